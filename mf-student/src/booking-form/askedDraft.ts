import { type Duration, lessonDurations, seriesLimits, trialDuration } from '@paadam/shared/domain';
import type { BookableTutor } from './bookableTutor';
import type { Draft } from './draft';
import { toInputValue } from './localTime';

/**
 * @param asked the start that the page's address names, as a tutor's page links to it
 * @returns it as an ISO instant; null where it names none, or one that has passed
 */
const askedStart = (asked: string | null): string | null => {
  const moment = Date.parse(asked ?? '');
  return moment > Date.now() ? new Date(moment).toISOString() : null;
};

/**
 * What the page's address fills in: a tutor's page links with a time, a request that failed after its form was left
 * with all it had but the note.
 *
 * @param tutor a single subject needs no choice, and a trial lesson has to be offered
 */
export const askedDraft = (
  search: URLSearchParams,
  { subjects: taught, trialPrice = null }: Pick<BookableTutor, 'subjects' | 'trialPrice'>,
): Pick<Draft, 'dateTime' | 'picked' | 'duration' | 'subject'> => {
  const picked = askedStart(search.get('dateTime'));
  const subject = search.get('subject') ?? '';
  const [onlySubject = '', ...otherSubjects] = taught;
  return {
    picked,
    dateTime: picked ? toInputValue(new Date(picked)) : '',
    duration: durationOf(search.get('duration'), trialPrice !== null),
    subject: taught.includes(subject) ? subject : otherSubjects.length === 0 ? onlySubject : '',
  };
};

const durationOf = (asked: string | null, hasTrial: boolean): Duration =>
  lessonDurations.find((duration) => duration === asked && (hasTrial || duration !== trialDuration)) ?? '1';

/** @returns how many weekly lessons the page's address asks for; null: one alone */
export const askedWeeks = (search: URLSearchParams): number | null => {
  const weeks = Number(search.get('weeks'));
  const { min, max } = seriesLimits.weeks;
  return Number.isInteger(weeks) && weeks >= min && weeks <= max ? weeks : null;
};
