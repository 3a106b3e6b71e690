import { eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { MoneySettings } from '../../foundation/config/Config';
import type { Transaction } from '../../foundation/db/openDatabase';
import {
  bookingEvents,
  bookings,
  captures,
  disputes,
  lessonProblems,
  payments,
  standInLinks,
  standInPayments,
} from '../../foundation/db/schema';
import { enqueueAll, jobFor } from '../../foundation/jobs/enqueue';
import { bookingClockQueue } from '../../lessons/bookings/bookingClock';
import { askForPayment, endPayment, releaseHeld } from '../../lessons/ledger/changes';
import { issueReceipt } from '../../lessons/ledger/invoices/issueInvoices';
import { gateway, held } from '../../lessons/ledger/ledger/accounts';
import { post } from '../../lessons/ledger/ledger/changes';
import { payReminderJob } from '../../lessons/ledger/paymentClock';
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

/** @param at when it was paid @param refundFails whether sending it back fails the first time */
export const paySampleLesson = async (
  tx: Transaction,
  settings: MoneySettings,
  { id: bookingId, bookedBy: payerId, price: amount }: Pick<Lesson, 'id' | 'bookedBy' | 'price'>,
  at: Date,
  { refundFails = false } = {},
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
  await tx.insert(standInPayments).values({ ref, linkId, amount, method, at, refundFails });
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
 * that the sample family had are cancelled. Of another person a refund has failed, and a bank asks money back.
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

  const unsettled = await listUnsettled(tx);

  for (const lesson of lessons) {
    if (lesson === inDays || lesson === soon || lesson.startsAt < since) continue;
    const paidAt = lesson.startsAt > now ? at(-4 * hour) : new Date(lesson.startsAt.getTime() - day);
    const paymentId = await paySampleLesson(tx, settings, lesson, paidAt);
    if (lesson.status !== 'completed' || lesson.endsAt > at(-waits) || unsettled.has(lesson.id)) continue;
    const { id: bookingId, tutorId, price: amount } = lesson;
    await releaseHeld(tx, settings, paymentId, 'completed', { bookingId, tutorId, amount });
  }
  if (inDays) await leaveDue(tx, settings, inDays, now);
  if (soon) await leaveDue(tx, settings, soon, now, at(3 * hour));

  const [model] = lessons.filter(({ studentId }) => studentId === student);
  if (model) await insertCancelled(tx, settings, model, now);
  const other = lessons.find(({ studentId }) => studentId !== student && studentId !== sister);
  if (other) {
    const lesson = await addCancelled(tx, other, { now, startsIn: 96, by: other.studentId });
    await paySampleLesson(tx, settings, lesson, at(-40 * hour), { refundFails: true });
    await endPayment(tx, settings, lesson.id, 'student');
  }
  const latest = lessons.findLast(
    ({ studentId, startsAt }) => startsAt < now && studentId === other?.studentId,
  );
  if (latest) await insertDispute(tx, latest, at(6 * day));
};

/** @returns the ids of the lessons that went wrong and are not settled: their money waits */
const listUnsettled = async (tx: Transaction): Promise<Set<string>> => {
  const rows = await tx
    .select({ id: lessonProblems.bookingId })
    .from(lessonProblems)
    .where(inArray(lessonProblems.status, ['open', 'disputed']));
  return new Set(rows.map(({ id }) => id));
};

const insertDispute = async (tx: Transaction, { id }: Pick<Lesson, 'id'>, respondBy: Date): Promise<void> => {
  const [paid] = await tx
    .select({ captureRef: captures.ref, amount: captures.amount })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(eq(payments.bookingId, id));
  if (!paid) return;
  await tx.insert(disputes).values({
    provider: 'test',
    ref: `disp_${uuidv7()}`,
    ...paid,
    reason: 'product_not_received',
    status: 'open',
    respondBy,
  });
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

interface Cancelled {
  now: Date;
  /** Hours. */
  startsIn: number;
  /** Null: the clock. */
  by: string | null;
  reason?: string;
}

/** @param model whose and the other person it was */
const addCancelled = async (
  tx: Transaction,
  { tutorId, studentId, subjectId, price }: typeof bookings.$inferSelect,
  { now, startsIn, by, reason }: Cancelled,
) => {
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
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
    { id: uuidv7(), bookingId: row.id, status: 'cancelled', at: now, actorId: by, reason: reason ?? null },
  ]);
  return row;
};

/** Lessons that do not take place: one that no one paid, and of each kind of refund one. */
const insertCancelled = async (
  tx: Transaction,
  settings: MoneySettings,
  model: typeof bookings.$inferSelect,
  now: Date,
): Promise<void> => {
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const reason = 'It was not paid in time.';
  const unpaid = await addCancelled(tx, model, { now, startsIn: 30, by: null, reason });
  await tx
    .insert(payments)
    .values({ id: uuidv7(), bookingId: unpaid.id, amount: model.price, status: 'void', createdAt: at(-49) });
  for (const [startsIn, side] of [
    [72, 'student'],
    [6, 'student'],
    [8, 'tutor'],
  ] as const) {
    const by = side === 'tutor' ? model.tutorId : model.studentId;
    const lesson = await addCancelled(tx, model, { now, startsIn, by });
    await paySampleLesson(tx, settings, lesson, at(-40));
    await endPayment(tx, settings, lesson.id, side);
  }
};
