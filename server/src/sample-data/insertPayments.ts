import { eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { bookingClockQueue } from '../bookings/bookingClock';
import type { MoneySettings } from '../config';
import type { Transaction } from '../db/openDatabase';
import { bookingEvents, bookings, captures, payments, standInLinks, standInPayments } from '../db/schema';
import { enqueueAll, jobFor } from '../jobs/enqueue';
import { askForPayment, endPayment, releaseHeld } from '../money/changes';
import { issueReceipt } from '../money/invoices/issueInvoices';
import { gateway, held } from '../money/ledger/accounts';
import { post } from '../money/ledger/changes';
import { payReminderJob } from '../money/paymentClock';
import { lookUp } from './lookUp';

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds before now from which on lessons were paid here. */
const paidSince = 21 * day;
/** What was paid for a lesson waits so long after its end. */
const waits = day;

type Lesson = Pick<
  typeof bookings.$inferSelect,
  'id' | 'studentId' | 'tutorId' | 'bookedBy' | 'startsAt' | 'endsAt' | 'status' | 'price' | 'seriesId'
>;

/** @param at when it was paid */
export const paySampleLesson = async (
  tx: Transaction,
  settings: MoneySettings,
  { id: bookingId, bookedBy: payerId, price: amount }: Pick<Lesson, 'id' | 'bookedBy' | 'price'>,
  at: Date,
): Promise<string> => {
  const [paymentId, linkId] = [uuidv7(), uuidv7()];
  const ref = `pay_${uuidv7()}`;
  const [provider, method] = ['test', 'upi'] as const;
  const asked = new Date(at.getTime() - hour);
  await tx.insert(payments).values({
    id: paymentId,
    bookingId,
    payerId,
    amount,
    status: 'paid',
    provider,
    method,
    paidAt: at,
    createdAt: asked,
  });
  await tx.insert(standInLinks).values({
    id: linkId,
    reference: uuidv7(),
    amount,
    description: 'A lesson of the sample data',
    returnUrl: '/',
    expiresAt: at,
  });
  await tx.insert(standInPayments).values({ ref, linkId, amount, method, at });
  await tx.insert(captures).values({ provider, ref, paymentId, payerId, amount, fate: 'paid', at });
  await post(tx, {
    event: 'paid',
    sourceKey: `${provider}:${ref}:captured`,
    bookingId,
    transfers: [{ debit: gateway, credit: held(bookingId), amount }],
  });
  await issueReceipt(tx, settings, paymentId);
  return paymentId;
};

/**
 * Gives the sample lessons their payments, in every state that one can have, where the gateway that stands in takes the money: the
 * lessons of the last weeks were paid, and so are those to come, but for one that is due in some days and one that is due soon; and some
 * that the sample family had are cancelled.
 *
 * @param people ids by nickname
 */
export const insertPayments = async (
  tx: Transaction,
  settings: MoneySettings,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  if (settings.provider !== 'test') return;
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const since = at(-paidSince);
  const lessons = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.status, ['accepted', 'completed']))
    .orderBy(bookings.startsAt);
  const [student, sister] = [lookUp(people, 'student'), lookUp(people, 'diya.krishnan')];
  const ahead = (who: string) =>
    lessons.filter(({ studentId, startsAt }) => studentId === who && startsAt > now);
  const inDays = ahead(student).findLast(({ seriesId }) => seriesId !== null);
  const soon = ahead(sister).at(-1);

  for (const lesson of lessons) {
    if (lesson === inDays || lesson === soon || lesson.startsAt < since) continue;
    const paidAt = lesson.startsAt > now ? at(-4 * hour) : new Date(lesson.startsAt.getTime() - day);
    const paymentId = await paySampleLesson(tx, settings, lesson, paidAt);
    if (lesson.status !== 'completed' || lesson.endsAt > at(-waits)) continue;
    const { id: bookingId, tutorId, price: amount } = lesson;
    await releaseHeld(tx, settings, paymentId, 'completed', { bookingId, tutorId, amount });
  }
  if (inDays) await leaveDue(tx, settings, inDays, now);
  if (soon) await leaveDue(tx, settings, soon, now, at(3 * hour));

  const [model] = lessons.filter(({ studentId }) => studentId === student);
  if (model) await insertCancelled(tx, settings, model, now);
};

/** @param until when; absent: as long as any other */
const leaveDue = async (
  tx: Transaction,
  settings: MoneySettings,
  { id }: Lesson,
  now: Date,
  until?: Date,
): Promise<void> => {
  const { payBy: asked } = await askForPayment(tx, settings, id);
  const payBy = until ?? asked;
  if (!payBy) return;
  await tx.update(bookings).set({ payBy }).where(eq(bookings.id, id));
  await enqueueAll(tx, [
    jobFor(bookingClockQueue, { bookingId: id }, { startAfter: payBy }),
    payReminderJob(id, payBy, now),
  ]);
};

/** Lessons that do not take place: one that nobody paid, and of each kind of refund one. */
const insertCancelled = async (
  tx: Transaction,
  settings: MoneySettings,
  model: typeof bookings.$inferSelect,
  now: Date,
): Promise<void> => {
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const { tutorId, studentId, subjectId, price } = model;
  const cancelled = async (startsIn: number, by: string | null, reason: string | null) => {
    const startsAt = at(startsIn);
    const row = {
      id: uuidv7(),
      studentId,
      tutorId,
      subjectId,
      bookedBy: studentId,
      price,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      status: 'cancelled' as const,
      createdAt: at(-50),
    };
    await tx.insert(bookings).values(row);
    await tx.insert(bookingEvents).values([
      { id: uuidv7(), bookingId: row.id, status: 'pending', at: at(-50), actorId: studentId },
      { id: uuidv7(), bookingId: row.id, status: 'accepted', at: at(-49), actorId: tutorId },
      { id: uuidv7(), bookingId: row.id, status: 'cancelled', at: now, actorId: by, reason },
    ]);
    return row;
  };

  const unpaid = await cancelled(30, null, 'It was not paid in time.');
  await tx
    .insert(payments)
    .values({ id: uuidv7(), bookingId: unpaid.id, amount: price, status: 'void', createdAt: at(-49) });
  for (const [startsIn, by] of [
    [72, 'student'],
    [6, 'student'],
    [8, 'tutor'],
  ] as const) {
    const lesson = await cancelled(startsIn, by === 'tutor' ? tutorId : studentId, null);
    await paySampleLesson(tx, settings, lesson, at(-40));
    await endPayment(tx, settings, lesson.id, by);
  }
};
