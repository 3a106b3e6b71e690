import type { NewsEvent } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';

/** A note for one person, before it has its number. */
export type NoteFor = { userId: string; by: string | null } & (
  | Pick<Extract<NewsEvent, { k: 'booking' }>, 'k' | 'b'>
  | Pick<Extract<NewsEvent, { k: 'link' }>, 'k' | 'b'>
);

/** A note with its number, as the person is told of it. */
export interface KeptNote {
  userId: string;
  event: NewsEvent;
}

const statement = `
  INSERT INTO person_news AS known (user_id, last)
  SELECT id, notes FROM unnest($1::uuid[], $2::int[]) AS given (id, notes) ORDER BY id
  ON CONFLICT (user_id) DO UPDATE SET last = known.last + excluded.last, at = now()
  RETURNING user_id, last`;

/**
 * Gives each note the next of its person's numbers, by which a page that was away sees that it has missed something. The last
 * statement of its transaction, since no other person's note to the same person is committed until that is.
 */
export const keepNotes = async ({ $client }: Transaction, notes: readonly NoteFor[]): Promise<KeptNote[]> => {
  if (notes.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { userId } of notes) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  const { rows } = await $client.query<{ user_id: string; last: string }>({
    name: 'keep-notes',
    text: statement,
    values: [[...counts.keys()], [...counts.values()]],
  });
  const next = new Map(rows.map(({ user_id, last }) => [user_id, Number(last) - (counts.get(user_id) ?? 0)]));
  const at = new Date().toISOString();
  return notes.map(({ userId, ...note }) => {
    const seq = (next.get(userId) ?? 0) + 1;
    next.set(userId, seq);
    return { userId, event: { seq, id: uuidv7(), at, ...note } };
  });
};
