import type { PageLanguage } from '@paadam/shared/domain';
import { and, asc, eq, gte, max, not, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { subjects, tutorSubjects, tutors, users } from '../../foundation/db/schema';
import { inLanguage, topicsIn } from '../../people/subjects/queries';
import { hasRate, teachesSomething } from '../../people/tutors/queries/findTutor';

const isListed = (queryable: Queryable) => and(hasRate, teachesSomething);

const subjectNamesIn = (language: PageLanguage) => sql<string[]>`array(
  select ${inLanguage(language, 'name')} from ${tutorSubjects} join ${subjects} on ${subjects.id} = ${tutorSubjects.subjectId}
  where ${tutorSubjects.tutorId} = ${tutors.id} order by ${tutorSubjects.position})`;

/** @returns what the tutor's page says of itself, and whether the tutor is listed; who is suspended has no page */
export const findPreviewedTutor = async (queryable: Queryable, id: string, language: PageLanguage = 'en') => {
  const [tutor] = await queryable
    .select({
      id: tutors.id,
      name: users.name,
      profileUrl: users.profileUrl,
      bio: tutors.bio,
      hourlyRate: tutors.hourlyRate,
      ratingSum: tutors.ratingSum,
      ratingCount: tutors.ratingCount,
      qualifications: tutors.qualifications,
      languages: tutors.languages,
      subjectNames: subjectNamesIn(language),
      listed: sql<boolean>`${isListed(queryable)}`,
    })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.id))
    .where(and(eq(tutors.id, id), not(tutors.isHidden)));
  return tutor;
};
export type PreviewedTutor = NonNullable<Awaited<ReturnType<typeof findPreviewedTutor>>>;

/** Of the listed tutors of a subject, in whole rupees an hour. */
const rates = sql<{ lowest: number; highest: number } | null>`(
  select json_build_object('lowest', min(${tutors.hourlyRate}), 'highest', max(${tutors.hourlyRate}))
  from ${tutorSubjects} join ${tutors} on ${tutors.id} = ${tutorSubjects.tutorId} and not ${tutors.isHidden}
  where ${tutorSubjects.subjectId} = ${subjects}.id having count(${tutors.hourlyRate}) > 0)`;

/** @returns what a subject's page says of itself */
export const findPreviewedSubject = async (
  queryable: Queryable,
  slug: string,
  language: PageLanguage = 'en',
) => {
  const [subject] = await queryable
    .select({
      name: inLanguage(language, 'name'),
      description: inLanguage(language, 'description'),
      topics: topicsIn(language),
      tutorCount: subjects.tutorCount,
      rates,
    })
    .from(subjects)
    .where(eq(subjects.slug, slug));
  return subject;
};
export type PreviewedSubject = NonNullable<Awaited<ReturnType<typeof findPreviewedSubject>>>;

/** A page that search engines are told of, and when what it says last changed; null: unknown. */
export interface DatedPage {
  /** What tells it from others of its kind. */
  key: string;
  changedAt: Date | null;
}

/** @returns the subjects as addresses have them, by name, each as of its listed tutor who changed last */
export const listSlugs = (queryable: Queryable): Promise<DatedPage[]> =>
  queryable
    .select({ key: subjects.slug, changedAt: max(tutors.pageChangedAt) })
    .from(subjects)
    .leftJoin(tutorSubjects, eq(tutorSubjects.subjectId, subjects.id))
    .leftJoin(tutors, and(eq(tutors.id, tutorSubjects.tutorId), hasRate))
    .groupBy(subjects.id)
    .orderBy(asc(subjects.name));

/** @returns each group of so many listed tutors, in order: the id that it begins with, and when one of them changed last */
export const findGroups = async (
  queryable: Queryable,
  groupSize: number,
): Promise<{ start: string; changedAt: Date }[]> => {
  const numbered = queryable
    .select({
      id: tutors.id,
      changedAt: tutors.pageChangedAt,
      part: sql<number>`(row_number() over (order by ${tutors.id}) - 1) / ${groupSize}`.as('part'),
    })
    .from(tutors)
    .where(isListed(queryable))
    .as('numbered');
  return queryable
    .select({
      start: sql<string>`(array_agg(${numbered.id} order by ${numbered.id}))[1]`,
      changedAt: sql`max(${numbered.changedAt})`.mapWith(tutors.pageChangedAt),
    })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(asc(numbered.part));
};

/** @returns the ids of so many listed tutors, in order, from the first one on */
export const listTutorIds = (queryable: Queryable, first: string, count: number): Promise<DatedPage[]> =>
  queryable
    .select({ key: tutors.id, changedAt: tutors.pageChangedAt })
    .from(tutors)
    .where(and(gte(tutors.id, first), isListed(queryable)))
    .orderBy(asc(tutors.id))
    .limit(count);

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns whether a tutor could have this id; the database refuses to look for another */
export const isTutorId = (text: unknown): text is string => typeof text === 'string' && id.test(text);

/** @returns whether a subject could stand so in an address; the database refuses to look for some others */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,100}$/.test(text);
