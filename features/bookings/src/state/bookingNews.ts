import type { BookingNote } from '@paadam/shared/contract';
import { type BookingEvent, paths, type Role } from '@paadam/shared/domain';
import type { NewsKind, NewsOf, PendingNotice } from '@paadam/shared/state';
import * as words from '../messages/booking-news';
import { bookingDetails } from './bookingDetails';
import { bookingLists } from './bookingLists';
import type { BookingsRootState } from './bookingsSelectors';
import { bookingsActions } from './bookingsSlice';

type Told = Pick<PendingNotice, 'text' | 'tone'>;

/** What the sentences are made of. `whose` lesson it is to who is told: their own, theirs with a student, or that of a child. */
interface Values {
  who: string;
  whose: 'own' | 'with' | 'child';
  lessons: number;
  subject: string;
  student: string;
  tutor: string;
}

/** Who is told that a lesson was asked for; of a child where it is not the child that asked, or where a parent did not. */
type RequestReader = 'tutor' | 'tutorOfChild' | 'student' | 'parent' | 'otherParent';

const readerOf = (role: Role, by: Role | 'operator' | undefined): RequestReader => {
  if (role === 'student') return 'student';
  if (by !== 'parent') return role;
  return role === 'tutor' ? 'tutorOfChild' : 'otherParent';
};

const sentences: Record<
  Exclude<BookingEvent, 'requested' | 'booked' | 'meeting-link'>,
  readonly [(values: Values) => string, PendingNotice['tone']]
> = {
  accepted: [words.accepted, 'good'],
  declined: [words.declined, 'info'],
  withdrawn: [words.withdrawn, 'info'],
  cancelled: [words.cancelled, 'info'],
  proposed: [words.proposed, 'info'],
  moved: [words.moved, 'good'],
  'move-declined': [words.moveDeclined, 'info'],
  'move-withdrawn': [words.moveWithdrawn, 'info'],
  'move-lapsed': [words.moveLapsed, 'info'],
  'request-moved': [words.requestMoved, 'info'],
  expired: [words.expired, 'info'],
  completed: [words.completed, 'good'],
  reviewed: [words.reviewed, 'good'],
  paid: [words.paid, 'good'],
  'pay-reminder': [words.payReminder, 'info'],
  unpaid: [words.unpaid, 'info'],
  refunded: [words.refunded, 'good'],
  'problem-reported': [words.problemReported, 'info'],
  'problem-agreed': [words.problemAgreed, 'info'],
  'problem-disputed': [words.problemDisputed, 'info'],
  'problem-decided': [words.problemDecided, 'info'],
  'problem-withdrawn': [words.problemWithdrawn, 'info'],
  reminder: [words.reminder, 'info'],
};

/** As `mailsAbout` of the server says it, in one sentence. */
const textOfBooking = ({ event, booking, by, isChange, lessons = 1 }: BookingNote, role: Role): Told => {
  const { student, tutor, subject } = booking;
  const others = role === 'parent' ? 'child' : 'with';
  const isOwn = role === 'student' || (role === 'tutor' && by?.role === 'student');
  const values: Values = {
    who: by?.name ?? '',
    whose: isOwn ? 'own' : others,
    lessons,
    subject,
    student: student.name,
    tutor: tutor.name,
  };
  const reader = readerOf(role, by?.role);
  switch (event) {
    case 'requested':
      return { text: words.requested({ ...values, reader }), tone: 'good' };
    case 'booked':
      return { text: words.booked({ ...values, reader }), tone: 'good' };
    case 'meeting-link':
      return { text: isChange ? words.linkChanged(values) : words.linkGiven(values), tone: 'good' };
    default: {
      const [sentence, tone] = sentences[event];
      return { text: sentence(values), tone };
    }
  }
};

const isNote = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'booking' in body &&
  typeof body.booking === 'object' &&
  body.booking !== null;

const noticeOf = ({ b }: NewsOf<'booking'>, role: Role): PendingNotice => {
  const label = {
    tutor: b.event === 'requested' ? words.seeRequest() : words.seeBooking(),
    student: words.seeOwnLesson(),
    parent: words.seeLesson(),
  }[role];
  return { ...textOfBooking(b, role), action: { label, to: paths.booking(role, b.booking._id) } };
};

/** What pages do with news of bookings. */
export const bookingNews: NewsKind<NewsOf<'booking'>, BookingsRootState> = {
  kind: 'booking',
  isReadable: isNote,
  refresh: bookingsActions.changedElsewhere,
  noticeOf,
  shown: {
    idOf: ({ b }) => b.booking._id,
    isLoading: ({ bookings }) =>
      [...Object.values(bookings.lists), ...Object.values(bookings.details)].some(
        ({ isOpen, answer }) => isOpen && answer.status === 'loading',
      ),
    isShown: (state, id) =>
      Object.values(bookingDetails.stateOf(state)).some(
        ({ isOpen, question }) => isOpen && question === id,
      ) ||
      Object.values(bookingLists.stateOf(state)).some(
        ({ isOpen, answer }) =>
          isOpen && answer.status === 'loaded' && answer.data.rows.some(({ _id }) => _id === id),
      ),
    changedBy: (action) => {
      const { bookingCreated, bookingChanged, bookingReviewed } = bookingsActions;
      if (bookingCreated.match(action) || bookingChanged.match(action)) return action.payload.booking._id;
      return bookingReviewed.match(action) ? action.payload.review.booking : null;
    },
  },
};
