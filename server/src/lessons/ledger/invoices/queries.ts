import type { InvoiceKind } from '@paadam/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { bookings, invoices, payments, subjects, tutors, users } from '../../../foundation/db/schema';
import { namesByLanguage } from '../../../people/subjects/queries';

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');
const payer = alias(users, 'payer');

/** @returns what documents say of a payment and its lesson, as it is now */
export const findPaidLesson = async (queryable: Queryable, paymentId: string) => {
  const [lesson] = await queryable
    .select({
      paymentId: payments.id,
      bookingId: payments.bookingId,
      amount: payments.amount,
      method: payments.method,
      provider: payments.provider,
      payer: { id: payer.id, name: payer.name, language: payer.language },
      student: { id: student.id, name: student.name },
      tutor: { id: tutor.id, name: tutor.name, language: tutor.language, state: tutors.state },
      subject: { name: subjects.name },
      subjectNames: namesByLanguage,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(tutors, eq(tutors.id, tutor.id))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .leftJoin(payer, eq(payer.id, payments.payerId))
    .where(eq(payments.id, paymentId));
  return lesson;
};

export type PaidLesson = NonNullable<Awaited<ReturnType<typeof findPaidLesson>>>;

/** @returns the number of the receipt of a payment; undefined: it has none */
export const findReceiptNumber = async (
  queryable: Queryable,
  paymentId: string,
): Promise<string | undefined> => {
  const [receipt] = await queryable
    .select({ content: invoices.content })
    .from(invoices)
    .where(eq(invoices.sourceKey, `receipt:${paymentId}`));
  return receipt?.content.number;
};

/** A document, as a link to it says what it is. */
export interface InvoiceLink {
  _id: string;
  kind: InvoiceKind;
  number: string;
}

/** What was issued to the payer's side for a payment, oldest first. A column for queries of payments. */
export const invoicesOfPayment = sql<InvoiceLink[]>`(
  select coalesce(json_agg(json_build_object('_id', ${invoices.id}, 'kind', ${invoices.kind},
    'number', ${invoices.content} ->> 'number') order by ${invoices.id}), '[]')
  from ${invoices} where ${invoices.paymentId} = ${payments.id} and ${invoices.kind} <> 'commission')`;
