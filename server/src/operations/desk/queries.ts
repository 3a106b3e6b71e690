import type { BookingStatus, DeskRight, ProblemStatus, Role } from '@paadam/shared/domain';
import { deskLimits, foldText } from '@paadam/shared/domain';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAlive, sessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import {
  bookings,
  deskApprovals,
  deskEvents,
  deskSessions,
  lessonProblems,
  operators,
  parentChildren,
  sessions,
  subjects,
  tutors,
  twoStep,
  users,
} from '../../foundation/db/schema';
import { dueIds, statusNow } from '../../foundation/db/transitionSql';
import { normaliseEmail } from '../../people/accounts/normaliseEmail';

export interface DeskOperator {
  id: string;
  name: string;
  email: string;
  rights: DeskRight[];
}

const operatorColumns = {
  id: operators.id,
  name: operators.name,
  email: operators.email,
  rights: operators.rights,
};

/** A session that has not ended: one that is complete was used lately and did not begin long ago. */
const isLiving = or(
  and(
    deskSessions.isComplete,
    gt(deskSessions.lastSeenAt, sql`now() - make_interval(mins => ${deskLimits.session.idleMinutes})`),
    gt(deskSessions.createdAt, sql`now() - make_interval(hours => ${deskLimits.session.hours})`),
  ),
  and(
    sql`not ${deskSessions.isComplete}`,
    gt(deskSessions.createdAt, sql`now() - make_interval(mins => ${deskLimits.code.minutes})`),
  ),
);

/** @param tokenHash of the cookie @returns the living session behind it, of an operator who may sign in */
export const findDeskSession = async (queryable: Queryable, tokenHash: string) => {
  const [row] = await queryable
    .select({
      id: deskSessions.id,
      isComplete: deskSessions.isComplete,
      seenLately: sql<boolean>`${deskSessions.lastSeenAt} > now() - interval '20 seconds'`,
      operator: operatorColumns,
      passwordHash: operators.passwordHash,
      totpSecret: operators.totpSecret,
      hasApp: sql<boolean>`${operators.totpConfirmedAt} is not null`,
      isTest: operators.isTest,
    })
    .from(deskSessions)
    .innerJoin(operators, eq(operators.id, deskSessions.operatorId))
    .where(and(eq(deskSessions.tokenHash, tokenHash), isLiving, isNull(operators.disabledAt)));
  return row;
};

export const findOperatorByEmail = async (queryable: Queryable, email: string) => {
  const [row] = await queryable
    .select({
      ...operatorColumns,
      passwordHash: operators.passwordHash,
      hasApp: sql<boolean>`${operators.totpConfirmedAt} is not null`,
      isTest: operators.isTest,
      disabledAt: operators.disabledAt,
    })
    .from(operators)
    .where(eq(sql`lower(${operators.email})`, email));
  return row;
};

export const listOperators = (queryable: Queryable) =>
  queryable
    .select({
      ...operatorColumns,
      createdAt: operators.createdAt,
      disabledAt: operators.disabledAt,
      isInvited: sql<boolean>`coalesce(${operators.invitedUntil} > now(), false)`,
      hasApp: sql<boolean>`${operators.totpConfirmedAt} is not null`,
      isTest: operators.isTest,
    })
    .from(operators)
    .orderBy(asc(operators.id));

/** @returns whether two operators share a hand, so that they are not independent (decision 0106) */
export const shareAHand = async (queryable: Queryable, one: string, other: string): Promise<boolean> => {
  const { rows } = await queryable.execute(
    sql`select operator_hands(${one}) intersect select operator_hands(${other}) limit 1`,
  );
  return rows.length > 0;
};

/** @returns whether `hand` added, invited, enabled or changed the operator in the last 7 days, directly or through other operators */
export const isInHandOf = async (
  queryable: Queryable,
  operatorId: string,
  hand: string,
): Promise<boolean> => {
  const { rows } = await queryable.execute(
    sql`select from operator_hands(${operatorId}) as hands (id) where id = ${hand}`,
  );
  return rows.length > 0;
};

/** @returns the operators who may sign in, or may once they have used their link */
export const listActiveOperators = (queryable: Queryable) =>
  queryable
    .select({ id: operators.id, name: operators.name, email: operators.email })
    .from(operators)
    .where(isNull(operators.disabledAt))
    .orderBy(asc(operators.id));

/** For a pattern of LIKE, in which these signs mean themselves. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const personColumns = {
  id: users.id,
  name: users.name,
  role: users.role,
  email: users.email,
  createdAt: users.createdAt,
  isSuspended: sessionUser.isSuspended,
};

/** The least length that a trigram index can find within a word. */
const shortest = 3;

/** Matches names that contain the folded text. A text of two letters must begin a word, since a trigram index cannot find it elsewhere. */
const nameHas = (search: string): SQL => {
  const folded = foldText(search);
  const name = sql`fold_text(${users.name})`;
  const text = literally(folded);
  return [...folded].length < shortest
    ? sql`(${name} like ${`${text}%`} or ${name} like ${`% ${text}%`})`
    : sql`${name} like ${`%${text}%`}`;
};

/** @returns people whose name has the text in it, or whose address begins with it, the newest account first */
export const searchPeople = (
  queryable: Queryable,
  { search, after, count }: { search: string; after: string | undefined; count: number },
) => {
  // One query for each condition, so that each can use its index.
  const ways = [nameHas(search), sql`lower(${users.email}) like ${`${literally(normaliseEmail(search))}%`}`];
  const found = ways.map((way) =>
    queryable
      .select({ id: users.id })
      .from(users)
      .where(and(way, after === undefined ? undefined : lt(users.id, after)))
      .orderBy(desc(users.id))
      .limit(count),
  );
  return queryable
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, sql`(${sql.join(found.map(inBrackets), sql` union `)})`))
    .orderBy(desc(users.id))
    .limit(count);
};

const inBrackets = (query: SQLWrapper): SQL => sql`(${query})`;

/** @param most the limit @returns the ids of people whose name contains the text or whose address equals it */
export const findPeople = async (queryable: Queryable, search: string, most: number): Promise<string[]> => {
  const ways = [nameHas(search), sql`lower(${users.email}) = ${normaliseEmail(search)}`];
  const found = ways.map((way) => queryable.select({ id: users.id }).from(users).where(way).limit(most));
  const { rows } = await queryable.execute<{ id: string }>(sql.join(found.map(inBrackets), sql` union `));
  return rows.slice(0, most).map(({ id }) => id);
};

export const findPerson = async (queryable: Queryable, id: string) => {
  const [row] = await queryable
    .select({
      ...personColumns,
      timeZone: users.timeZone,
      language: users.language,
      hasTwoStep: sql<boolean>`${twoStep.confirmedAt} is not null`,
      isListed: sql<boolean | null>`case when ${tutors.id} is not null then
        ${tutors.hourlyRate} is not null and not ${tutors.isHidden}
        and exists (select from tutor_subjects where tutor_id = ${tutors.id}) end`,
    })
    .from(users)
    .leftJoin(twoStep, eq(twoStep.userId, users.id))
    .leftJoin(tutors, eq(tutors.id, users.id))
    .where(eq(users.id, id));
  return row;
};

/** @returns the linked parents of a student, or the linked children of a parent */
export const listFamily = (queryable: Queryable, { id, role }: { id: string; role: Role }) => {
  const [own, other] =
    role === 'parent'
      ? [parentChildren.parentId, parentChildren.childId]
      : [parentChildren.childId, parentChildren.parentId];
  return queryable
    .select({ _id: users.id, name: users.name })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, other))
    .where(eq(own, id))
    .orderBy(asc(parentChildren.linkedAt));
};

export const listSessionsOf = (queryable: Queryable, userId: string, count: number) =>
  queryable
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(count);

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');

interface BookingSearch {
  /** The id of one booking, or the ids of people who take part as student or tutor. Absent: all bookings. */
  among?: { booking: string } | { people: readonly string[] } | undefined;
  status?: BookingStatus | undefined;
  after?: string | undefined;
  count: number;
}

/** More bookings than the clock ever leaves overdue for more than a moment. */
const mostDue = 1_000;

/**
 * @param columns of a table that hold people's ids
 * @returns the condition that one of the columns has one of these ids
 */
export const isOneOf = (column: SQLWrapper, people: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...people])}::uuid[])`;

/**
 * One query for each condition, so that each can use its index. A status needs two: by the stored status, and for bookings that the clock
 * has not moved yet.
 */
const waysTo = ({ among, status }: Pick<BookingSearch, 'among' | 'status'>): (SQL | undefined)[] => {
  if (among && 'booking' in among) return [eq(bookings.id, among.booking)];
  if (among) return [isOneOf(bookings.studentId, among.people), isOneOf(bookings.tutorId, among.people)];
  if (!status) return [undefined];
  const due = sql`array(select id from (${dueIds(mostDue)}) as due)`;
  return [eq(bookings.status, status), sql`${bookings.id} = any(${due})`];
};

/** @returns bookings, those made last first */
export const searchBookings = (queryable: Queryable, { among, status, after, count }: BookingSearch) => {
  const found = waysTo({ among, status }).map((way) =>
    queryable
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          way,
          status ? sql`${statusNow} = ${status}` : undefined,
          after === undefined ? undefined : lt(bookings.id, after),
        ),
      )
      .orderBy(desc(bookings.id))
      .limit(count),
  );
  return queryable
    .select({
      id: bookings.id,
      student: { _id: student.id, name: student.name },
      tutor: { _id: tutor.id, name: tutor.name },
      subject: subjects.name,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      status: statusNow,
      price: bookings.price,
    })
    .from(bookings)
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .where(inArray(bookings.id, sql`(${sql.join(found.map(inBrackets), sql` union `)})`))
    .orderBy(desc(bookings.id))
    .limit(count);
};

/** @returns what is said to have gone wrong in lessons, the newest first */
export const listProblems = (
  queryable: Queryable,
  { status, after, count }: { status: ProblemStatus | undefined; after: string | undefined; count: number },
) =>
  queryable
    .select({
      id: lessonProblems.id,
      kind: lessonProblems.kind,
      bySide: lessonProblems.bySide,
      status: lessonProblems.status,
      createdAt: lessonProblems.createdAt,
      student: { _id: student.id, name: student.name },
      tutor: { _id: tutor.id, name: tutor.name },
      subject: subjects.name,
      startsAt: bookings.startsAt,
    })
    .from(lessonProblems)
    .innerJoin(bookings, eq(bookings.id, lessonProblems.bookingId))
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .where(
      and(
        status && eq(lessonProblems.status, status),
        after === undefined ? undefined : lt(lessonProblems.id, after),
      ),
    )
    .orderBy(desc(lessonProblems.id))
    .limit(count);

/** @returns how many reports wait for a decision */
export const countDisputedProblems = async (queryable: Queryable): Promise<number> =>
  queryable.$count(lessonProblems, eq(lessonProblems.status, 'disputed'));

/** @returns how many bookings of a person, as student or tutor, have each status */
export const countBookingsOf = async (queryable: Queryable, personId: string) =>
  queryable
    .select({ status: statusNow, count: sql<number>`count(*)::integer` })
    .from(bookings)
    .where(or(eq(bookings.studentId, personId), eq(bookings.tutorId, personId)))
    .groupBy(sql`1`);

/** @returns the ids of the bookings of a person, as student or tutor, that are still to come */
export const listComing = async (queryable: Queryable, personId: string): Promise<string[]> => {
  const rows = await queryable
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        or(eq(bookings.studentId, personId), eq(bookings.tutorId, personId)),
        inArray(statusNow, ['pending', 'accepted']),
        gt(bookings.startsAt, sql`now()`),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return rows.map((row) => row.id);
};

const asker = alias(operators, 'asker');

/** @param about absent: of anybody @returns what waits for a second operator, the oldest first */
export const listApprovals = (queryable: Queryable, about?: string) =>
  queryable
    .select({
      id: deskApprovals.id,
      act: deskApprovals.act,
      about: sql<{ _id: string; name: string }>`case ${deskApprovals.act}
        when 'big-refund' then (select json_build_object('_id', payment.id, 'name', person.name)
          from payments payment join bookings booking on booking.id = payment.booking_id
            join users person on person.id = booking.student_id where payment.id = ${deskApprovals.aboutId})
        when 'big-decision' then (select json_build_object('_id', problem.id, 'name', person.name)
          from lesson_problems problem join bookings booking on booking.id = problem.booking_id
            join users person on person.id = booking.student_id where problem.id = ${deskApprovals.aboutId})
        else (select json_build_object('_id', person.id, 'name', person.name)
          from users person where person.id = ${deskApprovals.aboutId}) end`,
      detail: deskApprovals.detail,
      askedBy: { _id: asker.id, name: asker.name },
      askedAt: deskApprovals.askedAt,
    })
    .from(deskApprovals)
    .innerJoin(asker, eq(asker.id, deskApprovals.askedBy))
    .where(and(isNull(deskApprovals.answer), about ? eq(deskApprovals.aboutId, about) : undefined))
    .orderBy(asc(deskApprovals.id));

export const findApproval = async (queryable: Queryable, approvalId: string) => {
  const [row] = await queryable
    .select({ act: deskApprovals.act, askedBy: deskApprovals.askedBy, answer: deskApprovals.answer })
    .from(deskApprovals)
    .where(eq(deskApprovals.id, approvalId));
  return row;
};

interface EventSearch {
  operator?: string | undefined;
  about?: string | undefined;
  after?: string | undefined;
  count: number;
}

/** @returns what was done and read at the desk, the latest first */
export const listDeskEvents = (queryable: Queryable, { operator, about, after, count }: EventSearch) =>
  queryable
    .select({
      id: deskEvents.id,
      at: deskEvents.at,
      action: deskEvents.action,
      by: { _id: operators.id, name: operators.name },
      aboutKind: deskEvents.aboutKind,
      aboutId: deskEvents.aboutId,
      aboutName: sql<string | null>`case ${deskEvents.aboutKind}
        when 'person' then (select u.name from users u where u.id = ${deskEvents.aboutId})
        when 'operator' then (select o.name from operators o where o.id = ${deskEvents.aboutId}) end`,
      detail: deskEvents.detail,
    })
    .from(deskEvents)
    .leftJoin(operators, eq(operators.id, deskEvents.operatorId))
    .where(
      and(
        operator ? eq(deskEvents.operatorId, operator) : undefined,
        about ? eq(deskEvents.aboutId, about) : undefined,
        after === undefined ? undefined : lt(deskEvents.id, after),
      ),
    )
    .orderBy(desc(deskEvents.id))
    .limit(count);
