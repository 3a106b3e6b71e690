import {
  agreedRefundPercent,
  type BookingEvent,
  formatPaise,
  type ProblemKind,
  percentOf,
} from '@paadam/shared/domain';
import { momentFor } from '../../../foundation/mail/momentFor';
import { nameInMail } from '../../../foundation/mail/nameInMail';
import * as words from '../../../messages/problem-mails';
import { subjectName } from '../../../people/subjects/subjectName';
import type { BookingNews, Text, Write } from '../bookingNews';
import type { Reader } from '../peopleOf';

type About = BookingNews & { problem: NonNullable<BookingNews['problem']> };

/** As messages call them. */
const kinds = {
  'tutor-absent': 'tutorAbsent',
  'student-absent': 'studentAbsent',
  late: 'late',
  technical: 'technical',
  other: 'other',
} as const satisfies Record<ProblemKind, string>;

/** Whose lesson, as the reader knows it. */
const lessonOf = ({ booking }: About, { whose }: Reader) => ({
  whose,
  student: nameInMail(booking.student.name),
});

/** The lesson, when it was, and what went wrong in it. */
const aboutOf = (news: About, reader: Reader) => {
  const { booking, problem } = news;
  const tutor = nameInMail(booking.tutor.name);
  const lesson = lessonOf(news, reader);
  return {
    ...lesson,
    tutor,
    subject: subjectName(booking),
    moment: momentFor(reader.contact, booking.startsAt),
    kind: kinds[problem.kind],
    late: problem.bySide === 'student' ? tutor : lesson.student,
  };
};

/** What follows from it for the money; nothing where none was held. */
const moneyOf = (refund: number | null, { booking }: About): string[] => {
  if (refund === null) return [];
  return [
    refund > 0
      ? words.goesBack({ sum: formatPaise(refund) })
      : words.nothingGoesBack({ tutor: nameInMail(booking.tutor.name) }),
  ];
};

const ifAgreed = (refund: number, { booking }: About): string =>
  refund > 0
    ? words.ifAgreedBack({ sum: formatPaise(refund) })
    : words.ifAgreedNothing({ tutor: nameInMail(booking.tutor.name) });

const isOnSide = (reader: Reader, side: 'tutor' | 'student') =>
  (reader.role === 'tutor') === (side === 'tutor');

const reported = (news: About, reader: Reader): Text => {
  const { problem, booking, by } = news;
  const who = nameInMail(by?.name ?? problem.by.name);
  const isToAnswer = !isOnSide(reader, problem.bySide);
  const percent = agreedRefundPercent(problem.kind, problem.bySide);
  const held = booking.payment?.status === 'paid' ? booking.payment.amount : null;
  const moment = momentFor(reader.contact, problem.answerBy);
  return {
    subject: words.saysWrong({ ...lessonOf(news, reader), who }),
    paragraphs: [
      words.says({ ...aboutOf(news, reader), who }),
      words.inTheirWords({ text: problem.text }),
      isToAnswer ? words.pleaseAnswer({ moment }) : words.otherSideAnswers({ moment }),
      ...(held !== null && percent !== null ? [ifAgreed(percentOf(held, percent), news)] : []),
    ],
    ...(isToAnswer && { action: { ...reader.action, label: words.answer() } }),
  };
};

const agreed = (news: About, reader: Reader): Text => ({
  subject: words.bothAgree(lessonOf(news, reader)),
  paragraphs: [
    words.agrees({ ...aboutOf(news, reader), who: nameInMail(news.by?.name ?? '') }),
    ...moneyOf(news.problem.refund, news),
  ],
});

const disputed = (news: About, reader: Reader): Text => ({
  subject: words.weLook(lessonOf(news, reader)),
  paragraphs: [
    words.notAgreed({ ...aboutOf(news, reader), who: nameInMail(news.problem.by.name) }),
    ...(news.problem.answerText ? [words.theAnswer({ text: news.problem.answerText })] : []),
    words.weDecide(),
  ],
});

const decided = (news: About, reader: Reader): Text => ({
  subject: words.decided(lessonOf(news, reader)),
  paragraphs: [
    words.lookedInto(aboutOf(news, reader)),
    ...(news.problem.reason ? [words.decision({ reason: news.problem.reason })] : []),
    ...moneyOf(news.problem.refund, news),
  ],
});

const withdrawn = (news: About, reader: Reader): Text => ({
  subject: words.settled(lessonOf(news, reader)),
  paragraphs: [words.takenBack({ ...aboutOf(news, reader), who: nameInMail(news.by?.name ?? '') })],
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
} satisfies Partial<Record<BookingEvent, Write>>;
