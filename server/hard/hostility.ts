import { Random } from '../bench/population/Random';
import { hashPassword } from '../src/people/accounts/passwords';
import { Client } from './client';
import { type Finding, none, size } from './findings';
import { HostileRequests, type OpenApi } from './HostileRequests';
import { insertPeople, type Persona, renewSession } from './people';
import type { TestCluster } from './TestCluster';

/** Fewer than wait for a password's turn before the crowd is refused: a refusal would be a 503 of its own kind. */
const atOnce = 8;

/** What of the inside an answer must not show: a place in the code, or what the database says. */
const inside: readonly [string, RegExp][] = [
  ['a stack', /\n\s+at |\bat \S+ \([^)]*:\d+:\d+\)|node_modules|\/dist\/main\.mjs|\bnode:internal/],
  [
    'SQL',
    /syntax error at or near|violates [\w-]+ constraint|invalid input syntax|invalid byte sequence|out of range for type|does not exist\b.*\b(column|relation|operator)|Failed query|\b(insert into|select .{1,300} from|update \w+ set|delete from) "?\w|\bSQLSTATE\b|pg_catalog|pgboss/i,
  ],
];

const insideOf = (text: string): string | undefined => inside.find(([, pattern]) => pattern.test(text))?.[0];

/** Requests of all sorts that no one's pages send, made from the OpenAPI document, as each role and as no one. */
export const hostility = async (
  ground: TestCluster,
  { requests, seed = 5 }: { requests: number; seed?: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const url = await ground.createDatabase();
  const people = await insertPeople(url, {
    students: 3,
    tutors: 3,
    parents: 3,
    passwordHash: await hashPassword('seven mangoes on a roof'),
  });
  const client = new Client(await ground.startServer(url));
  const document: OpenApi = JSON.parse(
    (await client.send({ method: 'GET', path: '/api/openapi.json' })).text,
  );
  const everybody = [people.students, people.tutors, people.parents].flat();
  const hostile = new HostileRequests(document, new Random(seed), [
    ...everybody.map(({ id }) => id),
    people.subjectId,
  ]);
  const callers: (Persona | undefined)[] = [
    undefined,
    people.students[0],
    people.tutors[0],
    people.parents[0],
  ];

  const wrong: Record<'failed' | 'stack' | 'sql' | 'silent', string[]> = {
    failed: [],
    stack: [],
    sql: [],
    silent: [],
  };
  const statuses = new Map<number, number>();
  const operations = new Set<string>();
  let sent = 0;
  const work = async () => {
    while (sent < requests) {
      const as = callers[sent % callers.length];
      sent += 1;
      const { operation, ...request } = hostile.next();
      if (operation !== undefined) operations.add(operation);
      const told = `${as?.role ?? 'nobody'}: ${request.method} ${request.path.slice(0, 200)} ${(request.body ?? '').slice(0, 200)}`;
      const answer = await client.send({ ...request, ...(as && { as }) }).catch((error: unknown) => {
        // A head that is too long, or none, may be answered by the connection's end.
        if (!hostile.endsConnections(request)) wrong.silent.push(`${told} → ${error}`);
      });
      if (!answer) continue;
      const { status, text } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) wrong.failed.push(`${told} → ${status} ${text.slice(0, 200)}`);
      const shown = insideOf(text);
      if (shown) wrong[shown === 'SQL' ? 'sql' : 'stack'].push(`${told} → ${text.slice(0, 300)}`);
      // One that signed itself out, or changed its own password, comes back.
      if (as && (status === 401 || operation === 'logout' || operation === 'endSession')) {
        await renewSession(url, as);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  client.close();

  return {
    findings: [
      size('Hostile requests from the OpenAPI document, as each role', sent, 20_000, 100_000),
      none('  answers of 500 and above', wrong.failed.length),
      none('  answers that show a stack', wrong.stack.length),
      none('  answers that show SQL', wrong.sql.length),
      none('  requests without an answer', wrong.silent.length),
    ],
    notes: [
      `operations: ${operations.size} of ${hostile.operations}; answers by status: ${[...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status} ×${count}`)
        .join(', ')}`,
      ...Object.values(wrong).flatMap((list) => list.slice(0, 4)),
    ],
  };
};
