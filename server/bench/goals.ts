import type { Comparison } from './load/compareInRounds';

/** What a ratio is to reach, and what it must not fall short of. */
export interface Goal {
  title: string;
  /** Of the two figures. */
  unit: string;
  sides: readonly [ours: string, theirs: string];
  aim: number;
  floor: number;
  better: 'higher' | 'lower';
}

export const goals = {
  tutorList: {
    title: 'Tutor list of 50',
    unit: '/s',
    sides: ['ours', 'Fastify + pg by hand'],
    aim: 0.9,
    floor: 0.75,
    better: 'higher',
  },
  booking: {
    title: 'Booking creation',
    unit: '/s',
    sides: ['over HTTP', 'pgbench, same statements'],
    aim: 0.5,
    floor: 0.35,
    better: 'higher',
  },
  signIn: {
    title: 'Sign-in, 8 at once',
    unit: '/s',
    sides: ['over HTTP', 'bare argon2 verify'],
    aim: 0.85,
    floor: 0.75,
    better: 'higher',
  },
  search: {
    title: 'Search p95',
    unit: ' ms',
    sides: ['100,000 tutors', '1,000 tutors'],
    aim: 2,
    floor: 3,
    better: 'lower',
  },
  slots: {
    title: 'Open times p95',
    unit: ' ms',
    sides: ['200 exceptions, 200 lessons, 2,000 busy times', 'the week alone'],
    aim: 2,
    floor: 3,
    better: 'lower',
  },
  flood: {
    title: 'Others in a flood p95',
    unit: ' ms',
    sides: ['while one account floods', 'before'],
    aim: 2,
    floor: 4,
    better: 'lower',
  },
} as const satisfies Record<string, Goal>;

/** Of paying for lessons. */
export const moneyGoals = {
  webhook: {
    title: 'A webhook taken',
    unit: ' ms',
    sides: ['over HTTP, with its job', 'a bare insert'],
    aim: 3,
    floor: 5,
    better: 'lower',
  },
  ledger: {
    title: 'Journals posted',
    unit: '/s',
    sides: ['ours', 'pgbench, same statements'],
    aim: 0.5,
    floor: 0.3,
    better: 'higher',
  },
  accepting: {
    title: 'Accepting a lesson',
    unit: ' ms',
    sides: ['to be paid', 'payments off'],
    aim: 1.3,
    floor: 1.6,
    better: 'lower',
  },
} as const satisfies Record<string, Goal>;

/** Of 100 lessons at a time, in which one side draws. */
export const roomGoals = {
  hop: {
    title: 'Ink hop p95',
    unit: ' ms',
    sides: ['ours', 'a bare relay'],
    aim: 1.5,
    floor: 3,
    better: 'lower',
  },
  commit: {
    title: 'Stroke kept p95',
    unit: ' ms',
    sides: ['there and back', 'a bare insert'],
    aim: 3,
    floor: 5,
    better: 'lower',
  },
  processor: {
    title: 'Processor time',
    unit: ' s',
    sides: ['ours', 'a bare relay'],
    aim: 2.5,
    floor: 4,
    better: 'lower',
  },
} as const satisfies Record<string, Goal>;

/** Of one lesson, in two browser windows. */
export const callGoals = {
  join: {
    title: 'Join to first picture',
    unit: ' ms',
    sides: ['ours', 'two connections of one page'],
    aim: 2.5,
    floor: 4,
    better: 'lower',
  },
  sound: {
    title: 'Sound alone',
    unit: ' KiB',
    sides: ['ours', 'the browser by itself'],
    aim: 0.55,
    floor: 0.75,
    better: 'lower',
  },
  chunk: {
    title: 'Board and call',
    unit: ' KiB br',
    sides: ['ours', 'Excalidraw'],
    aim: 0.1,
    floor: 0.15,
    better: 'lower',
  },
} as const satisfies Record<string, Goal>;

export const meets = (ratio: number, bound: number, { better }: Goal): boolean =>
  better === 'higher' ? ratio >= bound : ratio <= bound;

/** @returns one line: the ratio, its spread over the rounds, what it is held against, and the two figures behind it */
export const lineFor = (goal: Goal, { ratio, spread, ours, theirs }: Comparison): string => {
  const sign = goal.better === 'higher' ? '≥' : '≤';
  const verdict = meets(ratio, goal.aim, goal)
    ? 'aim met'
    : meets(ratio, goal.floor, goal)
      ? 'AIM MISSED'
      : 'FLOOR MISSED';
  const [low, high] = spread.map((end) => end.toFixed(2));
  return (
    `${goal.title.padEnd(22)}${ratio.toFixed(2)} (${low} to ${high})  ` +
    `aim ${sign} ${goal.aim.toFixed(2)}, floor ${sign} ${goal.floor.toFixed(2)}: ${verdict}  ` +
    `[${goal.sides[0]} ${ours.toFixed(1)}${goal.unit}, ${goal.sides[1]} ${theirs.toFixed(1)}${goal.unit}]`
  );
};
