import { minutesOf, priceOf } from '@paadam/shared/domain';
import { and, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { MoneySettings } from '../../foundation/config/Config';
import { sqlStateOf } from '../../foundation/db/databaseError';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import { bookingEvents, bookings, tutorSubjects, tutors, users } from '../../foundation/db/schema';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { clockJobs } from '../../lessons/bookings/bookingClock';
import { forgetNextFree } from '../../people/tutors/changes';
import { paySampleLesson } from './insertPayments';

const minute = 60_000;
/** Of the lesson, and how long it has been running. */
const minutes = { all: minutesOf('1'), gone: 5 };
/** What is left of a lesson is worth entering. */
const worthwhile = 20 * minute;
/** Another lesson is in the way, or one of the two is suspended. */
const standsInTheWay = new Set(['23P01', '23514']);

/**
 * Has the student and the tutor of the sample sign-ins in a lesson that runs at this moment, so that the person who tries the
 * product finds its room open. One that runs already stays, and another lesson of theirs is not moved: the new one ends where
 * that begins.
 */
export const keepLessonRunning = async (
  database: Database,
  money: MoneySettings,
  now = new Date(),
): Promise<void> => {
  try {
    await inTransaction(database, (tx) => addRunningLesson(tx, money, now));
  } catch (error) {
    // Of several servers that start at once another one was faster.
    if (!standsInTheWay.has(sqlStateOf(error) ?? '')) throw error;
  }
};

const addRunningLesson = async (tx: Transaction, money: MoneySettings, now: Date): Promise<void> => {
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, ['student@paadam.test', 'tutor@paadam.test']));
  const idOf = (nickname: string) => people.find(({ email }) => email.startsWith(`${nickname}@`))?.id;
  const [studentId, tutorId] = [idOf('student'), idOf('tutor')];
  if (!studentId || !tutorId) return;
  const [taught] = await tx
    .select({ subjectId: tutorSubjects.subjectId, hourlyRate: tutors.hourlyRate })
    .from(tutorSubjects)
    .innerJoin(tutors, eq(tutors.id, tutorSubjects.tutorId))
    .where(eq(tutorSubjects.tutorId, tutorId))
    .orderBy(tutorSubjects.position)
    .limit(1);
  if (!taught) return;

  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  let startsAt = at(-minutes.gone * minute - (now.getTime() % minute));
  let endsAt = new Date(startsAt.getTime() + minutes.all * minute);
  const others = await tx
    .select()
    .from(bookings)
    .where(
      and(
        or(eq(bookings.studentId, studentId), eq(bookings.tutorId, tutorId)),
        inArray(bookings.status, ['pending', 'accepted']),
        lt(bookings.startsAt, endsAt),
        gt(bookings.endsAt, startsAt),
      ),
    );
  for (const other of others) {
    if (other.endsAt <= now) startsAt = other.endsAt > startsAt ? other.endsAt : startsAt;
    else if (other.startsAt > now) endsAt = other.startsAt < endsAt ? other.startsAt : endsAt;
    else return;
  }
  if (endsAt.getTime() - now.getTime() < worthwhile) return;

  const row = {
    id: uuidv7(),
    studentId,
    tutorId,
    subjectId: taught.subjectId,
    bookedBy: studentId,
    startsAt,
    endsAt,
    status: 'accepted' as const,
    price: priceOf(taught.hourlyRate ?? 0, (endsAt.getTime() - startsAt.getTime()) / minute),
    createdAt: at(-26 * 60 * minute),
  };
  await tx.insert(bookings).values(row);
  await tx.insert(bookingEvents).values([
    { id: uuidv7(), bookingId: row.id, status: 'pending', at: row.createdAt, actorId: studentId },
    { id: uuidv7(), bookingId: row.id, status: 'accepted', at: at(-25 * 60 * minute), actorId: tutorId },
  ]);
  if (money.provider === 'test') await paySampleLesson(tx, money, row, at(-24 * 60 * minute));
  await enqueueAll(tx, clockJobs(row, now));
  await forgetNextFree(tx, [tutorId]);
};
