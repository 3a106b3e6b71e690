import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { count } from 'drizzle-orm';
import pg from 'pg';
import WebSocket from 'ws';
import { sessionCookie } from '../../src/access/sessions/cookies';
import { lessonEvents } from '../../src/foundation/db/schema';
import type { Bench } from '../Bench';
import { onDatabase } from '../database/onDatabase';
import { type Comparison, toComparison } from '../load/compareInRounds';
import { quantile } from '../load/quantile';
import { addLessons, type Lesson } from './addLessons';

/** Lessons that run at the same time, in each of which one side draws. */
const lessons = 100;
const rounds = 3;
const seconds = 4;
const framesASecond = 20;
/** Strokes that are kept, of so many lessons at once, each a pause after the one before. */
const strokes = { lessons: 20, each: 15, pause: 120 };

export interface RoomFigures {
  /** Milliseconds from one browser to the other, the 95th of 100. */
  hop: Comparison;
  /** Milliseconds until a stroke is kept and has come back, against an insert of the same by hand. */
  commit: Comparison;
  /** Seconds of processor time. */
  processor: Comparison;
  /** Operations that were put and are not in the logs. */
  lost: number;
}

/** A stroke of some 40 points, as the board sends it. */
const points = Array.from({ length: 80 }, (_, n) => (n * 37) % 300);
const stroke = { page: '1', colour: 'ink', width: 2, points };

const connect = async (url: string, cookie = ''): Promise<WebSocket> => {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers: { cookie }, perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
};

/** Two ends of one lesson. */
type Pair = [draws: WebSocket, looks: WebSocket];

const enter = async (origin: string, { topic, sessions }: Lesson): Promise<Pair> => {
  const sockets = await Promise.all(
    sessions.map(async (session, n) => {
      const socket = await connect(`${origin}/api/live`, `${sessionCookie}=${session}`);
      const subbed = new Promise<void>((resolve, reject) => {
        socket.on('message', function hear(data) {
          const frame = JSON.parse(String(data));
          if (frame.t === 'error') reject(new Error(frame.message));
          if (frame.t !== 'subbed') return;
          socket.off('message', hear);
          resolve();
        });
      });
      socket.send(JSON.stringify({ t: 'sub', topic, after: 0, tab: `tab-${n}` }));
      await subbed;
      return socket;
    }),
  );
  return sockets as Pair;
};

/** @returns the 95th of 100 of the milliseconds that what one draws takes to the other */
const draw = async (pairs: readonly Pair[], topicOf: (n: number) => string): Promise<number> => {
  const hops: number[] = [];
  const hears = pairs.map(([, looks]) => {
    const hear = (data: WebSocket.RawData): void => {
      const sentAt = JSON.parse(String(data)).b?.at;
      if (typeof sentAt === 'number') hops.push(performance.now() - sentAt);
    };
    looks.on('message', hear);
    return () => looks.off('message', hear);
  });
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    pairs.map(async ([draws], n) => {
      await pause((n * 1_000) / framesASecond / pairs.length);
      while (performance.now() < end) {
        const b = {
          k: 'ink',
          id: 'a.1',
          page: '1',
          from: 0,
          points: points.slice(0, 12),
          at: performance.now(),
        };
        draws.send(JSON.stringify({ t: 'eph', topic: topicOf(n), b }));
        await pause(1_000 / framesASecond);
      }
    }),
  );
  await pause(300);
  for (const stop of hears) stop();
  return quantile(hops, 0.95);
};

let made = 0;

/** @returns the 95th of 100 of the milliseconds until a stroke has come back with its number */
const putStrokes = async (pairs: readonly Pair[], topicOf: (n: number) => string): Promise<number> => {
  const times: number[] = [];
  await Promise.all(
    pairs.slice(0, strokes.lessons).map(async ([draws], n) => {
      for (let one = 0; one < strokes.each; one += 1) {
        made += 1;
        const id = `s.${made}`;
        const kept = new Promise<void>((resolve, reject) => {
          draws.on('message', function hear(data) {
            const text = String(data);
            if (text.startsWith('{"t":"error"')) reject(new Error(text));
            if (!text.includes(`"id":"${id}"`)) return;
            draws.off('message', hear);
            resolve();
          });
        });
        const from = performance.now();
        draws.send(JSON.stringify({ t: 'put', topic: topicOf(n), ops: [{ id, k: 'ink', b: stroke }] }));
        await kept;
        times.push(performance.now() - from);
        await pause(strokes.pause);
      }
    }),
  );
  return quantile(times, 0.95);
};

/** @returns the same of a row that is inserted, by connections of as many as draw */
const insertStrokes = async (pool: pg.Pool): Promise<number> => {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: strokes.lessons }, async (_, n) => {
      for (let one = 0; one < strokes.each; one += 1) {
        made += 1;
        const values = [n, made, `s.${made}`, JSON.stringify(stroke)];
        const from = performance.now();
        await pool.query({ name: 'bare', text: 'INSERT INTO bare VALUES ($1, $2, $3, $4, now())', values });
        times.push(performance.now() - from);
        await pause(strokes.pause);
      }
    }),
  );
  return quantile(times, 0.95);
};

const processorOfServer = async (origin: string): Promise<number> => {
  const text = await (await fetch(`${origin}/api/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
};
const processorOfRelay = async (origin: string): Promise<number> =>
  Number(await (await fetch(origin)).text());

/** 100 lessons at a time: what passes through, and what is kept, beside a relay and an insert that do nothing else. */
export const measureRoom = async (bench: Bench): Promise<RoomFigures> => {
  const databaseUrl = await bench.createDatabase('room');
  const all = await addLessons(databaseUrl, lessons);
  const topicOf = (n: number): string => all[n]?.topic ?? '';
  const origin = await bench.startServer(databaseUrl);
  const relay = await bench.startProgram('room/bareRelay.ts', {});
  const ours = await Promise.all(all.map((lesson) => enter(origin, lesson)));
  const theirs = await Promise.all(
    all.map(async (_, n): Promise<Pair> => [await connect(`${relay}/${n}`), await connect(`${relay}/${n}`)]),
  );
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  await pool.query(
    'CREATE TABLE bare (room integer, seq integer, id text, body text, at timestamptz, PRIMARY KEY (room, seq), UNIQUE (room, id))',
  );

  const withProcessor = async (read: () => Promise<number>, work: () => Promise<number>) => {
    const before = await read();
    const milliseconds = await work();
    return { milliseconds, processor: (await read()) - before };
  };
  const hops: { ours: number; theirs: number }[] = [];
  const commits: { ours: number; theirs: number }[] = [];
  const processors: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await withProcessor(
      () => processorOfServer(origin),
      () => draw(ours, topicOf),
    );
    const other = await withProcessor(
      () => processorOfRelay(relay),
      () => draw(theirs, topicOf),
    );
    const commit = { ours: await putStrokes(ours, topicOf), theirs: await insertStrokes(pool) };
    // The first round is for warming up.
    if (round === 0) continue;
    hops.push({ ours: one.milliseconds, theirs: other.milliseconds });
    processors.push({ ours: one.processor, theirs: other.processor });
    commits.push(commit);
  }
  const put = (rounds + 1) * strokes.lessons * strokes.each;
  const kept = await onDatabase(databaseUrl, async (database) => {
    const [row] = await database.select({ kept: count() }).from(lessonEvents);
    return row?.kept ?? 0;
  });
  for (const socket of [...ours, ...theirs].flat()) socket.terminate();
  await pool.end();
  return {
    hop: toComparison(hops),
    commit: toComparison(commits),
    processor: toComparison(processors),
    lost: put - kept,
  };
};
