/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names by entry: `{"@paadam/shared/router": ["Link"]}`. */
type Names = Record<string, readonly string[]>;

const shared = join(__dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(join(shared, file), 'utf8'));

const byAge = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
const majorOf = (version: string): string => version.split('.', 1)[0] ?? version;
const nextMinor = (version: string): string => {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${Number(minor) + 1}.0`;
};

/** @returns those of the names that the others lack */
const without = (names: Names, others: Names): Names =>
  Object.fromEntries(
    Object.entries(names)
      .map(([entry, all]) => [entry, all.filter((name) => !others[entry]?.includes(name))] as const)
      .filter(([, rest]) => rest.length > 0),
  );

/**
 * @param version of `shared/package.json`
 * @param listed by version, the names that came with it
 * @param exported the names that there are
 * @returns what is wrong, and what to do about it
 */
const faultsOf = (version: string, listed: Record<string, Names>, exported: Names): string[] => {
  const versions = Object.keys(listed).filter((one) => majorOf(one) === majorOf(version));
  const newest = versions.sort(byAge).at(-1) ?? '0';
  const next = byAge(version, newest) > 0 ? version : nextMinor(version);
  const known: Names = {};
  for (const one of versions) {
    for (const [entry, names] of Object.entries(listed[one] ?? {})) {
      known[entry] = [...(known[entry] ?? []), ...names];
    }
  }
  const added = without(exported, known);
  const gone = without(known, exported);
  return [
    ...(Object.keys(added).length > 0
      ? [
          `There are new names. A portal that uses them must not run in a shell that lacks them, which is told by the version: make it ${next} in shared/package.json, and add to shared/exportedNames.json:\n"${next}": ${JSON.stringify(added)}`,
        ]
      : []),
    ...(Object.keys(gone).length > 0
      ? [
          `There are no more ${JSON.stringify(gone)}. Portals that were built before still use them: keep them, or raise the major version in shared/package.json and let shared/exportedNames.json begin anew with it.`,
        ]
      : []),
    ...(byAge(newest, version) > 0
      ? [`shared/exportedNames.json has names of ${newest}: make that the version in shared/package.json.`]
      : []),
  ];
};

test('each name that portals share came with a version of its own, and none has gone', () => {
  const version: string = readJson('package.json').version;
  const { sharedDependencies } = require(join(shared, '../webpack.shared.js')) as {
    sharedDependencies(): Record<string, { version?: string; requiredVersion: string; import?: string }>;
  };
  const own = Object.entries(sharedDependencies()).filter(
    ([, settings]) => settings.version === version && settings.requiredVersion === `^${version}`,
  );
  const exported = own.map(([entry, { import: file = entry }]) => [entry, Object.keys(require(file))]);
  expect(exported.length).toBeGreaterThan(0);
  const faults = faultsOf(version, readJson('exportedNames.json'), Object.fromEntries(exported));
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
});

describe('what is found', () => {
  const before = { '1.0.0': { router: ['Link'] }, '1.1.0': { router: ['useHref'], ui: ['Card'] } };
  const now = { router: ['Link', 'useHref'], ui: ['Card'] };

  test.each([
    ['nothing where all is listed', '1.1.0', before, now, []],
    ['nothing where the version is raised for other reasons', '1.2.0', before, now, []],
    [
      'nothing where a name that got more to it is listed once more',
      '1.2.0',
      { ...before, '1.2.0': { router: ['Link'] } },
      now,
      [],
    ],
    [
      'a new name under the old version',
      '1.1.0',
      before,
      { ...now, ui: ['Card', 'Chip'] },
      [expect.stringContaining('make it 1.2.0 in shared/package.json')],
    ],
    [
      'a new name that is not listed yet',
      '1.10.0',
      before,
      { ...now, ui: ['Card', 'Chip'] },
      [expect.stringContaining('"1.10.0": {"ui":["Chip"]}')],
    ],
    [
      'a name that was listed without raising the version',
      '1.1.0',
      { ...before, '1.2.0': { ui: ['Chip'] } },
      { ...now, ui: ['Card', 'Chip'] },
      [expect.stringContaining('has names of 1.2.0: make that the version')],
    ],
    [
      'a name that has gone',
      '1.2.0',
      before,
      { ...now, ui: [] },
      [expect.stringContaining('no more {"ui":["Card"]}')],
    ],
    [
      'nothing where the list begins anew',
      '2.0.0',
      { ...before, '2.0.0': { ui: ['Chip'] } },
      { ui: ['Chip'] },
      [],
    ],
  ])('%s', (_, version, listed, exported, faults) => {
    expect(faultsOf(version, listed as Record<string, Names>, exported as Names)).toEqual(faults);
  });
});
