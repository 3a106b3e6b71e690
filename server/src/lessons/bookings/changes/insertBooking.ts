import { gaps, longestMinutes } from '@paadam/shared/domain';
import { uuidv7 } from 'uuidv7';
import { violatedConstraint } from '../../../foundation/db/databaseError';
import type { Transaction } from '../../../foundation/db/openDatabase';
import type { Interval } from '../../../people/availability/interval';
import { dayFull, occupying } from '../../../people/availability/queries';
import { forgettingNextFree } from '../../../people/tutors/changes';
import type { BookingWithContacts, Contact } from '../queries';
import { judged, type Limit, requestsOf } from './requestLimits';

interface NewBooking {
  id: string;
  studentId: string;
  tutorId: string;
  subjectId: string;
  bookedBy: string;
  startsAt: Date;
  endsAt: Date;
  /** Paise. */
  price: number;
  isTrial?: boolean;
  /** To the tutor. */
  note: string;
  /** That it starts on, by the tutor's calendar. */
  day: Interval;
  /** Of weekly lessons: which of how many it is. */
  series?: NonNullable<BookingWithContacts['series']>;
}

/**
 * Makes a booking, with the first rows of its timeline, and has the tutor's next free time worked out again. It is pending, or
 * accepted by itself, as the tutor has chosen.
 *
 * Requests for one tutor, or of one student, come one after the other. The constraints alone keep the bookings right,
 * but two requests that wait for each other's verdict are a deadlock, which takes a second to be noticed; in the order of
 * the two locks, the tutor first, they cannot. A request for a time that was taken before it came does not queue up.
 * The student's requests, and the lessons of the tutor's day, are counted under the locks, so that no number of parallel ones
 * gets past the limits.
 * All of it is one statement, since this is what everybody waits for at once; what is then told of the booking comes with it.
 *
 * @returns the booking, with the addresses to write to about it
 * @throws an error that `clashOf` knows, where the time is taken
 * @throws LimitError where the student has asked for enough for now; nothing that was refused counts
 */
export const insertBooking = async (tx: Transaction, booking: NewBooking): Promise<BookingWithContacts> => {
  const {
    id,
    studentId,
    tutorId,
    subjectId,
    bookedBy,
    startsAt,
    endsAt,
    price,
    isTrial = false,
    note,
    day,
    series = null,
  } = booking;
  const { rows } = await tx.$client.query<{
    clash: Clash | null;
    limit: Limit | null;
    /** Seconds. */
    retry_after: number;
    lessons: number;
    created_at: Date;
    status: 'pending' | 'accepted';
    student: Contact;
    tutor: Contact;
    booker: Contact;
    parents: Contact[];
    subject: BookingWithContacts['subject'];
    subject_names: BookingWithContacts['subjectNames'];
  }>({
    name: 'insert-booking',
    text: insertion,
    values: [
      ...[id, studentId, tutorId, subjectId, bookedBy, startsAt, endsAt, price],
      ...[uuidv7(), note, day.start, day.end, uuidv7(), series?._id, series?.position, isTrial],
    ],
  });
  const [made] = rows;
  if (!made) throw new Error(`Booking ${id} was not made.`);
  if (made.clash) throw new ClashError(made.clash);
  if (made.limit) throw new LimitError(made.limit, made.retry_after, made.lessons);
  const { student, tutor, booker, parents, subject, subject_names: subjectNames } = made;
  return {
    id,
    startsAt,
    endsAt,
    price,
    isTrial,
    note,
    createdAt: made.created_at,
    renewedAt: null,
    proposal: null,
    series,
    payBy: null,
    payment: null,
    status: made.status,
    sequence: 0,
    subject,
    subjectNames,
    student: { _id: student.id, name: student.name },
    tutor: { _id: tutor.id, name: tutor.name },
    studentContact: student,
    tutorContact: tutor,
    bookedByContact: booker,
    parents,
    meetingLink: null,
    reason: null,
    isFirstLesson: made.lessons === 0,
    rating: null,
    review: null,
  };
};

const contactOf = (person: string): string =>
  `json_build_object('id', ${person}.id, 'name', ${person}.name, 'email', ${person}.email, 'timeZone', ${person}.time_zone,
    'language', ${person}.language)`;

/** Minutes from the start of a lesson until its tutor is free again, at the most. */
const longestTaken = longestMinutes + Math.max(...gaps);

/**
 * As the constraints have it: the tutor's time reaches to the end of the gap after a lesson. Asked of the few lessons around that
 * time, by the index of the person and the start: `offset 0` keeps the states apart from that. With them the indexes of both
 * constraints come into question, and while their statistics know of few lessons ahead, one of them is read from end to end.
 *
 * @param person the column @param free when a lesson's time is over @param end SQL of the end of the time that is asked for
 */
const isInTheWay = (person: string, free: string, end: string): string => `
  select from (
    select status, ${free} as free from bookings
    where ${person} and starts_at < ${end} and starts_at > $6::timestamptz - interval '${longestTaken} minutes'
    offset 0
  ) as around
  where free > $6::timestamptz and ${occupying}`;
const inTutorsWay = isInTheWay(
  'tutor_id = $3::uuid',
  'free_at',
  '$7::timestamptz + (select make_interval(mins => gap_minutes) from tutors where id = $3::uuid)',
);
const inStudentsWay = isInTheWay('student_id = $2::uuid', 'ends_at', '$7::timestamptz');

const insertion = `
  with taken as materialized (
    select case
      when exists (${inTutorsWay}) then 'tutor'
      when exists (${inStudentsWay}) then 'student'
    end as clash
  ), calendars as materialized (
    select pg_advisory_xact_lock(hashtextextended('tutor ' || $3::uuid, 0)),
      pg_advisory_xact_lock(hashtextextended('student ' || $2::uuid, 0))
    from taken where clash is null
  ), counted as materialized (
    select ${requestsOf('$2::uuid', '$3::uuid')} as requests,
      ${dayFull('$3::uuid', '$11::timestamptz', '$12::timestamptz', 'null')} as is_day_full,
      is_accepted_by_itself($2::uuid, $3::uuid) as is_accepted
    from calendars
  ), judged as materialized (
    select ${judged}, is_day_full, is_accepted from counted
  ), made as (
    insert into bookings (id, student_id, tutor_id, subject_id, booked_by, starts_at, ends_at, price, note, status,
      series_id, series_position, is_trial)
    select $1::uuid, $2, $3, $4::uuid, $5::uuid, $6, $7, $8::integer, $10,
      case when is_accepted then 'accepted' else 'pending' end, $14::uuid, $15::smallint, $16::boolean
    from judged where limit_reached is null and not is_day_full
    returning *
  ), begun as (
    insert into booking_events (id, booking_id, status, actor_id)
    select $9::uuid, id, 'pending', booked_by from made
    union all
    select $13::uuid, id, 'accepted', null from made where status = 'accepted'
  ), forgotten as (
    update tutors set ${forgettingNextFree} from made where tutors.id = made.tutor_id
  )
  select coalesce(taken.clash, case when judged.is_day_full then 'day' end) as clash, judged.limit_reached as limit, judged.retry_after, judged.lessons, made.created_at, made.status,
    ${contactOf('student')} as student, ${contactOf('tutor')} as tutor, ${contactOf('booker')} as booker,
    json_build_object('_id', subject.id, 'name', subject.name, 'category', subject.category) as subject,
    (select coalesce(json_object_agg(language, name), '{}') from subject_names where subject_id = subject.id) as subject_names,
    (
      select coalesce(json_agg(${contactOf('parent')} order by link.linked_at, parent.id), '[]')
      from parent_children link join users parent on parent.id = link.parent_id
      where link.child_id = made.student_id
    ) as parents
  from taken left join judged on true left join made on true
    left join users student on student.id = made.student_id
    left join users tutor on tutor.id = made.tutor_id
    left join users booker on booker.id = made.booked_by
    left join subjects subject on subject.id = made.subject_id`;

/** Whose calendar a new booking does not fit into; or the tutor's day, which has as many lessons as the tutor gives. */
export type Clash = 'tutor' | 'student' | 'day';

export class ClashError extends Error {
  constructor(readonly whose: Clash) {
    super(whose === 'day' ? 'The day is full.' : `The ${whose}'s time is taken.`);
  }
}

/** The student has made as many requests as one may who has had so many lessons; `retryAfter` is in whole seconds. */
export class LimitError extends Error {
  constructor(
    readonly limit: Limit,
    readonly retryAfter: number,
    readonly lessons: number,
  ) {
    super(`The student has reached the limit of ${limit}.`);
  }
}

const clashes: Record<string, Clash> = {
  bookings_tutor_no_overlap: 'tutor',
  bookings_student_no_overlap: 'student',
};

/** Why a student has no trial lesson: one with this tutor was, or as many as there are in a month. */
export type TrialLimit = 'pair' | 'month';

const trialLimits: Record<string, TrialLimit> = {
  bookings_trial_of_pair: 'pair',
  bookings_trials_of_month: 'month',
};

/** @returns which limit of trial lessons is why there is no booking */
export const trialLimitOf = (error: unknown): TrialLimit | undefined =>
  trialLimits[violatedConstraint(error) ?? ''];

/** @returns whether there is no booking because one of the two is suspended */
export const isOfSuspended = (error: unknown): boolean =>
  violatedConstraint(error) === 'bookings_of_suspended';

/** @returns whose time was taken, where that is why there is no booking */
export const clashOf = (error: unknown): Clash | undefined =>
  error instanceof ClashError ? error.whose : clashes[violatedConstraint(error) ?? ''];
