import { spawnSync } from 'node:child_process';
import { rootFolder } from '../src/paths';

test('the bench starts, and says what it can measure where it is asked for something else', () => {
  const bench = spawnSync(process.execPath, ['--import', 'tsx', 'server/bench/main.ts', 'nothing'], {
    cwd: rootFolder,
    encoding: 'utf8',
  });
  expect(bench.stderr).toContain(
    'There are tutorList, booking, signIn, search, slots, flood, federation, firstView, room, money, growth; not nothing.',
  );
  expect(bench.status).toBe(1);
});
