import { type BookingSide, type ProblemKind, problemLimits } from '@paadam/shared/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../../foundation/db/openDatabase';
import { lessonProblems } from '../../../foundation/db/schema';

interface NewProblem {
  bookingId: string;
  kind: ProblemKind;
  text: string;
  byId: string;
  bySide: BookingSide;
}

/** @returns until when the other side may answer; undefined: there is a report of this booking already */
export const insertProblem = async (tx: Transaction, problem: NewProblem): Promise<Date | undefined> => {
  const [added] = await tx
    .insert(lessonProblems)
    .values({
      id: uuidv7(),
      ...problem,
      answerBy: sql`clock_timestamp() + make_interval(hours => ${problemLimits.answerHours})`,
    })
    .onConflictDoNothing()
    .returning({ answerBy: lessonProblems.answerBy });
  return added?.answerBy;
};

interface Answered {
  id: string;
  to: 'agreed' | 'disputed' | 'withdrawn';
  /** Null: the clock. */
  answer: { byId: string; text: string } | null;
  /** Paise that go back; null: nothing was held. */
  refund?: number | null;
}

const froms = {
  agreed: ['open'],
  disputed: ['open'],
  withdrawn: ['open', 'disputed'],
} as const;

/** @returns whether it was in a state from which it gets there */
export const endProblem = async (tx: Transaction, { id, to, answer, refund }: Answered): Promise<boolean> => {
  const now = sql`clock_timestamp()`;
  const moved = await tx
    .update(lessonProblems)
    .set({
      status: to,
      ...(answer && { answeredBy: answer.byId, answerText: answer.text, answeredAt: now }),
      ...(to === 'agreed' && { refund: refund ?? null, settledAt: now }),
    })
    .where(and(eq(lessonProblems.id, id), inArray(lessonProblems.status, [...froms[to]])))
    .returning({ id: lessonProblems.id });
  return moved.length > 0;
};

/** @returns whether it waited for an operator */
export const decideProblemRow = async (
  tx: Transaction,
  { id, ...decision }: { id: string; refund: number | null; reason: string; decidedBy: string },
): Promise<boolean> => {
  const decided = await tx
    .update(lessonProblems)
    .set({ ...decision, status: 'decided', settledAt: sql`clock_timestamp()` })
    .where(and(eq(lessonProblems.id, id), eq(lessonProblems.status, 'disputed')))
    .returning({ id: lessonProblems.id });
  return decided.length > 0;
};
