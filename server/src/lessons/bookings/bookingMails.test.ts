import type { BookingEvent } from '@paadam/shared/domain';
import { exampleBooking } from '../../development/testing/exampleMails';
import { mailsAbout } from './bookingMails';
import type { BookingNews } from './bookingNews';
import type { BookingWithContacts } from './queries';

const origin = 'https://paadam.example';
const hostile = 'Win now: www.evil.example\nhttps://evil.example/x boss@evil.example';

const someone = (id: string, name: string) => ({
  id,
  name,
  email: `${id}@home.example`,
  timeZone: 'Asia/Kolkata',
  language: 'en' as const,
});

const booking = exampleBooking({
  tutor: someone('tutor', 'Meera'),
  student: someone('student', 'Asha'),
  parent: someone('latha', 'Latha'),
});
const byParent = { ...booking, bookedByContact: someone('latha', 'Latha') };
const second = [someone('latha', 'Latha'), someone('ravi', 'Ravi')];

const people = {
  tutor: { id: 'tutor', name: 'Meera', role: 'tutor' },
  student: { id: 'student', name: 'Asha', role: 'student' },
  latha: { id: 'latha', name: 'Latha', role: 'parent' },
  ravi: { id: 'ravi', name: 'Ravi', role: 'parent' },
} as const;

/** Who is told, by mailbox, of what a person did, or time. */
const told = (event: BookingEvent, about: BookingWithContacts, by: keyof typeof people | null): string =>
  mailsAbout({ event, booking: about, by: by && people[by] }, origin)
    .filter(({ invitation }) => !invitation?.isAll)
    .map(({ to }) => to.replace('@home.example', ''))
    .sort()
    .join(' ');

/** For each event and whose act it was: a student's booking with one linked parent, and with two; then a parent's. */
const table: [BookingEvent, keyof typeof people | null, string, string, string, string][] = [
  ['accepted', 'tutor', 'latha student', 'latha ravi student', 'latha student', 'latha ravi student'],
  ['declined', 'tutor', 'latha student', 'latha ravi student', 'latha student', 'latha ravi student'],
  ['cancelled', 'tutor', 'latha student', 'latha ravi student', 'latha student', 'latha ravi student'],
  ['cancelled', 'student', 'latha tutor', 'latha ravi tutor', 'latha tutor', 'latha ravi tutor'],
  ['cancelled', 'latha', 'student tutor', 'ravi student tutor', 'student tutor', 'ravi student tutor'],
  ['withdrawn', 'student', 'latha tutor', 'latha ravi tutor', 'latha tutor', 'latha ravi tutor'],
  ['withdrawn', 'latha', 'student tutor', 'ravi student tutor', 'student tutor', 'ravi student tutor'],
  [
    'expired',
    null,
    'latha student tutor',
    'latha ravi student tutor',
    'latha student tutor',
    'latha ravi student tutor',
  ],
  ['reminder', null, 'student tutor', 'student tutor', 'latha student tutor', 'latha student tutor'],
  ['meeting-link', 'tutor', 'student', 'student', 'latha student', 'latha student'],
  ['completed', null, 'student', 'student', 'student', 'student'],
  ['reviewed', 'student', 'tutor', 'tutor', 'tutor', 'tutor'],
];

describe('of a booking that is', () => {
  it('requested, also who asked is told: by a receipt', () => {
    const two = { parents: second };
    expect([
      told('requested', { ...booking, parents: [] }, 'student'),
      told('requested', booking, 'student'),
      told('requested', { ...booking, ...two }, 'student'),
      told('requested', byParent, 'latha'),
      told('requested', { ...byParent, ...two }, 'latha'),
    ]).toEqual([
      'student tutor',
      'latha student tutor',
      'latha ravi student tutor',
      'latha student tutor',
      'latha ravi student tutor',
    ]);
  });

  it.each(table)('%s, by %s, are told: %s; %s; %s; %s', (event, by, ...expected) => {
    expect([
      told(event, booking, by),
      told(event, { ...booking, parents: second }, by),
      told(event, byParent, by),
      told(event, { ...byParent, parents: second }, by),
    ]).toEqual(expected);
  });

  it('made by a parent who is not linked any more, that parent is told nothing', () => {
    const ended = { ...byParent, parents: [] };
    for (const event of ['accepted', 'cancelled', 'reminder'] as const) {
      expect(told(event, ended, null)).toBe('student tutor');
    }
  });
});

/** The subjects by mailbox. */
const subjects = (news: BookingNews): Record<string, string> =>
  Object.fromEntries(
    mailsAbout(news, origin).map(({ to, subject }) => [to.replace('@home.example', ''), subject]),
  );

describe('the words', () => {
  it('name the parent as the one who asks, and tell each reader whose lesson it is', () => {
    const about = { ...byParent, parents: second };
    expect(subjects({ event: 'requested', booking: about, by: people.latha })).toEqual({
      tutor: 'Latha asks for a lesson in Mathematics for Asha',
      student: 'Latha has asked for a lesson in Mathematics for you',
      latha: 'Your request for a lesson in Mathematics for Asha',
      ravi: 'Latha has asked for a lesson in Mathematics for Asha',
    });
    expect(subjects({ event: 'requested', booking, by: people.student })).toEqual({
      tutor: 'Asha asks for a lesson in Mathematics',
      student: 'Your request for a lesson in Mathematics',
      latha: 'Asha has asked for a lesson in Mathematics',
    });
    const [toTutor] = mailsAbout({ event: 'requested', booking: about, by: people.latha }, origin);
    expect(toTutor?.text).toContain(
      'Latha, a parent of Asha, would like a lesson in Mathematics with you for Asha:',
    );
  });

  it('of a receipt say until when the tutor can answer, on the reader’s clock', () => {
    const mails = mailsAbout({ event: 'requested', booking, by: people.student }, origin);
    const receipt = mails.find(({ to }) => to === 'student@home.example');
    expect(receipt?.text).toMatch(
      /Meera can answer until Sunday,? 22 November 2026,? at 10:00 am India Standard Time/,
    );
  });

  it('tell a request that was taken back from a lesson that was cancelled', () => {
    expect(subjects({ event: 'withdrawn', booking, by: people.student })).toEqual({
      tutor: 'Asha has cancelled the request for your lesson in Mathematics',
      latha: 'Asha has cancelled the request for the lesson of Asha in Mathematics',
    });
    expect(subjects({ event: 'cancelled', booking, by: people.latha })).toEqual({
      tutor: 'Latha has cancelled your lesson with Asha in Mathematics',
      student: 'Latha has cancelled your lesson in Mathematics',
      latha: 'For your calendar: you have cancelled the lesson of Asha in Mathematics with Meera',
    });
  });

  it('tell a tutor, who may never have heard of the parent, whose parent it is, and the child the name alone', () => {
    const mails = mailsAbout({ event: 'cancelled', booking, by: people.latha }, origin);
    const textTo = (id: string) => mails.find(({ to }) => to === `${id}@home.example`)?.text;
    expect(textTo('tutor')).toContain('Latha (a parent of Asha) has cancelled');
    expect(textTo('student')).toContain('Latha has cancelled');
  });

  it('of a new meeting link lead there, and say that the one before is void', () => {
    const news = { event: 'meeting-link', booking, by: people.tutor } as const;
    const [first] = mailsAbout(news, origin);
    const [changed] = mailsAbout({ ...news, isChange: true }, origin);
    expect(first?.subject).toBe('Meera has given the meeting link of your lesson in Mathematics');
    expect(first?.text).toContain('Join the lesson: https://meet.example/asha');
    expect(changed?.subject).toBe('Meera has changed the meeting link of your lesson in Mathematics');
    expect(changed?.text).toContain('The one from before is no longer good.');
  });

  it('invite to a review, and tell the tutor how many stars came', () => {
    expect(subjects({ event: 'completed', booking, by: null })).toEqual({
      student: 'How was your lesson in Mathematics?',
    });
    const [mail] = mailsAbout({ event: 'reviewed', booking, by: people.student }, origin);
    expect(mail?.subject).toBe('Asha has reviewed your lesson in Mathematics');
    expect(mail?.text).toContain('4 stars out of 5');
  });
});

const linkless = { ...byParent, parents: second, meetingLink: null };
const everything: BookingNews[] = [
  { event: 'requested', booking: linkless, by: people.latha },
  ...table.map(([event, by]) => ({ event, booking: linkless, by: by && people[by], hours: 24 })),
];

it('every mail leads to the booking, on the page of the reader’s own portal', () => {
  const pages: Record<string, string> = {
    tutor: `${origin}/tutor/bookings/booking-id`,
    student: `${origin}/student/classes/booking-id`,
    latha: `${origin}/parent/bookings/booking-id`,
    ravi: `${origin}/parent/bookings/booking-id`,
  };
  for (const { to, html, text } of everything.flatMap((news) => mailsAbout(news, origin))) {
    const page = pages[to.replace('@home.example', '')];
    expect([/<a href="([^"]*)"/.exec(html)?.[1], /: (\S+)\n\n-- \n/.exec(text)?.[1]]).toEqual([page, page]);
  }
});

const named = (name: string): BookingWithContacts => ({
  ...linkless,
  student: { ...linkless.student, name },
  tutor: { ...linkless.tutor, name },
  bookedByContact: { ...linkless.bookedByContact, name },
});
const hostileMails = everything.flatMap(({ booking: about, by, ...news }) =>
  mailsAbout(
    { ...news, booking: { ...about, ...named(hostile) }, by: by && { ...by, name: hostile } },
    origin,
  ),
);

it.each(hostileMails)('no name makes a link in the mail to $to: $subject', ({ subject, text, html }) => {
  expect(subject).not.toMatch(/[\r\n]/);
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/evil\.example|www\.\S|https:\/\/evil|boss@\S/);
  }
  expect(text).toContain('evil');
  expect(html.match(/<a /g)).toHaveLength(1);
});
