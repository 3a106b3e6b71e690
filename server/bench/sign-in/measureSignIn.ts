import { uuidv7 } from 'uuidv7';
import { users } from '../../src/foundation/db/schema';
import { hashPassword } from '../../src/people/accounts/passwords';
import type { Bench } from '../Bench';
import { onDatabase } from '../database/onDatabase';
import { type Comparison, compareInRounds } from '../load/compareInRounds';
import { requestsPerSecond } from '../load/requestsPerSecond';
import { runTool } from '../runTool';

const password = 'a long walk by the river';
/** More than there are sign-ins at once, so that two of one account never wait for each other. */
const accounts = 64;
const seconds = 6;

const emailOf = (account: number): string => `student-${account}@bench.test`;

/** @param atOnce @returns sign-ins a second over HTTP, and verifications a second of the same hash, as many at once */
export const measureSignIn = async (bench: Bench): Promise<(atOnce: number) => Promise<Comparison>> => {
  const databaseUrl = await bench.createDatabase('sign_in');
  const passwordHash = await hashPassword(password);
  await onDatabase(databaseUrl, (database) =>
    database.insert(users).values(
      Array.from({ length: accounts }, (_, account) => ({
        id: uuidv7(),
        role: 'student' as const,
        name: `Student ${account}`,
        email: emailOf(account),
        passwordHash,
      })),
    ),
  );
  const origin = await bench.startServer(databaseUrl);
  const request = signIns();

  return (atOnce) =>
    compareInRounds(
      5,
      () => requestsPerSecond(origin, { connections: atOnce, seconds, request }),
      async () => {
        const program = ['--import', 'tsx', 'server/bench/sign-in/bareVerify.ts'];
        const asked = [passwordHash, password, String(atOnce), String(seconds)];
        return Number(await runTool(process.execPath, [...program, ...asked]));
      },
    );
};

/** Each request signs in to the next account, from a browser that comes without a cookie. */
const signIns = () => {
  let next = 0;
  return {
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json' },
    setupRequest: (request: object) => {
      next = (next + 1) % accounts;
      return { ...request, body: JSON.stringify({ email: emailOf(next), password }) };
    },
  };
};
