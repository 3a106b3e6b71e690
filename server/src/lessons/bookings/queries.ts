import type { TimeProposal } from '@paadam/shared/contract';
import type { Language } from '@paadam/shared/domain';
import {
  type BookingChangeKind,
  type BookingSide,
  type BookingStatus,
  hiddenStatuses,
  lessonStatuses,
  occupyingStatuses,
} from '@paadam/shared/domain';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MomentPosition } from '../../access/calls/page';
import { isChildOf } from '../../access/guardianship/queries';
import type { SessionUser } from '../../access/sessions/queries';
import { microsecondsOf, momentAt } from '../../foundation/db/microseconds';
import type { Queryable } from '../../foundation/db/openDatabase';
import { prepareOnce } from '../../foundation/db/prepareOnce';
import {
  bookingEvents,
  bookingSeries,
  bookings,
  parentChildren,
  proposedTimes,
  reviews,
  subjects,
  timeProposals,
  tutors,
  users,
} from '../../foundation/db/schema';
import { dueIds, isDue, statusNow } from '../../foundation/db/transitionSql';
import type { Interval } from '../../people/availability/interval';
import { namesByLanguage } from '../../people/subjects/queries';
import { paymentOfBooking } from '../ledger/queries';

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');
const bookedBy = alias(users, 'booked_by');

const earlier = alias(bookings, 'earlier');

const proposer = alias(users, 'proposer');

/** As JSON has it: instants are text. */
const openProposal = sql<TimeProposal | null>`(
  select json_build_object(
    '_id', ${timeProposals.id}, 'by', json_build_object('_id', ${proposer.id}, 'name', ${proposer.name}),
    'bySide', ${timeProposals.bySide}, 'note', ${timeProposals.note},
    'createdAt', ${timeProposals.createdAt}, 'lapsesAt', ${timeProposals.lapsesAt},
    'times', (
      select coalesce(json_agg(json_build_object('dateTime', ${proposedTimes.startsAt}, 'endsAt', ${proposedTimes.endsAt})
        order by ${proposedTimes.position}), '[]')
      from ${proposedTimes}
      where ${proposedTimes.proposalId} = ${timeProposals.id} and ${proposedTimes.startsAt} > now()))
  from ${timeProposals} join ${users} as proposer on ${proposer.id} = ${timeProposals.byId}
  where ${timeProposals.bookingId} = ${bookings.id} and ${timeProposals.status} = 'open'
    and ${timeProposals.lapsesAt} > now())`;

const bookingColumns = {
  id: bookings.id,
  student: { _id: student.id, name: student.name },
  tutor: { _id: tutor.id, name: tutor.name },
  subject: { _id: subjects.id, name: subjects.name, category: subjects.category },
  subjectNames: namesByLanguage,
  createdAt: bookings.createdAt,
  renewedAt: bookings.renewedAt,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  status: statusNow,
  price: bookings.price,
  meetingLink: bookings.meetingLink,
  note: bookings.note,
  rating: reviews.rating,
  proposal: openProposal,
  /** Which of how many weekly lessons it is. */
  series: sql<{
    _id: string;
    position: number;
    of: number;
  } | null>`case when ${bookings.seriesId} is not null then (
    select json_build_object('_id', ${bookingSeries.id}, 'position', ${bookings.seriesPosition}, 'of', ${bookingSeries.weeks})
    from ${bookingSeries} where ${bookingSeries.id} = ${bookings.seriesId}) end`,
  payBy: bookings.payBy,
  isTrial: bookings.isTrial,
  payment: paymentOfBooking,
  /** Of the decline or the cancellation. */
  reason: sql<string | null>`case when ${bookings.status} in ('declined', 'cancelled') then (
    select ${bookingEvents.reason} from ${bookingEvents}
    where ${bookingEvents.bookingId} = ${bookings.id} and ${bookingEvents.status} = ${bookings.status}
    order by ${bookingEvents.at} desc limit 1) end`,
  /** Whether it is to be the first lesson that the student has with anybody. */
  isFirstLesson: sql<boolean>`${bookings.status} in ('pending', 'accepted') and not exists (
    select from ${bookings} as earlier
    where ${earlier.studentId} = ${bookings.studentId} and ${earlier.status} in ('accepted', 'completed')
      and ${earlier.endsAt} <= least(now(), ${bookings.startsAt}))`,
};

const selectBookings = (queryable: Queryable) =>
  queryable
    .select({ ...bookingColumns, microseconds: microsecondsOf(bookings.startsAt) })
    .from(bookings)
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id));

export type BookingRow = Omit<Awaited<ReturnType<typeof selectBookings>>[number], 'microseconds'>;

const contactOf = (person: typeof student | typeof tutor | typeof bookedBy) => ({
  id: person.id,
  name: person.name,
  email: person.email,
  timeZone: person.timeZone,
  language: person.language,
});

/** A person to write to, in words and times of their own. */
export interface Contact {
  id: string;
  name: string;
  email: string;
  timeZone: string;
  language: Language;
}

const linkedParent = alias(users, 'linked_parent');
const linkedParents = sql<Contact[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${linkedParent.id}, 'name', ${linkedParent.name},
    'email', ${linkedParent.email}, 'timeZone', ${linkedParent.timeZone},
    'language', ${linkedParent.language}
  ) order by ${parentChildren.linkedAt}, ${linkedParent.id}), '[]')
  from ${parentChildren} join ${users} as linked_parent on ${linkedParent.id} = ${parentChildren.parentId}
  where ${parentChildren.childId} = ${bookings.studentId})`;

const selectBookingsWithContacts = (queryable: Queryable) =>
  queryable
    .select({
      ...bookingColumns,
      sequence: bookings.sequence,
      studentContact: contactOf(student),
      tutorContact: contactOf(tutor),
      bookedByContact: contactOf(bookedBy),
      review: { rating: reviews.rating, comment: reviews.comment, createdAt: reviews.createdAt },
      /** Those who are linked to the student now, in the order of their linking. */
      parents: linkedParents,
    })
    .from(bookings)
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(bookedBy, eq(bookedBy.id, bookings.bookedBy))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id));

/** A booking with the addresses to write to about it. */
export type BookingWithContacts = Awaited<ReturnType<typeof selectBookingsWithContacts>>[number];

/** Asked for in each booking's transaction: to compose and to plan a question about so many tables takes longer than its answer. */
const bookingById = prepareOnce((queryable) =>
  selectBookingsWithContacts(queryable)
    .where(eq(bookings.id, sql.placeholder('id')))
    .prepare('booking-by-id'),
);

/** @param whose limits the search to some people's bookings */
export const findBooking = async (
  queryable: Queryable,
  id: string,
  whose?: SQL,
): Promise<BookingWithContacts | undefined> => {
  const [booking] = whose
    ? await selectBookingsWithContacts(queryable).where(and(eq(bookings.id, id), whose))
    : await bookingById(queryable).execute({ id });
  return booking;
};

export const findBookings = async (
  queryable: Queryable,
  ids: readonly string[],
): Promise<BookingWithContacts[]> =>
  ids.length === 0 ? [] : selectBookingsWithContacts(queryable).where(inArray(bookings.id, [...ids]));

/** @returns the booking with this id, which the same transaction holds */
export const getBooking = async (queryable: Queryable, id: string): Promise<BookingWithContacts> => {
  const booking = await findBooking(queryable, id);
  if (!booking) throw new Error(`Booking ${id} is missing.`);
  return booking;
};

/** @returns all bookings of a series, in their order */
export const listSeries = (queryable: Queryable, seriesId: string) =>
  queryable
    .select({
      _id: bookings.id,
      position: sql<number>`${bookings.seriesPosition}`,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      status: statusNow,
    })
    .from(bookings)
    .where(eq(bookings.seriesId, seriesId))
    .orderBy(asc(bookings.seriesPosition));

/** Whose bookings: one alone, for who may move any; the ones that a tutor gives, a student takes, or the children of a parent take. */
export const ofBooking = (id: string): SQL => eq(bookings.id, id);
export const ofTutor = (id: string): SQL => eq(bookings.tutorId, id);
export const ofStudent = (id: string): SQL => eq(bookings.studentId, id);
export const ofChildrenOf = (parentId: string): SQL => isChildOf(bookings.studentId, parentId);

/** The bookings that the caller has a part in: a parent's are those of the children that are linked now. */
export const ofCaller = ({ id, role }: Pick<SessionUser, 'id' | 'role'>): SQL =>
  ({ tutor: ofTutor, student: ofStudent, parent: ofChildrenOf })[role](id);

export type BookingOrder = 'latest' | 'earliest';

interface BookingSelection {
  /** One status only; absent: all but the hidden ones. */
  status?: BookingStatus | undefined;
  /** Lessons that start at this instant or later. */
  from?: Date | undefined;
  /** Lessons that start before this instant. */
  to?: Date | undefined;
  /** Lessons that have stars, or have none; absent: both. */
  rated?: 'yes' | 'no' | undefined;
  /** By the start of the lesson. */
  order: BookingOrder;
  after: MomentPosition | undefined;
  count: number;
}

export const listBookings = (
  queryable: Queryable,
  whose: SQL,
  { status, from, to, rated, order, after, count }: BookingSelection,
) => {
  const inOrder = order === 'latest' ? desc : asc;
  return selectBookings(queryable)
    .where(
      and(
        whose,
        status ? sql`${statusNow} = ${status}` : notInArray(statusNow, [...hiddenStatuses]),
        from && gte(bookings.startsAt, from),
        to && lt(bookings.startsAt, to),
        rated && (rated === 'yes' ? isNotNull : isNull)(reviews.id),
        after && isAfter(after, order),
      ),
    )
    .orderBy(inOrder(bookings.startsAt), inOrder(bookings.id))
    .limit(count);
};

/** What a calendar shows: what waits, and lessons given or to be given. */
const calendarStatuses: readonly BookingStatus[] = ['pending', ...lessonStatuses];

/**
 * @returns the bookings of which a part lies within a stretch, and those for which a time there is proposed, by their start; not
 *   what was declined or called off
 */
export const listWithin = (queryable: Queryable, whose: SQL, { start, end }: Interval) =>
  selectBookings(queryable)
    .where(
      and(
        whose,
        inArray(statusNow, [...calendarStatuses]),
        sql`((${bookings.startsAt} < ${end} and ${bookings.endsAt} > ${start}) or exists (
          select from ${timeProposals} join ${proposedTimes} on ${proposedTimes.proposalId} = ${timeProposals.id}
          where ${timeProposals.bookingId} = ${bookings.id} and ${timeProposals.status} = 'open'
            and ${timeProposals.lapsesAt} > now() and ${proposedTimes.startsAt} > now()
            and ${proposedTimes.startsAt} < ${end} and ${proposedTimes.endsAt} > ${start}))`,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));

/** @returns what the tutors of bookings that are to come, and still open or agreed, ask of a time */
export const listRules = (queryable: Queryable, whose: SQL) =>
  queryable
    .selectDistinct({
      tutor: tutors.id,
      noticeMinutes: tutors.noticeMinutes,
      windowDays: tutors.windowDays,
    })
    .from(bookings)
    .innerJoin(tutors, eq(tutors.id, bookings.tutorId))
    .where(and(whose, inArray(bookings.status, [...occupyingStatuses]), sql`${bookings.startsAt} > now()`));

/** As many as a dashboard shows. */
const shownProposals = 20;

/** @returns the first bookings, by their start, for which the other side proposes other times */
export const listProposed = (queryable: Queryable, whose: SQL, side: BookingSide) =>
  listBookings(
    queryable,
    // A proposal lapses at the start at the latest. With an offset it is asked for each booking, by the index.
    sql`${whose} and ${bookings.startsAt} > now() and exists (
      select from ${timeProposals}
      where ${timeProposals.bookingId} = ${bookings.id} and ${timeProposals.status} = 'open'
        and ${timeProposals.lapsesAt} > now() and ${timeProposals.bySide} <> ${side} offset 0)`,
    { order: 'earliest', after: undefined, count: shownProposals },
  );

/**
 * @returns the bookings as a person looks at them who asks what matters now: upcoming lessons and then requests that wait,
 *   the soonest first; then what is over, and last what was declined for a time to come, the latest first
 */
export const listByConcern = (queryable: Queryable, whose: SQL, count: number) =>
  selectBookings(queryable)
    .where(and(whose, notInArray(statusNow, [...hiddenStatuses])))
    .orderBy(
      sql`case ${statusNow} when 'accepted' then 0 when 'pending' then 1
        else case when ${bookings.startsAt} <= now() then 2 else 3 end end`,
      sql`case when ${statusNow} in ('accepted', 'pending') then ${bookings.startsAt} end`,
      desc(bookings.startsAt),
      desc(bookings.id),
    )
    .limit(count);

/** @returns the soonest upcoming lesson of each student who has one */
export const listNextLessons = (queryable: Queryable, whose: SQL) =>
  selectBookings(queryable).where(
    sql`${bookings.id} in (
      select distinct on (${bookings.studentId}) ${bookings.id} from ${bookings}
      where ${whose} and ${statusNow} = 'accepted' order by ${bookings.studentId}, ${bookings.startsAt})`,
  );

/** @returns of these completed bookings the ones that are the first completed lesson of their student with their tutor */
export const firstLessons = async (queryable: Queryable, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await queryable
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        inArray(bookings.id, [...ids]),
        sql`not exists (
          select from ${bookings} as earlier
          where ${earlier.studentId} = ${bookings.studentId} and ${earlier.tutorId} = ${bookings.tutorId}
            and ${earlier.status} = 'completed' and ${earlier.startsAt} < ${bookings.startsAt})`,
      ),
    );
  return rows.map(({ id }) => id);
};

const isAfter = ({ microseconds, id }: MomentPosition, order: BookingOrder): SQL =>
  sql`(${bookings.startsAt}, ${bookings.id}) ${sql.raw(order === 'latest' ? '<' : '>')}
    (${momentAt(microseconds)}, ${id}::uuid)`;

/** @returns the states that a booking went through, oldest first, with who moved it; null where the clock did */
export const listEvents = (queryable: Queryable, bookingId: string) =>
  queryable
    .select({
      status: sql<BookingStatus>`${bookingEvents.status}`,
      at: bookingEvents.at,
      reason: bookingEvents.reason,
      by: { _id: users.id, name: users.name, role: users.role },
      operatorId: bookingEvents.operatorId,
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.actorId))
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.kind, 'status')))
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id));

/** @returns what happened to a booking besides its states, oldest first */
export const listChanges = (queryable: Queryable, bookingId: string) =>
  queryable
    .select({
      kind: sql<BookingChangeKind>`${bookingEvents.kind}`,
      at: bookingEvents.at,
      from: bookingEvents.fromAt,
      to: bookingEvents.toAt,
      note: bookingEvents.reason,
      by: { _id: users.id, name: users.name, role: users.role },
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.actorId))
    .where(and(eq(bookingEvents.bookingId, bookingId), ne(bookingEvents.kind, 'status')))
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id));

const countOf = (which: SQL): SQL<number> => sql`count(*) filter (where ${which})`.mapWith(Number);

/** Of `isUpcoming` and `isWaiting` of the domain, by the clock of the database; every figure of them is one of these. */
export const upcomingCount = countOf(eq(statusNow, 'accepted'));
export const waitingCount = countOf(eq(statusNow, 'pending'));

/** @returns how many of the bookings lie ahead, and how many lessons were agreed on, as they are at this moment */
export const countBookings = async (queryable: Queryable, whose: SQL) => {
  const [counts] = await queryable
    .select({ upcomingCount, waitingCount, sessionCount: countOf(inArray(statusNow, [...lessonStatuses])) })
    .from(bookings)
    .where(whose);
  if (!counts) throw new Error('A query of totals gave no row.');
  return counts;
};

/** @returns the ids of bookings that the clock has to change, for `settleSome` */
export const listDue = async (queryable: Queryable, atMost: number): Promise<string[]> => {
  const rows = await queryable
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(sql`${bookings.id} in (${dueIds(atMost)})`, isDue))
    .limit(atMost);
  return rows.map(({ id }) => id);
};
