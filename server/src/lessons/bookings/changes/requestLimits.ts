import { limits } from '@paadam/shared/domain';
import type { Database } from '../../../foundation/db/openDatabase';

/** Which limit is reached: asked too often within the hour, as many as may wait in all, or of this tutor. */
export type Limit = 'pace' | 'waiting' | 'waiting-of-tutor';

const { ofOneTutorInAnHour, waiting } = limits.requests;

const column = (values: readonly number[]): string => `array[${values.join(', ')}]`;

/** @param student SQL of the id @param tutor likewise @returns the call of the database's function that counts */
export const requestsOf = (student: string, tutor: string): string =>
  `requests_of(${student}, ${tutor}, ${ofOneTutorInAnHour},
    ${column(waiting.map(({ fromLessons }) => fromLessons))}, ${column(waiting.map(({ inAll }) => inAll))},
    ${column(waiting.map(({ ofOneTutor }) => ofOneTutor))}, interval '${limits.pendingBookingHours} hours')`;

/** Of a row with what the function gave as `requests`: the limit that is reached, and the seconds until there is room. */
export const judged = `
  case
    when (requests).paced_until is not null then 'pace'
    when (requests).full_until is not null then 'waiting'
    when (requests).tutor_full_until is not null then 'waiting-of-tutor'
  end as limit_reached,
  ceil(extract(epoch from coalesce((requests).paced_until, (requests).full_until, (requests).tutor_full_until) - now()))::integer
    as retry_after,
  (requests).lessons`;

/** What a student's requests come to, as one more to the tutor would find them. */
export interface Requests {
  limit: Limit | null;
  /** Seconds until there is room; null: there is. */
  retryAfter: number | null;
  /** How many lessons the student has had, as far as that matters. */
  lessons: number;
  waiting: number;
  waitingOfTutor: number;
  /** Whether the tutor's rules would accept one more at once. */
  isAccepted: boolean;
}

/** Counts without any lock: what is seen may be over the next moment, and `insertBooking` decides. */
export const countRequests = async (
  { $client }: Database,
  studentId: string,
  tutorId: string,
): Promise<Requests> => {
  const { rows } = await $client.query<Requests>({
    name: 'count-requests',
    text: `with counted as materialized (select ${requestsOf('$1::uuid', '$2::uuid')} as requests), found as (
        select ${judged}, (requests).waiting, (requests).waiting_of_tutor from counted)
      select limit_reached as "limit", retry_after as "retryAfter", lessons, waiting,
        waiting_of_tutor as "waitingOfTutor", is_accepted_by_itself($1::uuid, $2::uuid) as "isAccepted" from found`,
    values: [studentId, tutorId],
  });
  const [found] = rows;
  if (!found) throw new Error('A count gave no row.');
  return found;
};
