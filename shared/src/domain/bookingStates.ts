import { limits } from './limits';

/** The states of a booking. */
export const bookingStatuses = [
  'pending',
  'accepted',
  'declined',
  'completed',
  'cancelled',
  'expired',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Who or what moves a booking: a person in a role, an operator at the desk, or the clock. */
export type BookingActor = 'tutor' | 'student' | 'parent' | 'operator' | 'clock';

export interface BookingTransition {
  from: BookingStatus;
  to: BookingStatus;
  by: readonly BookingActor[];
  /** The moment from which, or until which, the move is allowed; absent: at any time. */
  when?: 'before-start' | 'after-end' | 'unanswered-for-48-h-or-started' | 'unpaid';
}

/** A booking's whole life. Whatever is not in this table does not happen. */
export const bookingTransitions: readonly BookingTransition[] = [
  { from: 'pending', to: 'accepted', by: ['tutor'], when: 'before-start' },
  { from: 'pending', to: 'declined', by: ['tutor'] },
  { from: 'pending', to: 'cancelled', by: ['student', 'parent', 'operator'] },
  { from: 'pending', to: 'expired', by: ['clock'], when: 'unanswered-for-48-h-or-started' },
  { from: 'accepted', to: 'cancelled', by: ['tutor', 'student', 'parent', 'operator'], when: 'before-start' },
  // Before what comes with the end: it has to be paid by the start.
  { from: 'accepted', to: 'cancelled', by: ['clock'], when: 'unpaid' },
  { from: 'accepted', to: 'completed', by: ['clock'], when: 'after-end' },
];

/** The states in which a booking occupies its time, so that nothing else may overlap it. */
export const occupyingStatuses = ['pending', 'accepted'] as const satisfies readonly BookingStatus[];

/** The states of a lesson that was agreed on: given, or to be given. */
export const lessonStatuses = ['accepted', 'completed'] as const satisfies readonly BookingStatus[];

/** A moment of the present, as milliseconds of the epoch. */
type Now = number;

/**
 * The one meaning of "upcoming", for every role, list and figure: accepted, and not ended yet. The server counts by it, since
 * by its clock what has ended is completed.
 */
export const isUpcoming = (booking: { status: BookingStatus; endsAt: string }, now: Now): boolean =>
  booking.status === 'accepted' && Date.parse(booking.endsAt) > now;

/** @returns milliseconds of the epoch from which the way into a lesson is open, until it ends */
export const joinOpensAt = ({ dateTime }: { dateTime: string }): number =>
  Date.parse(dateTime) - limits.joinMinutes * 60_000;

/** The one meaning of "waiting": a request that the tutor can still answer. It is counted apart from what is upcoming. */
export const isWaiting = (
  booking: { status: BookingStatus; dateTime: string; answerBy: string | null },
  now: Now,
): boolean => booking.status === 'pending' && Date.parse(booking.answerBy ?? booking.dateTime) > now;

/** The states that lists leave out unless they are asked for. */
export const hiddenStatuses = ['cancelled', 'expired'] as const satisfies readonly BookingStatus[];

/**
 * @returns the transition that leads there for that actor, or undefined where the table has none.
 *   Whether its moment has come is for the caller to check.
 */
export const findTransition = (
  from: BookingStatus,
  to: BookingStatus,
  by: BookingActor,
): BookingTransition | undefined =>
  bookingTransitions.find((move) => move.from === from && move.to === to && move.by.includes(by));
