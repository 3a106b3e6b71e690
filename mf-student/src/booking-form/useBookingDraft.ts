import type { Problem } from '@paadam/shared/api';
import { selectBookingCreation } from '@paadam/shared/bookings';
import type { Slot } from '@paadam/shared/contract';
import { failureOf } from '@paadam/shared/state';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { checkDraft, type Draft, type DraftField, type FieldErrors, startOf } from './draft';
import { toInputValue } from './localTime';

/** The last try to send: what was wrong before it was sent, and what was changed since. */
interface Attempt {
  /** ISO instant that was asked for; null where nothing was sent. */
  sentStart: string | null;
  errors: FieldErrors;
  edited: readonly DraftField[];
}

const noAttempt: Attempt = { sentStart: null, errors: {}, edited: [] };

/** The form's content, with what the last try to send it said of each field. A change takes a message back. */
export const useBookingDraft = (initial: Draft) => {
  const problem = failureOf(useSelector(selectBookingCreation));
  const [draft, setDraft] = useState(initial);
  const [attempt, setAttempt] = useState(noAttempt);

  const change = (field: DraftField, changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setAttempt((before) => ({ ...before, edited: [...before.edited, field] }));
  };

  /** @returns the ISO instant to ask for, or null where the draft cannot be sent, as far as can be told here */
  const check = (): string | null => {
    const errors = checkDraft(draft, Date.now());
    const sentStart = Object.keys(errors).length === 0 ? startOf(draft) : null;
    setAttempt({ sentStart, errors, edited: [] });
    return sentStart;
  };

  const refusal = attempt.sentStart ? problem : null;
  const found: FieldErrors = refusal ? fieldsOf(refusal) : attempt.errors;
  const errors = Object.fromEntries(
    Object.entries(found).filter(([field]) => !attempt.edited.includes(field as DraftField)),
  ) as FieldErrors;
  const message =
    refusal?.message ??
    (Object.keys(attempt.errors).length > 0 ? 'Please check what is marked above.' : null);

  return {
    draft,
    errors,
    /** What the last try came to, until something is changed. */
    message: attempt.edited.length === 0 ? message : null,
    sentStart: attempt.sentStart,
    check,
    chooseStudent: (student: string) => change('student', { student }),
    enterDateTime: (dateTime: string) => change('dateTime', { dateTime, picked: null }),
    pickSlot: ({ dateTime }: Slot) =>
      change('dateTime', { dateTime: toInputValue(new Date(dateTime)), picked: dateTime }),
    chooseDuration: (duration: Draft['duration']) => change('duration', { duration }),
    chooseSubject: (subject: string) => change('subject', { subject }),
  };
};

/** A clash is about the time, though the body of the call was right. */
const fieldsOf = ({ code, fields }: Problem): FieldErrors =>
  code === 'slot_taken' ? { dateTime: 'Please choose another time.' } : fields;

export type BookingDraft = ReturnType<typeof useBookingDraft>;
