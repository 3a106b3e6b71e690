import { aBooking } from '@paadam/shared/test-harness';
import { classesOf } from './classesOf';

const now = Date.parse('2030-01-07T10:00:00Z');

const lesson = (_id: string, status: 'pending' | 'accepted' | 'completed' | 'declined', start: string) =>
  aBooking({
    _id,
    status,
    dateTime: start,
    endsAt: new Date(Date.parse(start) + 3_600_000).toISOString(),
  });

const ids = (bookings: { _id: string }[]) => bookings.map(({ _id }) => _id);

test('upcoming are the accepted ones that have not ended, the soonest first', () => {
  const { upcoming } = classesOf(
    [
      lesson('later', 'accepted', '2030-01-09T10:00:00Z'),
      lesson('running', 'accepted', '2030-01-07T09:30:00Z'),
      lesson('over', 'accepted', '2030-01-07T09:00:00Z'),
      lesson('asked', 'pending', '2030-01-08T10:00:00Z'),
    ],
    now,
  );
  expect(ids(upcoming)).toEqual(['running', 'later']);
});

test('waiting are the pending ones that have not started', () => {
  const { waiting } = classesOf(
    [
      lesson('second', 'pending', '2030-01-09T10:00:00Z'),
      lesson('first', 'pending', '2030-01-08T10:00:00Z'),
      lesson('missed', 'pending', '2030-01-07T09:00:00Z'),
      lesson('refused', 'declined', '2030-01-08T10:00:00Z'),
    ],
    now,
  );
  expect(ids(waiting)).toEqual(['first', 'second']);
});

test('completed are the given ones, also those that ended just now, the latest first', () => {
  const { completed } = classesOf(
    [
      lesson('old', 'completed', '2030-01-01T10:00:00Z'),
      lesson('just now', 'accepted', '2030-01-07T09:00:00Z'),
      lesson('recent', 'completed', '2030-01-05T10:00:00Z'),
    ],
    now,
  );
  expect(ids(completed)).toEqual(['just now', 'recent', 'old']);
});
