import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LiveSite, portalThatDraws, soundShell } from '../src/development/testing/liveSite';
import { Client } from './client';
import { atMost, type Finding, none } from './findings';
import type { TestCluster } from './TestCluster';

/** Of the processor, in milliseconds: as much as a page of ours takes. */
const work = (milliseconds: number) =>
  `const until = performance.now() + ${milliseconds}; while (performance.now() < until) {}`;

/** What a release may bring that must not reach anybody. */
const faults: Record<string, string | null> = {
  missing: null,
  broken: 'exports.render = (((',
  throwing: soundShell.replace('const drawn', 'throw new Error("no"); const drawn'),
  endless: soundShell.replace('const drawn', 'for (;;) {} const drawn'),
  'endless while it is loaded': 'for (;;) {}',
  greedy: soundShell.replace(
    'const drawn',
    'const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); const drawn',
  ),
  hoarding: soundShell.replace(
    'const drawn',
    'const all = []; for (;;) all.push(Buffer.alloc(10_000_000, 1)); const drawn',
  ),
  waiting: soundShell.replace('const drawn', 'await new Promise(() => {}); const drawn'),
  leaking: `const all = [];${soundShell}`.replace(
    'const drawn',
    'all.push(new Array(2_000_000).fill(1)); const drawn',
  ),
};

/** Milliseconds within which what a sound release brings is drawn. */
const healing = 15_000;

interface Crowd {
  /** Neither a page nor an honest "unavailable". */
  wrong: string[];
  /** Milliseconds. */
  slowest: number;
  drawn: number;
}

/**
 * Pages that the server draws: a crowd at once that finds nothing kept, releases one after the other, and builds that are of
 * no use.
 *
 * @param crowd documents at once @param releases in a row
 */
export const drawnPages = async (
  ground: TestCluster,
  { crowd, releases }: { crowd: number; releases: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const distDir = join(await ground.folder(), 'dist');
  const site = new LiveSite(distDir);
  await site.releaseShell(soundShell);
  await site.releasePortal(portalThatDraws(`${work(5)} return '<h1>' + greeting.word + '</h1>';`));
  const server = await ground.begin(await ground.folder(), {
    DATABASE_URL: await ground.createDatabase(),
    DIST_DIR: distDir,
  });
  const client = new Client((await server.ready()).replace('localhost', '127.0.0.1'));

  let asked = 0;
  const ask = async () => {
    asked += 1;
    const answer = await client.send({ method: 'GET', path: `/tutors?q=${asked}` }).catch((error) => ({
      status: 599,
      text: String(error),
      milliseconds: 0,
    }));
    return answer;
  };
  const askAtOnce = async (count: number): Promise<Crowd> => {
    const answers = await Promise.all(Array.from({ length: count }, ask));
    const isRight = ({ status, text }: (typeof answers)[number]) =>
      status === 503 || (status === 200 && text.includes('<div id="root">'));
    return {
      wrong: answers
        .filter((answer) => !isRight(answer))
        .map(({ status, text }) => `${status} ${text.slice(0, 100)}`),
      slowest: Math.max(...answers.map(({ milliseconds }) => milliseconds)),
      drawn: answers.filter(({ text }) => text.includes('id="paadam-drawn"')).length,
    };
  };
  /** A thread that has just been ended leaves some work behind, and a machine that is busy may give a page up. */
  const isDrawnSoon = async (): Promise<boolean> => {
    const until = performance.now() + healing;
    while (performance.now() < until) {
      await pause(100);
      if ((await askAtOnce(1)).drawn === 1) return true;
    }
    return false;
  };
  /** In mebibytes. */
  const resident = async (): Promise<number> => {
    const { text } = await client.send({ method: 'GET', path: '/api/metrics' });
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
  };

  await askAtOnce(2);
  const cold = await askAtOnce(crowd);
  const before = await resident();
  let unseen = 0;
  for (let release = 1; release <= releases; release += 1) {
    await site.releasePortal(portalThatDraws(`return '<h1>release ${release}</h1>';`));
    const { text } = await ask();
    if (!text.includes(`<h1>release ${release}</h1>`)) unseen += 1;
  }
  const after = await resident();

  const notes = [
    `cold: ${cold.drawn} of ${crowd} drawn, the slowest after ${cold.slowest.toFixed(0)} ms`,
    `resident: ${before.toFixed(0)} MiB, and ${after.toFixed(0)} MiB after ${releases} releases`,
    ...cold.wrong.slice(0, 2),
  ];
  const wrong = [...cold.wrong];
  let [slowest, unhealed, largest] = [cold.slowest, 0, after];
  for (const [name, code] of Object.entries(faults)) {
    await site.releaseShell(code);
    for (const count of [1, crowd]) {
      const looks = setInterval(async () => {
        largest = Math.max(largest, await resident().catch(() => 0));
      }, 50);
      const suffered = await askAtOnce(count);
      clearInterval(looks);
      wrong.push(...suffered.wrong.map((text) => `${name}: ${text}`));
      slowest = Math.max(slowest, suffered.slowest);
      notes.push(`${name}, ${count} at once: the slowest after ${suffered.slowest.toFixed(0)} ms`);
    }
    await site.releaseShell(soundShell);
    if (!(await isDrawnSoon())) unhealed += 1;
  }
  client.close();
  return {
    findings: [
      none(`Answers with neither a page nor "unavailable", at ${crowd} at once`, wrong.length),
      none(`  of ${releases} releases in a row, not shown by the next document`, unseen),
      none('  of builds that are of no use, not healed by the next release', unhealed),
      atMost('  slowest document', slowest / 1_000, 2, ' s'),
      atMost('  memory after the releases ÷ before', after / before, 1.5, '', 1.15),
      atMost('  largest memory seen ÷ before', largest / before, 8, ''),
    ],
    notes: [...notes, ...wrong.slice(0, 5)],
  };
};
