import { aBooking } from '@paadam/shared/test-harness';
import { groupBookings } from './groupBookings';

const now = Date.parse('2030-01-07T10:00:00Z');

const booking = (_id: string, status: 'pending' | 'accepted' | 'completed' | 'declined', start: string) =>
  aBooking({ _id, status, dateTime: start, endsAt: new Date(Date.parse(start) + 3_600_000).toISOString() });

const ids = (bookings: { _id: string }[]) => bookings.map(({ _id }) => _id);

test('requests wait, lessons come, all else is past', () => {
  const { waiting, upcoming, past } = groupBookings(
    [
      booking('ask 2', 'pending', '2030-01-09T10:00:00Z'),
      booking('ask 1', 'pending', '2030-01-08T10:00:00Z'),
      booking('missed', 'pending', '2030-01-06T10:00:00Z'),
      booking('next', 'accepted', '2030-01-08T12:00:00Z'),
      booking('running', 'accepted', '2030-01-07T09:30:00Z'),
      booking('given', 'completed', '2030-01-05T10:00:00Z'),
      booking('refused', 'declined', '2030-01-10T10:00:00Z'),
    ],
    now,
  );
  expect(ids(waiting)).toEqual(['ask 1', 'ask 2']);
  expect(ids(upcoming)).toEqual(['running', 'next']);
  expect(ids(past)).toEqual(['refused', 'missed', 'given']);
});
