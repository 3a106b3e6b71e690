import type { Bench } from '../Bench';
import { onDatabase } from '../database/onDatabase';
import { recordStatements } from '../database/recordStatements';
import { type Comparison, compareInRounds } from '../load/compareInRounds';
import { requestsPerSecond } from '../load/requestsPerSecond';
import { insertTutors } from '../population/insertTutors';

const path = '/api/get_all_tutors?limit=50';
const load = { connections: 8, seconds: 3, request: { path } };

/** @returns pages of 50 tutors a second, from our server and from a route written by hand */
export const measureTutorList = async (bench: Bench): Promise<Comparison> => {
  const databaseUrl = await bench.createDatabase('tutor_list');
  await onDatabase(databaseUrl, (database) => insertTutors(database, 1_200));
  const statements = await recordStatements(databaseUrl, async (app, restart) => {
    // What is worked out at the first sight, and kept in the background, is no part of what follows.
    for (let sight = 0; sight < 5; sight += 1) await app.inject(path);
    restart();
    await app.inject(path);
  });

  const ours = await bench.startServer(databaseUrl);
  const theirs = await bench.startProgram('tutor-list/plainServer.ts', {
    DATABASE_URL: databaseUrl,
    STATEMENTS: JSON.stringify(statements),
  });
  return compareInRounds(
    5,
    () => requestsPerSecond(ours, load),
    () => requestsPerSecond(theirs, load),
  );
};
