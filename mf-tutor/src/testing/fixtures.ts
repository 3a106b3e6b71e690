import type { EarningsMonth, TaughtStudent } from '@paadam/shared/contract';
import type { TutorDashboard } from '../teaching/teaching';

type EarningsRow = EarningsMonth['lessons'][number];

/** For tests: a lesson that was given. */
export const anEarningsRow = (changes: Partial<EarningsRow> = {}): EarningsRow => ({
  booking: 'b1',
  dateTime: '2030-01-07T04:30:00.000Z',
  student: { _id: 's1', name: 'Asha Raman' },
  subject: 'Mathematics',
  duration: 60,
  status: 'completed',
  price: 60_000,
  ...changes,
});

/** For tests: a month, whose total is that of its lessons. */
export const anEarningsMonth = (month: string, lessons: EarningsRow[]): EarningsMonth => ({
  month,
  total: lessons.reduce((sum, { price }) => sum + price, 0),
  lessons,
});

/** For tests. */
export const aTaughtStudent = (changes: Partial<TaughtStudent> = {}): TaughtStudent => ({
  _id: 's1',
  name: 'Asha Raman',
  email: 'asha@example.test',
  profileUrl: null,
  subjects: ['Mathematics', 'Physics'],
  completed: 8,
  booked: 12,
  minutes: 570,
  ...changes,
});

/** For tests: a tutor of some standing, with nothing to do today. */
export const aDashboard = (changes: Partial<TutorDashboard> = {}): TutorDashboard => ({
  studentsTaught: 24,
  upcomingBookings: 5,
  earningsThisMonth: 1_850_000,
  today: [],
  requestCount: 0,
  requests: [],
  ...changes,
});
