import type { TutorOrder } from '@paadam/shared/contract';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { tutors } from '../../../foundation/db/schema';

/**
 * What the recommended order sorts by: the average in thousandths of a star, as if each tutor had five reviews
 * of four stars besides the real ones, so that one review of five does not outrank fifty.
 */
const recommendation = sql<number>`((${tutors.ratingSum} + 20) * 1000 / (${tutors.ratingCount} + 5))`;

/** The average in thousandths of a star; none is the least. */
export const average = sql<number>`(case when ${tutors.ratingCount} = 0 then 0
  else ${tutors.ratingSum} * 1000 / ${tutors.ratingCount} end)`;

const rate = sql<number>`${tutors.hourlyRate}`;

/** The place of a row in its order. Whichever the order, the row's id decides last. */
export interface TutorPosition {
  key: number;
  /** Of the ratings, which decide where averages are equal. */
  count: number;
  id: string;
}

interface Order {
  /** The first of what the order goes by. */
  key: SQL<number>;
  by: SQL[];
  /** @param position its parts may be the placeholders of a prepared statement */
  isAfter(position: Record<keyof TutorPosition, unknown>): SQL;
}

/** The orders of the list. Each is an index's own, for the list to be read from it however many tutors there are. */
export const tutorOrder: Record<TutorOrder, Order> = {
  recommended: {
    key: recommendation,
    by: [desc(recommendation), desc(tutors.id)],
    isAfter: ({ key, id }) => sql`(${recommendation}, ${tutors.id}) < (${key}, ${id}::uuid)`,
  },
  'price-up': {
    key: rate,
    by: [asc(tutors.hourlyRate), asc(tutors.id)],
    isAfter: ({ key, id }) => sql`(${tutors.hourlyRate}, ${tutors.id}) > (${key}, ${id}::uuid)`,
  },
  'price-down': {
    key: rate,
    by: [desc(tutors.hourlyRate), desc(tutors.id)],
    isAfter: ({ key, id }) => sql`(${tutors.hourlyRate}, ${tutors.id}) < (${key}, ${id}::uuid)`,
  },
  rating: {
    key: average,
    by: [desc(average), desc(tutors.ratingCount), desc(tutors.id)],
    isAfter: ({ key, count, id }) =>
      sql`(${average}, ${tutors.ratingCount}, ${tutors.id}) < (${key}, ${count}, ${id}::uuid)`,
  },
};
