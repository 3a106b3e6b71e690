import type { OwnCalendar } from '@paadam/shared/contract';
import { aBooking } from '@paadam/shared/testing';
import { judgeMove, onStep, stepOf } from './judgeMove';

const at = (clock: string) => Date.parse(`2030-01-07T${clock}Z`);
const stretch = (from: string, to: string) => ({
  dateTime: new Date(at(from)).toISOString(),
  endsAt: new Date(at(to)).toISOString(),
});
const booking = aBooking({ _id: 'moved', status: 'accepted', ...stretch('09:00', '10:00') });
const other = aBooking({
  _id: 'other',
  status: 'accepted',
  student: { _id: 'ravi', name: 'Ravi Kumar' },
  ...stretch('12:00', '13:00'),
});
const hours: OwnCalendar['hours'] = {
  open: [stretch('08:00', '17:00')],
  exceptions: [{ _id: 'off', kind: 'off', note: 'Pongal', ...stretch('14:00', '15:00') }],
  busy: [stretch('15:00', '16:00')],
  stepMinutes: 30,
};

const judge = (clock: string, changes: Partial<Parameters<typeof judgeMove>[0]> = {}) => {
  const verdict = judgeMove({
    booking,
    start: at(clock),
    role: 'tutor',
    now: at('08:00'),
    calendar: { bookings: [booking, other], hours },
    times: [stretch('10:30', '11:30')],
    ...changes,
  });
  return verdict.is === 'closed' ? verdict.why : verdict.is;
};

test('what the server offers is open, and where it stands it may stay', () => {
  expect(judge('10:30')).toBe('open');
  expect(judge('09:00')).toBe('own');
});

test.each([
  ['07:30', 'This time has passed.'],
  ['11:30', 'This time is taken: Ravi Kumar, Mathematics.'],
  ['13:30', 'You are off then: Pongal.'],
  ['15:30', 'Something is in your other calendar then.'],
  ['16:30', 'This is outside of your hours.'],
  ['11:00', /^This is no open time: Asha Raman may have another lesson/],
])('at %s it says why not', (clock, why) => {
  expect(judge(clock)).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
});

test('before the open times are known it says what can be said, and else nothing', () => {
  expect(judge('11:00', { times: undefined })).toBe('unknown');
  expect(judge('11:30', { times: undefined })).toMatch('is taken');
});

test('to a student it says nothing of the tutor’s hours', () => {
  const calendar = { bookings: [booking], hours: null };
  expect(judge('16:30', { role: 'student', calendar })).toBe('Meera Iyer has no open time then.');
});

test('a lesson of another child with another tutor is not in the way', () => {
  const calendar = {
    bookings: [booking, { ...other, tutor: { _id: 'anand', name: 'Anand' } }],
    hours: null,
  };
  expect(judge('12:00', { role: 'parent', calendar, times: undefined })).toBe('unknown');
  expect(judge('12:00', { role: 'parent', calendar: { ...calendar, bookings: [booking, other] } })).toBe(
    'This time is taken: Ravi Kumar, Mathematics, Meera Iyer.',
  );
});

test('starts lie on the steps of the tutor’s clock, as the open times show them', () => {
  const times = [stretch('08:15', '09:15'), stretch('08:45', '09:45'), stretch('10:15', '11:15')];
  expect(stepOf(times)).toBe(30);
  expect(stepOf(times, 15)).toBe(15);
  expect(stepOf(undefined)).toBe(30);
  expect(onStep(at('10:05'), { booking, times })).toBe(at('10:15'));
  expect(onStep(at('10:05'), { booking, times: undefined, stepMinutes: 60 })).toBe(at('10:00'));
});

test('to a student it says which notice the tutor needs, and to everybody how far ahead lessons are taken', () => {
  const rules = [{ tutor: booking.tutor._id, noticeMinutes: 720, windowDays: 30 }];
  const calendar = { bookings: [booking], hours: null, rules };
  const start = at('18:00');
  const asked = (role: 'student' | 'tutor', hoursAhead: number) =>
    judge('18:00', { role, calendar, times: undefined, now: start - hoursAhead * 3_600_000 });
  expect(asked('student', 11)).toBe('Meera Iyer needs 12 hours’ notice.');
  expect(asked('student', 13)).toBe('unknown');
  expect(asked('tutor', 1)).toBe('unknown');
  expect(asked('student', 31 * 24)).toBe('Meera Iyer takes lessons 30 days ahead.');
  expect(asked('tutor', 31 * 24)).toBe('You take lessons 30 days ahead.');
});
