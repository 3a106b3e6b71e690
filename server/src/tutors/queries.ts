import { and, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { availability, tutorSubjects, tutors, users } from '../db/schema';
import type { WeeklyHours } from './expandAvailability';

const subjectIds = sql<string[]>`array(
  select ${tutorSubjects.subjectId} from ${tutorSubjects}
  where ${tutorSubjects.tutorId} = ${tutors.id} order by ${tutorSubjects.position})`;

const week = sql<WeeklyHours[]>`(
  select coalesce(json_agg(json_build_object(
    'day', ${availability.day}, 'startMinute', ${availability.startMinute}, 'endMinute', ${availability.endMinute}
  ) order by ${availability.startMinute}), '[]')
  from ${availability} where ${availability.tutorId} = ${tutors.id})`;

/**
 * What the recommended order sorts by: the average in thousandths of a star, as if each tutor had five reviews
 * of four stars besides the real ones, so that one review of five does not outrank fifty.
 */
const recommendation = sql<number>`((${tutors.ratingSum} + 20) * 1000 / (${tutors.ratingCount} + 5))`;

const tutorColumns = {
  id: tutors.id,
  name: users.name,
  email: users.email,
  profileUrl: users.profileUrl,
  timeZone: users.timeZone,
  bio: tutors.bio,
  qualifications: tutors.qualifications,
  hourlyRate: tutors.hourlyRate,
  ratingSum: tutors.ratingSum,
  ratingCount: tutors.ratingCount,
  subjectIds,
  week,
  recommendation,
};

const selectTutors = (queryable: Queryable) =>
  queryable.select(tutorColumns).from(tutors).innerJoin(users, eq(users.id, tutors.id));

export type TutorRow = Awaited<ReturnType<typeof selectTutors>>[number];

export const findTutor = async (queryable: Queryable, id: string): Promise<TutorRow | undefined> => {
  const [tutor] = await selectTutors(queryable).where(eq(tutors.id, id));
  return tutor;
};

export interface TutorPosition {
  recommendation: number;
  id: string;
}

/** @returns the listed tutors (a rate and a subject), the most recommended first */
export const listTutors = (queryable: Queryable, after: TutorPosition | undefined, count: number) =>
  selectTutors(queryable)
    .where(
      and(
        isNotNull(tutors.hourlyRate),
        exists(
          queryable
            .select({ one: sql`1` })
            .from(tutorSubjects)
            .where(sql`${tutorSubjects.tutorId} = ${tutors.id}`),
        ),
        after && isAfter(after),
      ),
    )
    .orderBy(desc(recommendation), desc(tutors.id))
    .limit(count);

const isAfter = (position: TutorPosition): SQL =>
  sql`(${recommendation}, ${tutors.id}) < (${position.recommendation}, ${position.id}::uuid)`;
