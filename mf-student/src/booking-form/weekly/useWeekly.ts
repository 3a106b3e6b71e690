import type { SeriesDate } from '@paadam/shared/contract';
import { trialDuration } from '@paadam/shared/domain';
import { dataOf, type Loadable, notLoaded, usePaadamDispatch } from '@paadam/shared/state';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../../messages/booking-form';
import type { Draft } from '../draft';
import { requestRoom } from '../requestRoom';
import { type SeriesQuestion, seriesPreview } from './seriesPreview';

/** One week of the series. */
export interface Week {
  date: SeriesDate;
  /** ISO instant of the lesson that is to be; null: none in that week. */
  chosen: string | null;
}

/** What a person made of single weeks, by their number: another time, or null for none. */
type Choices = Record<number, string | null>;

const startsOf = ({ state, dateTime, alternatives }: SeriesDate): string[] =>
  state === 'free' ? [dateTime] : alternatives.map((slot) => slot.dateTime);

const choose = (date: SeriesDate, choice: string | null | undefined): string | null => {
  if (choice === undefined) return date.state === 'free' ? date.dateTime : null;
  // What was chosen may be gone by now.
  return choice !== null && startsOf(date).includes(choice) ? choice : null;
};

const whyNot = (chosen: number, most: number): string | undefined => {
  if (chosen === 0) return words.chooseDate();
  if (chosen <= most) return undefined;
  return most === 0 ? words.noMoreRequests() : words.mostRequests({ most, over: chosen - most });
};

/**
 * The lesson repeated weekly: on which dates it can be, and on which it is to be.
 *
 * @param first ISO instant of the first lesson; null while there is none
 */
export const useWeekly = (
  { student, subject, duration }: Draft,
  tutor: string,
  first: string | null,
  initialWeeks: number | null,
) => {
  const dispatch = usePaadamDispatch();
  const [wanted, setWanted] = useState(initialWeeks);
  const [changes, setChanges] = useState(0);
  const room = useSelector((state: object) => requestRoom.select(state, { student, tutor }).answer);
  // Weekly lessons are for those who have had one.
  const isNew = dataOf(room)?.isNew ?? false;
  // A trial lesson is one.
  const weeks = isNew || duration === trialDuration ? null : wanted;
  const [made, setMade] = useState<{ of: string; choices: Choices }>({ of: '', choices: {} });
  const question = useMemo(
    (): SeriesQuestion | null =>
      weeks && student && subject && first && duration !== trialDuration
        ? { student, tutor, subject, dateTime: first, duration, weeks }
        : null,
    [weeks, student, tutor, subject, first, duration],
  );
  const load = useCallback(() => {
    if (question) dispatch(seriesPreview.actions.requested(question));
  }, [dispatch, question]);
  useEffect(() => {
    load();
    return () => {
      if (question) dispatch(seriesPreview.actions.left(question));
    };
  }, [load, dispatch, question]);

  const preview = useSelector((state: object) =>
    question ? seriesPreview.select(state, question).answer : (notLoaded as Loadable<never>),
  );
  const data = dataOf(preview);
  // Another number of weeks leaves what was made of the first ones; another time does not.
  const of = JSON.stringify({ ...question, weeks: 0 });
  const choices = made.of === of ? made.choices : {};
  const shown: Week[] = (data?.dates ?? []).map((date, week) => ({
    date,
    chosen: choose(date, choices[week]),
  }));
  const chosen = shown.flatMap((week) => week.chosen ?? []);
  return {
    /** Whether the student has had no lesson yet, and so cannot ask for more than one at once. */
    isNew,
    /** Null: one lesson alone. */
    weeks,
    setWeeks: (count: number | null) => {
      setWanted(count);
      setChanges((before) => before + 1);
    },
    /** How often a person has changed something here; what a refusal brings does not count. */
    changes,
    /** What has to be known before dates can be shown. */
    isAsked: question !== null,
    preview,
    load,
    shown,
    chooseWeek: (week: number, start: string | null) => {
      setMade({ of, choices: { ...choices, [week]: start } });
      setChanges((before) => before + 1);
    },
    /** ISO instants, in order. */
    chosen,
    /** Why these cannot be asked for. */
    problem: data ? whyNot(chosen.length, data.most) : words.datesNotLoadedYet(),
    timeZone: data?.timeZone,
  };
};

export type Weekly = ReturnType<typeof useWeekly>;
