import { agreedRefundPercent, type BookingEvent, formatPaise, percentOf } from '@paadam/shared/domain';
import { momentFor } from '../../mail/momentFor';
import { nameInMail } from '../../mail/nameInMail';
import type { BookingNews, Text } from '../bookingNews';
import type { Reader } from '../peopleOf';

type About = BookingNews & { problem: NonNullable<BookingNews['problem']> };

/** @returns what went wrong, as a sentence without its stop */
const whatWentWrong = ({ problem, booking }: About): string => {
  const tutor = nameInMail(booking.tutor.name);
  const student = nameInMail(booking.student.name);
  switch (problem.kind) {
    case 'tutor-absent':
      return `${tutor} was not there`;
    case 'student-absent':
      return `${student} was not there`;
    case 'late':
      return `${problem.bySide === 'student' ? tutor : student} came late`;
    case 'technical':
      return 'there was a technical fault';
    case 'other':
      return 'something else went wrong';
  }
};

const lessonOf = ({ booking }: About, reader: Reader): string =>
  `${reader.whose} in ${booking.subject.name}, ${momentFor(reader.contact, booking.startsAt)}`;

/** What follows from it for the money; nothing where none was held. */
const moneyOf = (refund: number | null, { booking }: About): string[] => {
  if (refund === null) return [];
  return [
    refund > 0
      ? `${formatPaise(refund)} go back to who paid, by the way they came.`
      : `Nothing goes back; the lesson is paid out to ${nameInMail(booking.tutor.name)}.`,
  ];
};

const isOnSide = (reader: Reader, side: 'tutor' | 'student') =>
  (reader.role === 'tutor') === (side === 'tutor');

const reported = (news: About, reader: Reader): Text => {
  const { problem, booking, by } = news;
  const who = nameInMail(by?.name ?? problem.by.name);
  const isToAnswer = !isOnSide(reader, problem.bySide);
  const percent = agreedRefundPercent(problem.kind, problem.bySide);
  const held = booking.payment?.status === 'paid' ? booking.payment.amount : null;
  return {
    subject: `${who} says that something went wrong in ${reader.whose}`,
    paragraphs: [
      `${who} says of ${lessonOf(news, reader)}: ${whatWentWrong(news)}.`,
      `In their words: ${problem.text}`,
      isToAnswer
        ? `Please say until ${momentFor(reader.contact, problem.answerBy)} whether you agree. After that we look into it ourselves.`
        : `The other side can answer until ${momentFor(reader.contact, problem.answerBy)}. After that we look into it ourselves.`,
      ...(held !== null && percent !== null
        ? [`If both sides agree: ${moneyOf(percentOf(held, percent), news)[0]}`]
        : []),
    ],
    ...(isToAnswer && { action: { ...reader.action, label: 'Answer' } }),
  };
};

const agreed = (news: About, reader: Reader): Text => ({
  subject: `Both sides agree about ${reader.whose}`,
  paragraphs: [
    `${nameInMail(news.by?.name ?? '')} agrees about ${lessonOf(news, reader)}: ${whatWentWrong(news)}.`,
    ...moneyOf(news.problem.refund, news),
  ],
});

const disputed = (news: About, reader: Reader): Text => ({
  subject: `We look into what went wrong in ${reader.whose}`,
  paragraphs: [
    `What went wrong in ${lessonOf(news, reader)} is not agreed on: ${whatWentWrong(news)}, says ${nameInMail(news.problem.by.name)}.`,
    ...(news.problem.answerText ? [`The answer to it: ${news.problem.answerText}`] : []),
    'We look into it, decide, and write to both of you.',
  ],
});

const decided = (news: About, reader: Reader): Text => ({
  subject: `What we have decided about ${reader.whose}`,
  paragraphs: [
    `We have looked into ${lessonOf(news, reader)}.`,
    ...(news.problem.reason ? [`Our decision: ${news.problem.reason}`] : []),
    ...moneyOf(news.problem.refund, news),
  ],
});

const withdrawn = (news: About, reader: Reader): Text => ({
  subject: `Settled: ${reader.whose}`,
  paragraphs: [
    `${nameInMail(news.by?.name ?? '')} has taken back what was said of ${lessonOf(news, reader)}. Nothing is left to do.`,
  ],
});

const of =
  (write: (news: About, reader: Reader) => Text) =>
  (news: BookingNews, reader: Reader): Text => {
    const { problem } = news;
    if (!problem) throw new Error('Nothing is known of what went wrong.');
    return write({ ...news, problem }, reader);
  };

/** The mails about what went wrong in a lesson. */
export const problemTexts = {
  'problem-reported': of(reported),
  'problem-agreed': of(agreed),
  'problem-disputed': of(disputed),
  'problem-decided': of(decided),
  'problem-withdrawn': of(withdrawn),
} satisfies Partial<Record<BookingEvent, (news: BookingNews, reader: Reader) => Text>>;
