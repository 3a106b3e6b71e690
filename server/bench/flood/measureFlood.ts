import { once } from 'node:events';
import { Agent, get } from 'node:http';
import WebSocket from 'ws';
import { sessionCookie } from '../../src/access/sessions/cookies';
import type { Bench } from '../Bench';
import { type Comparison, toComparison } from '../load/compareInRounds';
import { quantile } from '../load/quantile';
import { addLessons, type Lesson } from '../room/addLessons';

const rounds = 5;
/** The other accounts. Each sends one call at a time. */
const others = 3;
const questions = 100;
/** Stays within the limit of frames: a burst, then a number of frames a second. */
const flood = { atOnce: 195, perSecond: 36 };

/**
 * One account opens its lesson's room as often as the limit of frames allows, and reconnects whenever the server closes the connection.
 * Meanwhile other accounts list their bookings.
 *
 * @returns the 95th percentile of the others' milliseconds during the flood, and before it
 */
export const measureFlood = async (bench: Bench): Promise<Comparison> => {
  const databaseUrl = await bench.createDatabase('flood');
  const lessons = await addLessons(databaseUrl, others + rounds + 1);
  const origin = await bench.startServer(databaseUrl);
  const asking = lessons.splice(0, others).map(({ sessions: [student] }) => student);
  const agent = new Agent({ keepAlive: true });
  const ask = async (): Promise<number> => {
    const times = await Promise.all(asking.map((session) => askInTurn(agent, origin, session)));
    return quantile(times.flat(), 0.95);
  };
  const round = async (lesson: Lesson): Promise<{ ours: number; theirs: number }> => {
    const theirs = await ask();
    const stop = await beginFlood(origin, lesson);
    try {
      return { ours: await ask(), theirs };
    } finally {
      stop();
    }
  };
  try {
    // Each account floods once, since a used budget would change the next round.
    const [warming, ...measured] = lessons;
    if (warming) await round(warming);
    const pairs: { ours: number; theirs: number }[] = [];
    for (const lesson of measured) pairs.push(await round(lesson));
    return toComparison(pairs);
  } finally {
    agent.destroy();
  }
};

/** @returns the milliseconds of each answer */
const askInTurn = async (agent: Agent, origin: string, session: string): Promise<number[]> => {
  const times: number[] = [];
  for (let n = 0; n < questions; n += 1) {
    const begun = performance.now();
    await answered(agent, `${origin}/api/booking?limit=1`, session);
    times.push(performance.now() - begun);
  }
  return times;
};

/** Failed answers count with the time that they took: the flood must not make other accounts' calls fail. */
const answered = (agent: Agent, url: string, session: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie: `${sessionCookie}=${session}` } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`Another account was answered with ${response.statusCode}.`));
      });
    }).on('error', reject);
  });

/** @returns a function that ends the flood */
const beginFlood = async (origin: string, { topic, sessions: [session] }: Lesson): Promise<() => void> => {
  let isOver = false;
  let socket: WebSocket;
  let asked = 0;
  const say = (): void => {
    asked += 1;
    const frame = JSON.stringify({ t: 'sub', topic, after: 0, tab: `tab-${asked % 3}` });
    if (socket.readyState === WebSocket.OPEN) socket.send(frame);
  };
  const connect = async (): Promise<void> => {
    const headers = { cookie: `${sessionCookie}=${session}` };
    socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/live`, { headers });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!isOver) setTimeout(() => void connect(), 100);
    });
    await once(socket, 'open').catch(() => {});
    for (let n = 0; n < flood.atOnce; n += 1) say();
  };
  await connect();
  const timer = setInterval(say, 1_000 / flood.perSecond);
  return () => {
    isOver = true;
    clearInterval(timer);
    socket.terminate();
  };
};
