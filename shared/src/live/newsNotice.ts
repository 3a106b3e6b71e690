import type { BookingNote, LinkNote, NewsEvent } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import type { PendingNotice } from '@paadam/shared/state';

const homes = { student: '/student/classes', tutor: '/tutor/bookings', parent: '/parent/bookings' } as const;

/** As `mailsAbout` of the server says it, in one sentence. */
const textOfBooking = (
  { event, booking, by, isChange, lessons = 1 }: BookingNote,
  role: Role,
): { text: string; tone: PendingNotice['tone'] } => {
  const { student, tutor, subject } = booking;
  const who = by?.name ?? '';
  const noun = lessons > 1 ? `${lessons} weekly lessons` : 'lesson';
  const aLesson = lessons > 1 ? noun : 'a lesson';
  const whose = {
    tutor: by?.role === 'student' ? `your ${noun}` : `your ${noun} with ${student.name}`,
    student: `your ${noun}`,
    parent: `the ${noun} of ${student.name}`,
  }[role];
  const lesson = `${whose} in ${subject}`;
  switch (event) {
    case 'requested': {
      const forWhom = role === 'student' ? ' for you' : by?.role === 'parent' ? ` for ${student.name}` : '';
      const asks = role === 'tutor' ? 'asks' : 'has asked';
      return { text: `${who} ${asks} for ${aLesson} in ${subject}${forWhom}.`, tone: 'good' };
    }
    case 'booked': {
      const withWhom = role === 'tutor' ? 'with you' : `with ${tutor.name}`;
      const forWhom = role === 'student' ? ' for you' : by?.role === 'parent' ? ` for ${student.name}` : '';
      return { text: `${who} has booked ${aLesson} in ${subject} ${withWhom}${forWhom}.`, tone: 'good' };
    }
    case 'accepted':
      return { text: `${who} has accepted ${lesson}.`, tone: 'good' };
    case 'declined':
      return { text: `${who} has declined ${lesson}.`, tone: 'info' };
    case 'withdrawn':
      return { text: `${who} has cancelled the request for ${lesson}.`, tone: 'info' };
    case 'cancelled':
      return { text: `${who} has cancelled ${lesson}.`, tone: 'info' };
    case 'proposed':
      return { text: `${who} proposes another time for ${lesson}.`, tone: 'info' };
    case 'moved':
      return { text: `${who} has taken the new time of ${lesson}.`, tone: 'good' };
    case 'move-declined':
      return { text: `${who} keeps the old time of ${lesson}.`, tone: 'info' };
    case 'move-withdrawn':
      return { text: `${who} has taken back the times proposed for ${lesson}.`, tone: 'info' };
    case 'move-lapsed':
      return { text: `The times proposed for ${lesson} have lapsed.`, tone: 'info' };
    case 'request-moved':
      return { text: `${who} asks for another time for ${lesson}.`, tone: 'info' };
    case 'expired':
      return { text: `The request for ${lesson} has expired.`, tone: 'info' };
    case 'meeting-link':
      return {
        text: `${who} has ${isChange ? 'changed' : 'given'} the meeting link of ${lesson}.`,
        tone: 'good',
      };
    case 'completed':
      return { text: `Your first lesson with ${tutor.name} has ended. How was it?`, tone: 'good' };
    case 'reviewed':
      return { text: `${who} has reviewed your lesson in ${subject}.`, tone: 'good' };
    case 'paid':
      return { text: `${lesson.charAt(0).toUpperCase()}${lesson.slice(1)} is paid.`, tone: 'good' };
    case 'pay-reminder':
      return { text: `Please pay ${lesson}: it is cancelled otherwise.`, tone: 'info' };
    case 'unpaid':
      return { text: `Nobody paid ${lesson} in time, so it is cancelled.`, tone: 'info' };
    case 'refunded':
      return { text: `The money for ${lesson} has gone back.`, tone: 'good' };
    case 'problem-reported':
      return { text: `${who} says that something went wrong in ${lesson}.`, tone: 'info' };
    case 'problem-agreed':
      return { text: `${who} agrees to what went wrong in ${lesson}.`, tone: 'info' };
    case 'problem-disputed':
      return { text: `We look into what went wrong in ${lesson}.`, tone: 'info' };
    case 'problem-decided':
      return { text: `We have decided about what went wrong in ${lesson}.`, tone: 'info' };
    case 'problem-withdrawn':
      return { text: `${who} has taken back what was said of ${lesson}.`, tone: 'info' };
    case 'reminder':
      return { text: `Starting soon: ${lesson}.`, tone: 'info' };
  }
};

const noticeOfLink = ({ event, parent, child }: LinkNote, role: Role): PendingNotice => {
  const other = role === 'parent' ? child.name : parent.name;
  const action =
    role === 'parent'
      ? { label: 'See your children', to: '/parent/children' }
      : { label: 'See your profile', to: '/student/profile' };
  return event === 'linked'
    ? { text: `${other} is now linked to your account.`, tone: 'good', action }
    : { text: `${other} is no longer linked to your account.`, tone: 'info', action };
};

/** @param role of who is told @returns what is told of it, with the way to it */
export const newsNotice = (event: NewsEvent, role: Role): PendingNotice => {
  if (event.k === 'link') return noticeOfLink(event.b, role);
  const { _id } = event.b.booking;
  const label = {
    tutor: event.b.event === 'requested' ? 'See the request' : 'See the booking',
    student: 'See your lesson',
    parent: 'See the lesson',
  }[role];
  return { ...textOfBooking(event.b, role), action: { label, to: `${homes[role]}/${_id}` } };
};
