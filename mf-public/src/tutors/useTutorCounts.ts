import type { TutorCounts } from '@paadam/shared/contract';
import { formatCount } from '@paadam/shared/domain';
import { useAnswered } from '@paadam/shared/loading';
import { dataOf, type Loadable, notLoaded, usePaadamDispatch } from '@paadam/shared/state';
import { useEffect, useMemo } from 'react';
import * as words from '../messages/tutors';
import { tutorsInWords } from '../subjects/tutorsInWords';
import { changed, filtersOf, type TutorQuestion } from './question';
import { tutorCounts } from './tutorCounts';

/** The filters whose choices are counted. */
type CountedFilter = 'subject' | 'level' | 'board' | 'language' | 'day' | 'timeOfDay';

/** @returns how many tutors the choice leaves, to be put behind its name: " (4)"; empty while that is not known */
export type CountOf = (filter: CountedFilter, choice: string) => string;

const everybody: TutorQuestion = {};

/**
 * @param question the list's
 * @param isWanted false: nothing is counted
 * @returns the counts for the question, how many tutors there are over all, and what each choice would leave
 */
export const useTutorCounts = (question: TutorQuestion, isWanted: boolean) => {
  const asked = useMemo(() => changed(question, { sort: undefined }), [question]);
  const counts = useCounts(asked, isWanted);
  const all = useCounts(everybody, isWanted && filtersOf(asked).length > 0);
  const known = dataOf(counts);
  const countOf = useMemo((): CountOf => {
    // Beyond what is counted exactly the figures say nothing.
    if (!known?.totalIsExact) return () => '';
    const byChoice = new Map<string, number>([
      ...known.subjects.map(({ _id, count }) => [`subject ${_id}`, count] as const),
      ...known.levels.map(({ level, count }) => [`level ${level}`, count] as const),
      ...known.boards.map(({ board, count }) => [`board ${board}`, count] as const),
      ...known.languages.map(({ language, count }) => [`language ${language}`, count] as const),
      ...known.days.map(({ day, count }) => [`day ${day}`, count] as const),
      ...known.timesOfDay.map(({ timeOfDay, count }) => [`timeOfDay ${timeOfDay}`, count] as const),
    ]);
    // Of a filter whose choices were too many to count there is none.
    const filters = new Set([...byChoice.keys()].map((key) => key.slice(0, key.indexOf(' '))));
    return (filter, choice) => (filters.has(filter) ? ` (${byChoice.get(`${filter} ${choice}`) ?? 0})` : '');
  }, [known]);
  return { counts, all, countOf };
};

const useCounts = (question: TutorQuestion, isWanted: boolean): Loadable<TutorCounts> => {
  const dispatch = usePaadamDispatch();
  const { answer } = useAnswered(tutorCounts, question);
  useEffect(() => {
    if (!isWanted) return;
    dispatch(tutorCounts.actions.requested(question));
    return () => void dispatch(tutorCounts.actions.left(question));
  }, [dispatch, question, isWanted]);
  return isWanted ? answer : notLoaded;
};

/** @returns "16 tutors", "4 of 16 tutors", "More than 10,000 tutors"; undefined while it is not known */
export const totalInWords = (
  counts: Loadable<TutorCounts>,
  all: Loadable<TutorCounts>,
): string | undefined => {
  const found = dataOf(counts);
  if (!found) return undefined;
  const tutors = tutorsInWords(found.total);
  if (!found.totalIsExact) return words.moreThan({ tutors });
  const over = dataOf(all);
  if (!over) return tutors;
  const parts = { found: formatCount(found.total), all: tutorsInWords(over.total) };
  return over.totalIsExact ? words.foundOf(parts) : words.foundOfMore(parts);
};
