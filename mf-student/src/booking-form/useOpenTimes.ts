import { selectBookingCreation } from '@paadam/bookings';
import type { Slot } from '@paadam/shared/contract';
import {
  addDays,
  type Day,
  type Duration,
  dayOf,
  daysBetween,
  limits,
  slotsByDay,
  startOfDay,
} from '@paadam/shared/domain';
import { failureOf, type Loadable, loaded, usePaadamDispatch } from '@paadam/shared/state';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { openTimes } from './openTimes';
import { type FreshDay, withFreshDay } from './withFreshDay';

/** How many days are offered at once. */
const daysAtOnce = 14;
const lastStretch = Math.floor(limits.bookingDaysAhead / daysAtOnce);

interface Question {
  tutorId: string;
  /** The tutor's zone. */
  timeZone: string;
  duration: Duration;
  /** Who the lesson is for; empty while a parent has not chosen. */
  student: string;
  /** ISO instant of the time that the form holds. */
  start: string | null;
  /** ISO instant of the time that was last sent. */
  sentStart: string | null;
}

/**
 * The tutor's open times, two weeks at a time. The chosen day is the one that was last chosen, in the list or by a
 * date; before that the first with an open time.
 */
export const useOpenTimes = ({ tutorId, timeZone, duration, student, start, sentStart }: Question) => {
  const dispatch = usePaadamDispatch();
  const failure = failureOf(useSelector(selectBookingCreation));
  const clash = failure?.dates ? undefined : failure?.slots;
  const [today] = useState(() => dayOf(new Date()));
  const [stretch, setStretch] = useState(0);
  const [chosen, setChosen] = useState<Day | null>(null);
  const [fresh, setFresh] = useState<FreshDay | null>(null);
  const firstDay = addDays(today, stretch * daysAtOnce);

  const question = useMemo(
    () => ({
      tutorId,
      duration,
      ...(student && { student }),
      from: startOfDay(firstDay).toISOString(),
      to: startOfDay(addDays(firstDay, daysAtOnce)).toISOString(),
    }),
    [tutorId, duration, student, firstDay],
  );
  const { answer } = useSelector((state: object) => openTimes.select(state, question));
  const load = useCallback(() => {
    setFresh(null);
    dispatch(openTimes.actions.requested(question));
  }, [dispatch, question]);
  useEffect(() => {
    load();
    return () => void dispatch(openTimes.actions.left(question));
  }, [load, dispatch, question]);

  const showDay = useCallback(
    (day: Day) => {
      const wanted = Math.floor(daysBetween(today, day) / daysAtOnce);
      setStretch(Math.min(Math.max(wanted, 0), lastStretch));
      setChosen(day);
    },
    [today],
  );
  useEffect(() => {
    if (start) showDay(dayOf(new Date(start)));
  }, [start, showDay]);

  // A refusal is newer than the list: it knows what was taken in the meantime.
  useEffect(() => {
    if (clash && sentStart) setFresh({ refused: sentStart, slots: clash });
  }, [clash, sentStart]);

  const slots: Loadable<Slot[]> =
    answer.status === 'loaded' && fresh ? loaded(withFreshDay(answer.data, fresh, timeZone)) : answer;
  const byDay = slotsByDay(slots.data ?? []);
  const [firstOpen] = byDay.keys();

  const day = chosen ?? firstOpen ?? firstDay;

  return {
    slots,
    byDay,
    /** Whether the chosen day shows times to pick from. */
    canPick: byDay.has(day),
    days: Array.from({ length: daysAtOnce }, (_, index) => addDays(firstDay, index)),
    day,
    chooseDay: setChosen,
    load,
    earlier: stretch > 0 ? () => goTo(stretch - 1) : undefined,
    later: stretch < lastStretch ? () => goTo(stretch + 1) : undefined,
  };

  function goTo(next: number) {
    setStretch(next);
    setChosen(null);
  }
};
