import type { BookingEvent, Language, PageLanguage } from '@paadam/shared/domain';
import { liftedMail, suspendedMail } from '../../access/suspensions/suspensionMails';
import type { Mail } from '../../foundation/mail/mail';
import { mailsAbout } from '../../lessons/bookings/bookingMails';
import type { BookingNews } from '../../lessons/bookings/bookingNews';
import type { BookingWithContacts } from '../../lessons/bookings/queries';
import { type SeriesNews, seriesMails } from '../../lessons/bookings/series/seriesNews';
import { stoppedMail } from '../../lessons/external-calendars/stoppedMail';
import { destinationMail, payoutFailedMail, payoutSentMail } from '../../money/payouts/payoutMails';
import {
  addressTakenMail,
  alreadyRegisteredMail,
  codeMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailCodeMail,
  passwordChangedMail,
  resetCodeMail,
} from '../../people/accounts/accountMails';
import {
  recoveryCodesMail,
  recoveryCodeUsedMail,
  twoStepOffMail,
  twoStepOnMail,
} from '../../people/accounts/two-step/twoStepMails';
import { firstTutorMail } from '../../people/subjects/tellWishers';
import { linkedMails, linkRequestMail, unlinkedMail } from '../../portals/parents/linkMails';

const origin = 'https://paadam.example';
const at = new Date('2026-11-20T04:30:00Z');
const later = new Date('2026-11-22T04:30:00Z');

/** @returns one of each mail that the site writes to people, by what it is about, in that language */
export const exampleMails = (spoken: PageLanguage): [string, Mail][] => {
  // The language of tests is no one's own.
  const language = spoken as Language;
  const someone = <Role extends string>(role: Role, name: string) => ({
    id: role,
    role,
    name,
    email: `${role}@home.example`,
    timeZone: 'Asia/Kolkata',
    language,
  });
  const tutor = someone('tutor', 'Meera');
  const student = someone('student', 'Asha');
  const parent = someone('parent', 'Latha');
  const of = (what: string, ...mails: Mail[]): [string, Mail][] =>
    mails.map((mail) => [`${what}: ${mail.to}`, mail]);
  return [
    ...of('code', codeMail(student.email, 'code-id', language)),
    ...of('reset code', resetCodeMail(student.email, 'code-id', language)),
    ...of('e-mail code', emailCodeMail(student.email, 'code-id', language)),
    ...of('already registered', alreadyRegisteredMail(student.email, origin, language)),
    ...of('address taken', addressTakenMail(student.email, origin, language)),
    ...of('change asked', emailChangeAskedMail(student, 'new@home.example', at, origin)),
    ...of('changed', emailChangedMail(student, 'new@home.example', at, origin)),
    ...of('password', passwordChangedMail(tutor, at, origin)),
    ...of('two-step on', twoStepOnMail(student, at, origin)),
    ...of('two-step off', twoStepOffMail(student, at, origin)),
    ...of('recovery codes', recoveryCodesMail(student, at, origin)),
    ...of('recovery code used', recoveryCodeUsedMail(student, at, 7, origin)),
    ...of('last but one recovery code', recoveryCodeUsedMail(student, at, 1, origin)),
    ...of('last recovery code', recoveryCodeUsedMail(student, at, 0, origin)),
    ...of('link', linkRequestMail({ parent, child: student, codeId: 'code-id' }, origin)),
    ...of('linked', ...linkedMails({ parent, child: student }, origin)),
    ...of('unlinked by the parent', unlinkedMail({ parent, child: student, endedBy: 'parent' }, origin)),
    ...of('unlinked by the child', unlinkedMail({ parent, child: student, endedBy: 'child' }, origin)),
    ...of(
      'suspended',
      suspendedMail(tutor, { reason: 'Spam.', until: later }, { appealTo: 'help@paadam.example', origin }),
    ),
    ...of(
      'suspended for good',
      suspendedMail(tutor, { reason: 'Spam.', until: null }, { appealTo: 'help@paadam.example', origin }),
    ),
    ...of('lifted', liftedMail(tutor, origin)),
    ...of(
      'destination',
      destinationMail(tutor, { masked: 'HDFC …1234', createdAt: at, usableFrom: later }, origin),
    ),
    ...of(
      'paid out',
      payoutSentMail(tutor, { amount: 50_000, masked: 'HDFC …1234', reference: 'N123' }, origin),
    ),
    ...of('not paid out', payoutFailedMail(tutor, { amount: 50_000, masked: 'HDFC …1234' }, origin)),
    ...of(
      'first tutor',
      firstTutorMail(
        {
          email: student.email,
          language,
          subject: { _id: 'subject', name: 'Physics' },
          subjectNames: { ta: 'இயற்பியல்', hi: 'भौतिकी' },
        },
        origin,
      ),
    ),
    ...(['unreachable', 'unreadable', 'gone', 'refused'] as const).flatMap((problem) =>
      of(
        `stopped, ${problem}`,
        stoppedMail({ name: 'School', email: tutor.email, language }, problem, origin),
      ),
    ),
    ...bookingMails({ tutor, student, parent }).flatMap(([what, news]) =>
      of(what, ...mailsAbout(news, origin)),
    ),
    ...seriesNews({ tutor, student, parent }).flatMap(([what, news]) =>
      of(what, ...seriesMails(news, origin)),
    ),
  ];
};

type Person<Role> = NonNullable<BookingNews['by']> & { role: Role } & BookingWithContacts['tutorContact'];
interface People {
  tutor: Person<'tutor'>;
  student: Person<'student'>;
  parent: Person<'parent'>;
}

/** @returns a request in physics, on which everything that mails may tell of is set */
export const exampleBooking = ({
  tutor,
  student,
  parent,
}: Record<'tutor' | 'student' | 'parent', BookingWithContacts['tutorContact']>): BookingWithContacts => ({
  id: 'booking-id',
  student: { _id: 'student', name: student.name },
  tutor: { _id: 'tutor', name: tutor.name },
  subject: { _id: 'subject', name: 'Mathematics', category: 'Mathematics' },
  subjectNames: { ta: 'கணிதம்', hi: 'गणित' },
  createdAt: at,
  renewedAt: null,
  payBy: null,
  payment: null,
  isTrial: false,
  proposal: null,
  series: null,
  startsAt: new Date('2026-11-23T04:30:00Z'),
  endsAt: new Date('2026-11-23T05:30:00Z'),
  status: 'pending',
  sequence: 0,
  price: 50_000,
  meetingLink: 'https://meet.example/asha',
  note: '',
  rating: 4,
  reason: null,
  isFirstLesson: false,
  review: { rating: 4, comment: 'Clear.', createdAt: later },
  studentContact: student,
  tutorContact: tutor,
  bookedByContact: student,
  parents: [parent],
});

const share = { percent: 50, refund: 25_000, credit: 0, until: null, paid: 50_000 };

const bookingMails = (people: People): [string, BookingNews][] => {
  const { tutor, student, parent } = people;
  const pending = exampleBooking(people);
  const accepted: BookingWithContacts = { ...pending, status: 'accepted' };
  const due: BookingWithContacts = { ...accepted, payBy: later };
  const bookedByParent = { bookedByContact: parent };
  const proposal = {
    _id: 'proposal',
    by: { _id: tutor.id, name: tutor.name, role: 'tutor' },
    bySide: 'tutor',
    times: [{ dateTime: '2026-11-24T04:30:00Z' }, { dateTime: '2026-11-25T04:30:00Z' }],
    note: 'School has a feast.',
    lapsesAt: '2026-11-21T04:30:00Z',
  } as unknown as BookingWithContacts['proposal'];
  const problem = {
    id: 'problem',
    kind: 'late',
    bySide: 'student',
    by: { _id: student.id, name: student.name },
    text: 'We waited.',
    answerBy: later,
    answerText: 'The bus was late.',
    reason: 'Half of it goes back.',
    refund: 25_000,
  } as unknown as NonNullable<BookingNews['problem']>;
  const paidFor = { payment: { status: 'paid', amount: 50_000 } } as unknown as Partial<BookingWithContacts>;
  const table: [BookingEvent, string, Omit<BookingNews, 'event'>][] = [
    ['requested', 'by the student', { booking: pending, by: student }],
    ['requested', 'by a parent', { booking: { ...pending, ...bookedByParent }, by: parent }],
    ['requested', 'and answered meanwhile', { booking: accepted, by: student }],
    ['booked', 'by the student', { booking: accepted, by: student }],
    ['booked', 'by a parent, to be paid', { booking: { ...due, ...bookedByParent }, by: parent }],
    ['accepted', '', { booking: accepted, by: tutor }],
    ['accepted', 'to be paid', { booking: due, by: tutor }],
    ['declined', '', { booking: { ...pending, status: 'declined' }, by: tutor, reason: 'I am away.' }],
    ['withdrawn', 'by the student', { booking: { ...pending, status: 'cancelled' }, by: student }],
    ['withdrawn', 'by a parent', { booking: { ...pending, status: 'cancelled' }, by: parent }],
    [
      'cancelled',
      'by the tutor',
      { booking: { ...pending, status: 'cancelled' }, by: tutor, share: { ...share, credit: 5_000 } },
    ],
    ['cancelled', 'by the student', { booking: { ...pending, status: 'cancelled' }, by: student, share }],
    [
      'cancelled',
      'by a parent',
      { booking: { ...pending, status: 'cancelled' }, by: parent, share: { ...share, refund: 0 } },
    ],
    ['proposed', 'by the tutor', { booking: { ...accepted, proposal }, by: tutor }],
    ['proposed', 'by the student', { booking: { ...accepted, proposal }, by: student }],
    ['proposed', 'for a request', { booking: { ...pending, proposal }, by: tutor }],
    ['moved', 'by the student', { booking: accepted, by: student, from: later }],
    ['moved', 'by the tutor', { booking: accepted, by: tutor, from: later }],
    ['moved', 'with an acceptance', { booking: accepted, by: student, from: later, isAcceptance: true }],
    [
      'moved',
      'with an acceptance, to be paid',
      { booking: due, by: parent, from: later, isAcceptance: true },
    ],
    ['move-declined', 'of a request', { booking: pending, by: student }],
    ['move-declined', 'of a lesson', { booking: accepted, by: tutor }],
    ['move-declined', 'by a parent', { booking: accepted, by: parent }],
    ['move-lapsed', 'of a request', { booking: pending, by: null }],
    ['move-lapsed', 'of a lesson', { booking: accepted, by: null }],
    ['request-moved', 'by the student', { booking: pending, by: student, from: later }],
    ['request-moved', 'by a parent', { booking: { ...pending, ...bookedByParent }, by: parent, from: later }],
    ['request-moved', 'and answered meanwhile', { booking: accepted, by: parent, from: later }],
    ['expired', '', { booking: { ...pending, status: 'expired' }, by: null }],
    [
      'expired',
      'with a proposal',
      { booking: { ...pending, status: 'expired' }, by: null, isCountered: true },
    ],
    ['reminder', 'of tomorrow', { booking: accepted, by: null, hours: 24 }],
    ['reminder', 'of soon', { booking: { ...accepted, ...bookedByParent }, by: null, hours: 1 }],
    ['meeting-link', 'given', { booking: accepted, by: tutor }],
    ['meeting-link', 'changed', { booking: accepted, by: tutor, isChange: true }],
    ['meeting-link', 'removed', { booking: { ...accepted, meetingLink: null }, by: tutor, isChange: true }],
    ['completed', '', { booking: { ...accepted, status: 'completed', isFirstLesson: true }, by: null }],
    ['paid', '', { booking: accepted, by: null }],
    ['pay-reminder', '', { booking: due, by: null }],
    ['pay-reminder', 'without a last moment', { booking: accepted, by: null }],
    ['unpaid', '', { booking: { ...accepted, status: 'cancelled' }, by: null }],
    ['refunded', '', { booking: accepted, by: null, refunded: 25_000 }],
    ['reviewed', '', { booking: accepted, by: student }],
    [
      'reviewed',
      'with one star',
      { booking: { ...accepted, review: { rating: 1, comment: '', createdAt: later } }, by: student },
    ],
    ['problem-reported', 'by the student', { booking: { ...accepted, ...paidFor }, by: student, problem }],
    [
      'problem-reported',
      'by the tutor',
      { booking: accepted, by: tutor, problem: { ...problem, kind: 'student-absent', bySide: 'tutor' } },
    ],
    [
      'problem-reported',
      'of another kind',
      { booking: { ...accepted, ...paidFor }, by: student, problem: { ...problem, kind: 'tutor-absent' } },
    ],
    [
      'problem-reported',
      'of a fault',
      { booking: { ...accepted, ...paidFor }, by: student, problem: { ...problem, kind: 'technical' } },
    ],
    [
      'problem-reported',
      'of what brings nothing back',
      {
        booking: { ...accepted, ...paidFor },
        by: tutor,
        problem: { ...problem, kind: 'student-absent', bySide: 'tutor' },
      },
    ],
    ['problem-agreed', '', { booking: accepted, by: tutor, problem }],
    [
      'problem-agreed',
      'with nothing back',
      { booking: accepted, by: tutor, problem: { ...problem, refund: 0 } },
    ],
    ['problem-disputed', '', { booking: accepted, by: tutor, problem: { ...problem, kind: 'other' } }],
    ['problem-decided', '', { booking: accepted, by: null, problem }],
    ['problem-withdrawn', '', { booking: accepted, by: student, problem }],
  ];
  return table.map(([event, how, news]) => [[event, how].filter(Boolean).join(' '), { event, ...news }]);
};

const seriesNews = (people: People): [string, SeriesNews][] => {
  const { tutor, student, parent } = people;
  const first = exampleBooking(people);
  const week = 7 * 86_400_000;
  const eachOf = (changes: Partial<BookingWithContacts>): BookingWithContacts[] =>
    [0, 1].map((place) => ({
      ...first,
      ...changes,
      id: `booking-${place}`,
      startsAt: new Date(first.startsAt.getTime() + place * week),
      endsAt: new Date(first.endsAt.getTime() + place * week),
    }));
  const paidFor = { payment: { status: 'paid', amount: 50_000 } } as unknown as Partial<BookingWithContacts>;
  const table: [string, SeriesNews][] = [
    ['requested by the student', { event: 'requested', bookings: eachOf({}), by: student }],
    [
      'requested by a parent',
      { event: 'requested', bookings: eachOf({ bookedByContact: parent }), by: parent },
    ],
    [
      'requested and answered meanwhile',
      { event: 'requested', bookings: eachOf({ status: 'accepted' }), by: student },
    ],
    ['booked by the student', { event: 'booked', bookings: eachOf({ status: 'accepted' }), by: student }],
    [
      'booked by a parent, to be paid',
      {
        event: 'booked',
        bookings: eachOf({ status: 'accepted', bookedByContact: parent, payBy: later }),
        by: parent,
      },
    ],
    ['accepted', { event: 'accepted', bookings: eachOf({ status: 'accepted', payBy: later }), by: tutor }],
    [
      'declined',
      { event: 'declined', bookings: eachOf({ status: 'declined' }), by: tutor, reason: 'I am away.' },
    ],
    ['withdrawn by a parent', { event: 'withdrawn', bookings: eachOf({ status: 'cancelled' }), by: parent }],
    [
      'cancelled by the tutor',
      { event: 'cancelled', bookings: eachOf({ status: 'cancelled', ...paidFor }), by: tutor },
    ],
    [
      'cancelled by the student',
      { event: 'cancelled', bookings: eachOf({ status: 'cancelled' }), by: student },
    ],
    ['cancelled by a parent', { event: 'cancelled', bookings: eachOf({ status: 'cancelled' }), by: parent }],
    ['expired', { event: 'expired', bookings: eachOf({ status: 'expired' }), by: null }],
  ];
  return table.map(([what, news]) => [`series ${what}`, news]);
};
