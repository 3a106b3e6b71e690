import type { Level } from './MediaEngine';
import { createStepper, type Measure } from './stepper';

const good: Measure = { loss: 0.01, concealment: 0.01, roundTrip: 60, available: 2_000_000 };
const bad: Measure = { ...good, loss: 0.12 };
const hopeless: Measure = { ...good, concealment: 0.4 };

/** A stepper with a second hand: each measure is of one second. */
const start = () => {
  let now = 0;
  const stepper = createStepper(now);
  const pass = (measure: Measure | null, seconds: number) => {
    let level: Level = 'full';
    for (let second = 0; second < seconds; second += 1) {
      now += 1_000;
      level = stepper.take(measure, now);
    }
    return level;
  };
  return { pass, settle: () => stepper.settle(now) };
};

test('a good line keeps its pictures', () => {
  expect(start().pass(good, 120)).toBe('full');
});

test('in the first seconds a line is not judged', () => {
  expect(start().pass(hopeless, 4)).toBe('full');
});

test('a weak line gets smaller pictures, and keeps none where that does not help', () => {
  const { pass } = start();
  pass(good, 6);
  expect(pass(bad, 3)).toBe('small');
  expect(pass(bad, 6)).toBe('sound');
});

test('one bad second is chance', () => {
  const { pass } = start();
  pass(good, 6);
  pass(bad, 2);
  expect(pass(good, 1)).toBe('full');
});

test('a hopeless line is left to the voice at once', () => {
  const { pass } = start();
  pass(good, 6);
  expect(pass(hopeless, 1)).toBe('sound');
});

test('little room on the line is as bad as loss', () => {
  const { pass } = start();
  pass(good, 6);
  expect(pass({ ...good, available: 40_000 }, 1)).toBe('sound');
});

test('pictures come back, one step after the other, once it was good for ten seconds', () => {
  const { pass } = start();
  pass(good, 6);
  pass(hopeless, 1);
  expect(pass(good, 11)).toBe('sound');
  expect(pass(good, 2)).toBe('small');
  expect(pass(good, 10)).toBe('full');
});

test('a step up that fails doubles the wait before the next', () => {
  const { pass } = start();
  pass(good, 6);
  pass(hopeless, 1);
  expect(pass(good, 13)).toBe('small');
  expect(pass(hopeless, 1)).toBe('sound');
  expect(pass(good, 20)).toBe('sound');
  expect(pass(good, 3)).toBe('small');
});

test('where nothing is known nothing changes, and a new way is judged anew', () => {
  const { pass, settle } = start();
  pass(good, 6);
  expect(pass(null, 60)).toBe('full');
  settle();
  expect(pass(hopeless, 4)).toBe('full');
});
