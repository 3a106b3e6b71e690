import type { Role } from './roles';

/** The two sides of a lesson: who gives it, and who takes it with the parents of theirs. */
export const bookingSides = ['tutor', 'student'] as const;
export type BookingSide = (typeof bookingSides)[number];

export const sideOf = (role: Role): BookingSide => (role === 'tutor' ? 'tutor' : 'student');

/** The states of a proposal of other times for a booking. */
export const proposalStatuses = ['open', 'taken', 'declined', 'withdrawn', 'lapsed'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Who or what ends a proposal: the side that made it, the other one, or the clock. */
export type ProposalActor = 'proposer' | 'other' | 'clock';

/** How an open proposal ends and who did it; nothing follows after that. */
export const proposalEnds = {
  taken: ['other'],
  declined: ['other'],
  withdrawn: ['proposer'],
  lapsed: ['clock'],
} as const satisfies Record<Exclude<ProposalStatus, 'open'>, readonly ProposalActor[]>;

/** What a timeline has besides the states: proposals of other times and what became of them, moves, meeting links. */
export const bookingChangeKinds = [
  'proposed',
  'moved',
  'declined-move',
  'withdrawn-move',
  'lapsed-move',
  'link',
] as const;
export type BookingChangeKind = (typeof bookingChangeKinds)[number];

export const proposalLimits = {
  times: 3,
  noteCharacters: 500,
  /** Until it lapses. */
  hours: 48,
} as const;
