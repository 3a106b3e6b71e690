import type {
  AuthData,
  Booking,
  BookingDetails,
  Failure,
  LessonRoom,
  ListedTutor,
  Subject,
} from '@paadam/shared/contract';

const id = (last: number): string => `01900000-0000-7000-8000-${String(last).padStart(12, '0')}`;

export const anAuthData = (changes: Partial<AuthData> = {}): AuthData => ({
  id: id(1),
  role: 'student',
  profileImg: null,
  isVerified: true,
  name: 'Asha Raman',
  email: 'asha@example.test',
  children: [],
  timeZone: 'Asia/Kolkata',
  ...changes,
});

export const aSubject = (changes: Partial<Subject> = {}): Subject => ({
  _id: id(201),
  name: 'Mathematics',
  description: 'Numbers, shapes and proofs.',
  image: null,
  category: 'Science',
  slug: 'mathematics',
  aliases: ['Maths', 'கணிதம்', 'गणित'],
  topics: ['Algebra', 'Quadratic equations'],
  tutorCount: 4,
  ...changes,
});

export const aTutor = (changes: Partial<ListedTutor> = {}): ListedTutor => ({
  _id: id(101),
  name: 'Meera Iyer',
  email: 'meera@example.test',
  profileUrl: null,
  bio: 'I make algebra feel like a story.',
  qualifications: ['M.Sc. Mathematics'],
  subjects: [id(201)],
  hourlyRate: 600,
  availability: [{ day: 'Monday', startTime: '09:00', endTime: '12:00' }],
  timeZone: 'Asia/Kolkata',
  rating: { average: 4.5, count: 12 },
  languages: ['en', 'ta'],
  levels: ['secondary', 'senior'],
  boards: ['cbse'],
  workingNote: 'Bring what you tried, and we begin there.',
  replyMinutes: 90,
  lessonsTaught: 48,
  nextFreeTime: '2030-01-07T03:30:00.000Z',
  nextFreeTimes: ['2030-01-07T03:30:00.000Z', '2030-01-07T04:00:00.000Z', '2030-01-07T04:30:00.000Z'],
  ...changes,
});

export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  _id: id(301),
  student: { _id: id(1), name: 'Asha Raman' },
  tutor: { _id: id(101), name: 'Meera Iyer' },
  subject: { _id: id(201), name: 'Mathematics', category: 'Science' },
  dateTime: '2030-01-07T04:30:00.000Z',
  endsAt: '2030-01-07T05:30:00.000Z',
  duration: 60,
  status: 'pending',
  price: 60_000,
  meetingLink: null,
  note: '',
  rating: null,
  reason: null,
  answerBy: null,
  isFirstLesson: false,
  ...changes,
});

/** A booking as its page has it: made by its student a week before the lesson, and nothing else so far. */
export const aBookingDetails = (changes: Partial<BookingDetails> = {}): BookingDetails => {
  const booking = aBooking(changes);
  const { createdAt = new Date(Date.parse(booking.dateTime) - 7 * 86_400_000).toISOString() } = changes;
  return {
    ...booking,
    createdAt,
    bookedBy: booking.student,
    timeline: [
      { status: 'pending', at: createdAt, by: { ...booking.student, role: 'student' }, reason: null },
    ],
    review: null,
    ...changes,
  };
};

/** A lesson's room in which no one was. */
export const aLessonRoom = (changes: Partial<LessonRoom> = {}): LessonRoom => {
  const { dateTime: startsAt, endsAt, _id, student, tutor } = aBooking();
  return {
    bookingId: _id,
    people: [
      { ...student, role: 'student' },
      { ...tutor, role: 'tutor' },
    ],
    startsAt,
    endsAt,
    opensAt: startsAt,
    closesAt: endsAt,
    refusal: null,
    engine: 'p2p',
    hasRelay: false,
    watching: { student: false, tutor: false },
    last: 0,
    here: [],
    attendance: [],
    recordRemovedAt: null,
    ...changes,
  };
};

/** The envelope of a success. */
export const ok = <D>(data: D, beside: object = {}) => ({ success: true, message: 'OK', data, ...beside });

/** The envelope of a list's only page. */
export const list = <D>(data: D[], beside: object = {}) => ok(data, { nextCursor: null, ...beside });

/** The envelope of a failure. */
export const failure = (code: Failure['code'], message: string, beside: Partial<Failure> = {}): Failure => ({
  success: false,
  code,
  message,
  ...beside,
});
