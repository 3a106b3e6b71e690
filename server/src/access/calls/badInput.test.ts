import { type Call, calls } from '@paadam/shared/contract';
import { type ErrorCode, errorStatus, languageHeader, type Role, roles } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import { badRequestsOf } from '../../development/testing/badInput';
import { listScene } from '../../development/testing/listScene';
import { mathematics } from '../../development/testing/scene';
import type { TestBrowser } from '../../development/testing/TestBrowser';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { exampleOf } from '../../operations/openapi/exampleOf';

let test: TestApp;
let scene: Awaited<ReturnType<typeof listScene>>;
let people: Record<Role, Person>;
beforeAll(async () => {
  test = await startTestApp({ languages: ['en', 'qps'] });
  const [student, parent, tutor] = await Promise.all(roles.map((role) => test.signedIn(role)));
  scene = await listScene(test);
  people = { student, parent, tutor } as Record<Role, Person>;
});
afterAll(() => test.stop());

const all = Object.entries<Call>(calls);

const propertiesOf = (schema: TSchema = {}): string[] =>
  'properties' in schema ? Object.keys(schema.properties ?? {}) : [];

const callerOf = ({ who }: Call): TestBrowser => {
  if (who === 'anyone') return test.browser();
  return people[who === 'signed-in' ? 'student' : (who[0] ?? 'student')].browser;
};

/** A mark of all that the tables hold. */
const contentOf = async (): Promise<unknown> => {
  const { rows: tables } = await test.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const marks = tables.map(
    ({ name }) =>
      sql`select ${name} as name, md5(string_agg(t::text, ',' order by t::text)) as mark from ${sql.identifier(name)} t`,
  );
  // Parts that are worked out side by side come in any order.
  return (await test.database.execute(sql`${sql.join(marks, sql` union all `)} order by 1`)).rows;
};

describe('bad input', () => {
  /** As the call before has left it, so that each needs to look once. */
  let content: unknown;
  beforeAll(async () => {
    content = await contentOf();
  });

  it.each(all)('to %s is refused, with what is wrong, and changes nothing', async (_, call) => {
    const browser = callerOf(call);
    for (const { what, request, codes } of badRequestsOf(call)) {
      const headers = { ...request.headers, [languageHeader]: 'qps' };
      const { statusCode, body } = await browser.request({ ...request, headers });
      const { code, ...answer } = JSON.parse(body);
      expect({ what, code, statusCode, answer }).toEqual({
        what,
        code: codes.includes(code) ? code : codes.join(' or '),
        statusCode: errorStatus[code as ErrorCode],
        answer: expect.objectContaining({
          success: false,
          message: expect.stringMatching(/^\[.*\.~*\](~*\])?$/),
        }),
      });
    }
    const before = content;
    content = await contentOf();
    expect(content).toEqual(before);
  });
});

const base64 = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
const noPosition = [
  ...[
    null,
    true,
    7,
    1e300,
    'x',
    '',
    '\0',
    [],
    {},
    [[]],
    '0000-01-01T00:00:00.000Z',
    '9999-99-99T00:00:00.000Z',
  ],
  ...['275760-09-13T00:00:00.001Z', 'infinity', 'now', '-1', 'ffffffff-ffff-ffff-ffff-fffffffffffg'],
];

/** A position that a list gave, with one thing in it changed, taken away or added. */
const positionsLike = (position: unknown): unknown[] => {
  if (typeof position !== 'object' || position === null) return noPosition;
  const copyWith = (change: (copy: Record<string, unknown>) => unknown) => {
    const copy = structuredClone(position) as Record<string, unknown>;
    change(copy);
    return copy;
  };
  return [
    ...noPosition,
    ...Object.keys(position).flatMap((key) => [
      copyWith((copy) => (Array.isArray(copy) ? copy.splice(Number(key), 1) : delete copy[key])),
      ...noPosition.map((value) =>
        copyWith((copy) => {
          copy[key] = value;
        }),
      ),
    ]),
  ];
};

describe('the cursor of a list', () => {
  const lists = all.filter(([, { query }]) => propertiesOf(query).includes('cursor'));

  it.each(lists)('%s is refused where the list did not give it', async (name, call) => {
    const { browser, params } = scene.readerOf(call);
    const ask = async (cursor?: string) => {
      const { status, answer, failure } = await browser.call<Call>(call, {
        params,
        query: { limit: 1, cursor },
      });
      return { status, answer, code: failure.code };
    };
    const { answer } = await ask();
    const cursor = String((answer as { nextCursor?: string | null }).nextCursor);
    expect((await ask(cursor)).status).toBe(200);
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    for (const bad of [
      '',
      '%',
      cursor.slice(0, -2),
      cursor.slice(4),
      `${cursor}${cursor}`,
      base64(scene.strange),
    ]) {
      expect({ bad, ...(await ask(bad)) }).toMatchObject({ bad, status: 400, code: 'malformed_request' });
    }
    for (const like of positionsLike(position)) {
      const { status, code } = await ask(base64(like));
      expect({ name, like, status, code }).toEqual({
        name,
        like,
        ...(status === 200 ? { status } : { status: 400, code: 'malformed_request' }),
      });
    }
  });
});

/** By the letter these are instants; no calendar of ours, or of PostgreSQL, holds all of them. */
const strangeInstants = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '2026-12-31T23:59:60Z',
  '9999-12-31T23:59:59-23:59',
];

describe('an instant far from any lesson', () => {
  const withInstants = all.filter(([, { query }]) => propertiesOf(query).includes('from'));

  it.each(withInstants)('is no trouble to %s', async (_, call) => {
    const { browser, params } = scene.readerOf(call);
    const usual = call.query ? (exampleOf(call.query) as object) : {};
    for (const from of strangeInstants) {
      for (const to of strangeInstants) {
        const { status } = await browser.call<Call>(call, { params, query: { ...usual, from, to } });
        expect({ from, to, status: [200, 400].includes(status) || status }).toEqual({
          from,
          to,
          status: true,
        });
      }
    }
  });

  it.each(strangeInstants)('is no time to book a lesson: %s', async (dateTime) => {
    const { student, tutor } = scene;
    const body = {
      student: student.id,
      tutor: tutor.id,
      subject: mathematics,
      dateTime,
      duration: '1',
    } as const;
    const { status, failure } = await student.browser.call(calls.createBooking, { body });
    expect([status, failure.code]).toEqual([400, 'validation_failed']);
  });
});
