import type { calls, Data } from '@paadam/shared/contract';
import type { SessionUser } from '../../access/sessions/queries';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { findBooking, ofCaller } from '../../lessons/bookings/queries';
import * as words from '../../messages/bookings';
import { writeCalendar } from '../../people/availability/writeCalendar';
import { lessonEvent } from './lessonEvent';

/**
 * @returns one lesson as a file that every calendar takes; where an invitation has brought it there, it is the same event
 * @throws HttpError `not_found` where the caller has no part in the booking; `status_stale` where it is over before it has begun
 */
export const calendarOfBooking = async (
  { database, config }: Pick<Server, 'database' | 'config'>,
  caller: SessionUser,
  id: string,
): Promise<Data<typeof calls.bookingCalendar>> => {
  const booking = await findBooking(database, id, ofCaller(caller));
  if (!booking) throw noSuch('booking');
  const event = lessonEvent(booking, caller, config, { namesChild: true });
  if (event.status === 'CANCELLED') {
    throw new HttpError('status_stale', () => words.state({ status: booking.status }));
  }
  const content = writeCalendar({ method: 'PUBLISH', events: [event], at: new Date() });
  return { fileName: 'lesson.ics', content };
};
