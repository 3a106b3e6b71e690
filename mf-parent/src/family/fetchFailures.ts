import { type Problem, problemOf } from '@paadam/shared/api';

/** What is said where neither the server nor the connection says more. */
export const fetchFailures = {
  profile: 'Failed to fetch parent profile',
  bookings: 'Failed to fetch bookings',
  reviews: 'Failed to fetch reviews',
  tutors: 'Failed to fetch tutors',
  other: 'Something went wrong',
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
