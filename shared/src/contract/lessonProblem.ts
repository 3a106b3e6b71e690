import {
  bookingSides,
  problemAnswers,
  problemKinds,
  problemLimits,
  problemStatuses,
} from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { Closed, Id, Instant, Nullable, OneOf, Person, typedAs } from './schema';

/** What a person says went wrong in a lesson, and what has become of it. */
export const LessonProblem = Type.Object({
  _id: Id,
  kind: OneOf(problemKinds),
  text: Type.String({ examples: ['I waited for 20 minutes.'] }),
  by: Person,
  /** A parent is of the student's side. */
  bySide: OneOf(bookingSides),
  createdAt: Instant,
  /** Until when the other side may answer. */
  answerBy: Instant,
  status: OneOf(problemStatuses),
  /** What the other side says; null while it has said nothing. */
  answer: Nullable(
    Type.Object({ by: Person, text: Type.String({ examples: ['I was there.'] }), at: Instant }),
  ),
  /** Paise that go back by it; null: it is not settled, or nothing was held for the lesson. */
  refund: Nullable(Type.Integer({ examples: [60_000] })),
  /** Of an operator's decision. */
  reason: Nullable(Type.String({ examples: ['The tutor was not in the room.'] })),
  settledAt: Nullable(Instant),
});
export type LessonProblem = Static<typeof LessonProblem>;

export const problemText = {
  ...typedAs('text'),
  maxLength: problemLimits.textCharacters,
  examples: ['I waited for 20 minutes.'],
};

export const problemBody = Closed({
  kind: OneOf(problemKinds),
  text: Type.String({ minLength: 1, ...problemText }),
});
export const problemAnswerBody = Closed({
  problem: Id,
  /** To agree and to disagree are for the other side, to take it back for who reported. */
  answer: OneOf(problemAnswers),
  text: Type.Optional(Type.String(problemText)),
});
