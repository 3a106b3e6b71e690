import { type Duration, limits } from '@paadam/shared/domain';
import type { FieldErrors } from '@paadam/shared/ui';
import * as words from '../messages/booking-form';
import { toInputValue } from './localTime';

/** What the form holds. */
export interface Draft {
  /** The student that the lesson is for; empty while a parent has not chosen. */
  student: string;
  /** As the input holds it, "2030-01-07T10:00" on the viewer's clock; empty while incomplete. */
  dateTime: string;
  /** The ISO instant of an open time that was picked: the clock shows some times twice. */
  picked: string | null;
  duration: Duration;
  subject: string;
  /** To the tutor; may be empty. */
  note: string;
}

/** @returns the ISO instant that the draft asks for, or null while there is none */
export const startOf = ({ picked, dateTime }: Pick<Draft, 'picked' | 'dateTime'>): string | null => {
  if (picked) return picked;
  const moment = new Date(dateTime);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** @returns the earliest and the latest moment that the date input offers */
export const dateTimeBounds = (now: number) => ({
  min: toInputValue(new Date(now)),
  max: toInputValue(new Date(now + limits.bookingDaysAhead * 86_400_000)),
});

/** @returns what can be told without the server, by field; empty where the draft can be sent */
export const checkDraft = (draft: Draft, now: number): FieldErrors<Draft> => {
  const errors: FieldErrors<Draft> = {};
  if (!draft.student) errors.student = words.chooseStudent();
  const start = startOf(draft);
  if (!start) errors.dateTime = words.chooseTime();
  else if (Date.parse(start) <= now) {
    errors.dateTime = words.timeHasPassed();
  } else if (Date.parse(start) - now > limits.bookingDaysAhead * 86_400_000) {
    errors.dateTime = words.tooFarAhead({ days: limits.bookingDaysAhead });
  }
  if (!draft.subject) errors.subject = words.chooseSubject();
  return errors;
};
