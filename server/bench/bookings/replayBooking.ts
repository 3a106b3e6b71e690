import type { Pool } from 'pg';
import { hashSecret } from '../../src/access/sessions/secrets';
import type { Statement } from '../database/recordStatements';
import { idPrefixOf } from '../population/idOf';
import { type Pair, sessionHashExpression } from './insertPairs';
import type { Lessons } from './Lessons';
import { type PgbenchScript, pgbenchScript } from './pgbenchScript';

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Each client takes every nth lesson from `first` on, and goes on where it was in its last transaction. */
const setUp = (lessons: Lessons): string[] => [
  '\\set turn :turn + 1',
  '\\set lesson :first + :turn * :clients + :client_id',
  `\\set student :lesson % ${lessons.students}`,
  `\\set tutor :lesson % ${lessons.tutors}`,
  `\\set start ${lessons.begin / 1_000} + (:lesson / ${lessons.tutors}) * 3600`,
];

/** @returns the SQL of an id: the prefix and the number as twelve digits */
const idExpression = (prefix: string, number: string): string =>
  `'${prefix}' || lpad(to_hex(${number}::bigint), 12, '0')`;

/**
 * @param statements that booked an hour for the pair
 * @returns what books the next lesson, for its own pair, by the same statements
 */
export const replayBooking = (
  database: Pool,
  statements: readonly Statement[],
  { pair, startsAt, lessons }: { pair: Pair; startsAt: Date; lessons: Lessons },
): Promise<PgbenchScript> => {
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const known = [pair.studentId, pair.tutorId, pair.subjectId];
  const texts = JSON.stringify(statements.map(({ values }) => values));
  // What else looks like the server's ids was made for this booking.
  const fresh = [...new Set(texts.match(uuidPattern))].filter((id) => !known.includes(id));
  const ids = [
    { recorded: pair.studentId, expression: idExpression(idPrefixOf('student'), ':student') },
    { recorded: pair.tutorId, expression: idExpression(idPrefixOf('tutor'), ':tutor') },
    ...fresh.map((recorded, index) => ({
      recorded,
      expression: idExpression(`01936f00-0000-7000-9${String(index).padStart(3, '0')}-`, ':lesson'),
    })),
  ];
  const wholes = [
    { recorded: hashSecret(pair.cookie), expression: sessionHashExpression(':student::bigint') },
    { recorded: startsAt.toISOString(), expression: 'to_timestamp(:start::bigint)' },
    { recorded: endsAt.toISOString(), expression: 'to_timestamp(:start::bigint + 3600)' },
  ];
  return pgbenchScript(database, statements, setUp(lessons), [
    ...ids.map((id) => ({ ...id, within: true })),
    ...wholes.map((whole) => ({ ...whole, within: false })),
  ]);
};
