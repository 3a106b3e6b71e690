import { decisionMails, expiryMails, reminderMails, requestMail } from './bookingMails';
import type { BookingWithContacts } from './queries';

const origin = 'https://paadam.example';
const hostile = 'Win now: www.evil.example\nhttps://evil.example/x boss@evil.example';

/** Of somebody whom the reader of the mail has never met. */
const someone = (id: string) => ({
  id,
  name: hostile,
  email: `${id}@home.example`,
  timeZone: 'Asia/Kolkata',
});

const booking: BookingWithContacts = {
  id: 'a booking',
  student: { _id: 'student', name: hostile },
  tutor: { _id: 'tutor', name: hostile },
  subject: { _id: 'subject', name: 'Physics', category: 'Science' },
  createdAt: new Date('2026-11-20T04:30:00Z'),
  startsAt: new Date('2026-11-23T04:30:00Z'),
  endsAt: new Date('2026-11-23T05:30:00Z'),
  status: 'accepted',
  price: 50_000,
  meetingLink: null,
  note: '',
  rating: null,
  review: null,
  studentContact: { ...someone('student'), name: 'Asha' },
  tutorContact: { ...someone('tutor'), name: 'Meera' },
  bookedByContact: { ...someone('parent'), name: 'Latha' },
  linkedParentId: 'parent',
};

const mails = [
  requestMail(booking, booking.tutorContact, origin),
  ...(['tutor', 'student', 'parent'] as const).flatMap((role) =>
    decisionMails(booking, { id: role, name: hostile, role }, origin),
  ),
  ...expiryMails(booking, origin),
  ...reminderMails(booking, 24, origin),
];

it('leads everybody to the booking, on the page of their own portal', () => {
  const pages = {
    tutor: `${origin}/tutor/bookings/booking-id`,
    student: `${origin}/student/classes/booking-id`,
    parent: `${origin}/parent/bookings/booking-id`,
  };
  const about = { ...booking, id: 'booking-id' };
  const mailsAbout = [
    requestMail(about, about.tutorContact, origin),
    ...decisionMails(about, { id: 'another parent', name: 'Ravi', role: 'parent' }, origin),
    ...expiryMails(about, origin),
    ...reminderMails(about, 24, origin),
  ];
  expect(
    mailsAbout.map(({ to, html, text }) => [
      to,
      /<a href="([^"]*)"/.exec(html)?.[1],
      /: (\S+)\n\n-- \n/.exec(text)?.[1],
    ]),
  ).toEqual(
    (
      [
        'tutor',
        'tutor',
        'student',
        'parent',
        'tutor',
        'student',
        'parent',
        'tutor',
        'student',
        'parent',
      ] as const
    ).map((role) => [`${role}@home.example`, pages[role], pages[role]]),
  );
});

it.each(mails)('no name makes a link in the mail to $to: $subject', ({ subject, text, html }) => {
  expect(subject).not.toMatch(/[\r\n]/);
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/evil\.example|www\.\S|https:\/\/evil|boss@\S/);
  }
  expect(text).toContain('evil');
  expect(html.match(/<a /g)).toHaveLength(1);
});
