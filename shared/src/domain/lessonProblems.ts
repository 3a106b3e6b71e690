import type { BookingStatus } from './bookingStates';
import type { BookingSide } from './timeProposals';

/** What may have gone wrong in a lesson. */
export const problemKinds = ['tutor-absent', 'student-absent', 'late', 'technical', 'other'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/**
 * How a report stands: it waits for the other side, who agrees to it; or does not, or does not answer, so that an operator
 * decides. Who made it may take it back until it is settled.
 */
export const problemStatuses = ['open', 'agreed', 'disputed', 'decided', 'withdrawn'] as const;
export type ProblemStatus = (typeof problemStatuses)[number];

export const problemAnswers = ['agreed', 'disputed', 'withdrawn'] as const;
export type ProblemAnswer = (typeof problemAnswers)[number];

export const problemLimits = {
  textCharacters: 1_000,
  /** After the end of the lesson, in which one may report, and its money waits. */
  reportHours: 24,
  /** That the other side has to answer. */
  answerHours: 48,
  /** Of one lesson, with those that were taken back. */
  reports: 3,
} as const;

/**
 * @returns percent of what was paid that go back where both sides agree on what went wrong; null: what follows from it is for an
 *   operator to say
 */
export const agreedRefundPercent = (kind: ProblemKind, bySide: BookingSide): number | null => {
  switch (kind) {
    case 'tutor-absent':
    case 'technical':
      return 100;
    case 'student-absent':
      return 0;
    case 'late':
      // Each side reports that the other came late.
      return bySide === 'student' ? 50 : 0;
    case 'other':
      return null;
  }
};

/**
 * @param now milliseconds of the epoch
 * @returns whether something could be said to have gone wrong in a lesson at this moment
 */
export const mayReportProblem = (
  { status, dateTime, endsAt }: { status: BookingStatus; dateTime: string; endsAt: string },
  now: number,
): boolean =>
  (status === 'accepted' || status === 'completed') &&
  now >= Date.parse(dateTime) &&
  now < Date.parse(endsAt) + problemLimits.reportHours * 3_600_000;
