import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './paths';

const read = (file: string): string => readFileSync(join(rootFolder, file), 'utf8');

/** The requirements of level 1 in ASVS 5.0.0: of each section, which. */
const levelOne: Record<string, readonly number[]> = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
};
const rows = [...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \|$/gm)];

it('answers each requirement of level 1, once and in order', () => {
  const wanted = Object.entries(levelOne).flatMap(([section, list]) =>
    list.map((one) => `${section}.${one}`),
  );
  expect(wanted).toHaveLength(70);
  expect(rows.map(([, number]) => number)).toEqual(wanted);
});

it('answers by a test, by the operator’s part, or by a reason', () => {
  const others = rows.filter(
    ([, , , answer = '']) =>
      !/`[^`]+\.(test\.tsx?|spec\.ts)`/.test(answer) &&
      !/^(does not apply[:,]|as \d|see "|the operator’s|the operator's)/.test(answer),
  );
  expect(others.map(([row]) => row)).toEqual([]);
});

it.each(['docs/security.md', 'docs/threat-model.md'])('%s names files that are there', (document) => {
  const named = [...read(document).matchAll(/`((?:\w[\w.-]*\/)+[\w.-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter((file) => !/^(db|DATA_DIR)\//.test(file) && !existsSync(join(rootFolder, file))),
  ).toEqual([]);
});
