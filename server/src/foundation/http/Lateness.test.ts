import { setTimeout as pause } from 'node:timers/promises';
import { Lateness } from './Lateness';

const work = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

it('knows how far the process is behind while it works, and of what has waited meanwhile', async () => {
  const lateness = new Lateness();
  work(400);
  expect(lateness.milliseconds).toBeGreaterThan(300);
  await pause(1);
  expect(lateness.milliseconds).toBeGreaterThan(300);
  while (lateness.milliseconds > 100) await pause(10);
  lateness.stop();
});
