import { type BookingStatus, minutesOf, priceOf } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';
import { bookingEvents, bookingSeries, bookings, reviews, tutors } from '../../foundation/db/schema';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { clockJobs } from '../../lessons/bookings/bookingClock';
import { keepRecord } from '../../people/tutors/changes';
import { lookUp, nicknameOf, subjectIdsByName } from './lookUp';
import { type PlannedLesson, planLessons } from './planLessons';
import { type SampleCourse, sampleCourses } from './sampleCourses';
import { sampleTutors, weekOf } from './sampleTutors';

const tutorsByNickname = new Map(sampleTutors.map((tutor) => [nicknameOf(tutor), tutor]));

/** @param people ids by nickname */
export const insertLessons = async (
  tx: Transaction,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const subjectIds = await subjectIdsByName(tx);
  const calendarOf = (nickname: string) => {
    const tutor = lookUp(tutorsByNickname, nickname);
    return { timeZone: tutor.timeZone, week: weekOf(tutor), answersIn: tutor.answersIn };
  };
  const seriesIds = new Map(
    sampleCourses.filter(({ isWeekly }) => isWeekly).map((course) => [nameOf(course), uuidv7()]),
  );
  const lessons = planLessons(sampleCourses, calendarOf, now).map((lesson, index) => ({
    ...lesson,
    row: { ...bookingRow(lesson, index, people, subjectIds), ...placeInSeries(lesson, seriesIds) },
  }));

  await tx.insert(bookingSeries).values(
    lessons.flatMap(({ course, series, row }) => {
      if (series?.position !== 1) return [];
      const { studentId, tutorId, subjectId, bookedBy, createdAt } = row;
      const people = { studentId, tutorId, subjectId, bookedBy };
      const { timeZone } = calendarOf(course.tutor);
      return [{ id: lookUp(seriesIds, nameOf(course)), ...people, weeks: series.of, timeZone, createdAt }];
    }),
  );
  await tx.insert(bookings).values(lessons.map(({ row }) => row));
  await tx.insert(bookingEvents).values(
    lessons.flatMap(({ row, timeline }) =>
      timeline.map(({ status, at }) => ({
        id: uuidv7(),
        bookingId: row.id,
        status,
        at,
        actorId: actorOf(status, row),
      })),
    ),
  );
  await tx.insert(reviews).values(
    lessons.flatMap(({ row, review }) => {
      if (!review) return [];
      const { rating, comment, at } = review;
      const { id: bookingId, tutorId, studentId } = row;
      return [{ id: uuidv7(), bookingId, tutorId, studentId, rating, comment, createdAt: at }];
    }),
  );
  await tx.execute(sql`update ${tutors} set rating_sum = given.sum, rating_count = given.count
    from (select tutor_id, sum(rating) as sum, count(*) as count from ${reviews} group by tutor_id) as given
    where ${tutors.id} = given.tutor_id`);
  await keepRecord(tx, [...new Set(lessons.map(({ row }) => row.tutorId))]);
  await enqueueAll(
    tx,
    lessons.flatMap(({ row }) => clockJobs(row, now)),
  );
};

const bookingRow = (
  { course, time, timeline }: PlannedLesson,
  index: number,
  people: ReadonlyMap<string, string>,
  subjectIds: ReadonlyMap<string, string>,
) => {
  const status: BookingStatus = timeline.at(-1)?.status ?? 'pending';
  const taught = status === 'accepted' || status === 'completed';
  return {
    id: uuidv7(),
    studentId: lookUp(people, course.student),
    tutorId: lookUp(people, course.tutor),
    subjectId: lookUp(subjectIds, course.subject),
    bookedBy: lookUp(people, course.bookedBy ?? course.student),
    startsAt: time.start,
    endsAt: time.end,
    status,
    price: priceOf(lookUp(tutorsByNickname, course.tutor).hourlyRate, minutesOf(course.duration)),
    meetingLink: taught ? `https://meet.example/paadam-${1001 + index}` : null,
    note: status === 'completed' ? '' : (course.note ?? ''),
    createdAt: timeline[0]?.at ?? time.start,
  };
};

const nameOf = ({ student, tutor, subject }: SampleCourse): string => `${student} ${tutor} ${subject}`;

const placeInSeries = ({ course, series }: PlannedLesson, ids: ReadonlyMap<string, string>) =>
  series ? { seriesId: lookUp(ids, nameOf(course)), seriesPosition: series.position } : {};

/** Who brought a booking into that state; null where the clock did. */
const actorOf = (status: BookingStatus, row: { bookedBy: string; tutorId: string }): string | null => {
  if (status === 'pending') return row.bookedBy;
  return status === 'completed' ? null : row.tutorId;
};
