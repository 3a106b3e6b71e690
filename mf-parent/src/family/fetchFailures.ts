import { type Problem, problemOf } from '@paadam/shared/api';
import * as words from '../messages/family';

/** What is said where neither the server nor the connection says more. */
export const fetchFailures = {
  profile: words.profileNotLoaded,
  bookings: words.bookingsNotLoaded,
  reviews: words.reviewsNotLoaded,
  tutors: words.tutorsNotLoaded,
  other: words.somethingWentWrong,
} as const;

/**
 * @param fallback takes the message's place where the failure has none of its own
 * @returns the problem in anything thrown
 */
export const problemOr = (error: unknown, fallback: string): Problem => {
  const problem = problemOf(error);
  const isSilent = (problem.code === 'bad_answer' && !problem.retryable) || problem.status === 0;
  const hasReason = problem.code === 'no_connection' || problem.code === 'timeout';
  return isSilent && !hasReason ? { ...problem, message: fallback } : problem;
};
