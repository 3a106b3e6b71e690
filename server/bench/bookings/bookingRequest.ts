import type { Body, calls } from '@paadam/shared/contract';
import { sessionCookie } from '../../src/access/sessions/cookies';
import type { Pair } from './insertPairs';

/** @returns the request with which our pages book an hour */
export const bookingRequest = (pair: Pair, startsAt: Date) => {
  const body: Body<typeof calls.createBooking> = {
    student: pair.studentId,
    tutor: pair.tutorId,
    subject: pair.subjectId,
    dateTime: startsAt.toISOString(),
    duration: '1',
  };
  return {
    method: 'POST',
    path: '/api/bookings/create',
    headers: {
      'content-type': 'application/json',
      cookie: `${sessionCookie}=${pair.cookie}`,
      'x-csrf-token': pair.csrfToken,
    },
    body: JSON.stringify(body),
  } as const;
};
