import { selectBookingCreation } from '@paadam/bookings';
import type { Problem } from '@paadam/shared/api';
import type { Slot } from '@paadam/shared/contract';
import { failureOf } from '@paadam/shared/state';
import { useFieldErrors } from '@paadam/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/booking-form';
import { checkDraft, type Draft, startOf } from './draft';
import { toInputValue } from './localTime';

/** The form's content, with what the last try to send it said of each field. A change takes a message back. */
export const useBookingDraft = (initial: Draft) => {
  const failure = failureOf(useSelector(selectBookingCreation));
  const problem = useMemo(() => failure && atItsField(failure), [failure]);
  const [draft, setDraft] = useState(initial);
  const [sentStart, setSentStart] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  // A time that was picked is another than the same one on the clock.
  const values = { ...draft, dateTime: draft.picked ?? draft.dateTime };
  const { check, errorOf, isAsTried, summary } = useFieldErrors(
    element,
    values,
    () => checkDraft(draft, Date.now()),
    problem,
  );
  const isUnchanged = (Object.keys(draft) as (keyof Draft)[]).every(isAsTried);
  const message = summary ? words.checkMarked() : problem?.message;

  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));

  return {
    element,
    draft,
    errorOf,
    /** What the last try came to, until something is changed. */
    message: isUnchanged ? message : undefined,
    /** ISO instant that was asked for by the last try; null where nothing was sent. */
    sentStart,
    /** @returns the ISO instant to ask for, or null where the draft cannot be sent, as far as can be told here */
    check: (): string | null => {
      const start = check() ? startOf(draft) : null;
      setSentStart(start);
      return start;
    },
    chooseStudent: (student: string) => change({ student }),
    enterDateTime: (dateTime: string) => change({ dateTime, picked: null }),
    pickSlot: ({ dateTime }: Slot) =>
      change({ dateTime: toInputValue(new Date(dateTime)), picked: dateTime }),
    chooseDuration: (duration: Draft['duration']) => change({ duration }),
    chooseSubject: (subject: string) => change({ subject }),
    writeNote: (note: string) => change({ note }),
  };
};

/** A clash is about the time, unless it is about one of weekly lessons, though the body of the call was right. */
const atItsField = (problem: Problem): Problem =>
  problem.code === 'slot_taken' && !problem.dates
    ? { ...problem, fields: { dateTime: words.chooseAnotherTime() } }
    : problem;

export type BookingDraft = ReturnType<typeof useBookingDraft>;
