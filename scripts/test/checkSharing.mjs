/**
 * Checks that the builds agree on what they share, by what each build says of itself: for every shared dependency the
 * same rules, and for a library the same range; that the shell brings all that a portal asks for, in a version that
 * suits it; and that no portal brings copies of its own. Prints each disagreement, and fails if there is one.
 *
 *   node scripts/test/checkSharing.mjs [folder of the builds, default: dist]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMet } from '../release/shellFit.mjs';
import { root } from '../root.mjs';
import { portals } from '../workspaces.mjs';

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const dist = process.argv[2] ?? `${root}/dist`;

/** @typedef {Record<string, import('@paadam/shared/contract').SharedDependency>} Shared */
/** @typedef {{build: string, shared: Shared}} Build */

/** @param {string} name of the shell or a portal @returns {Build} */
const describe = (name) => {
  const { version } = readJson(`${root}/${name}/package.json`);
  const file = join(dist, name, version, name === 'shell' ? 'shell.json' : 'remote.json');
  const { shared } = readJson(file);
  if (!shared) throw new Error(`${file} does not say what the build shares: build it again.`);
  return { build: name, shared };
};

const byName = new Set(Object.values(readJson(`${root}/shared/exportedNames.json`)).flatMap(Object.keys));

/** Of our own entries each build asks for the version that has the names that it uses. */
const factsOf = (/** @type {string} */ name) => [
  ...(byName.has(name) ? [] : [/** @type {const} */ ('requiredVersion')]),
  /** @type {const} */ ('singleton'),
  /** @type {const} */ ('strictVersion'),
];

/** @param {Build[]} builds */
const disagreements = (builds) => {
  const names = [...new Set(builds.flatMap(({ shared }) => Object.keys(shared)))].sort();
  return names.flatMap((name) =>
    factsOf(name).flatMap((fact) => {
      const said = builds
        .map(({ build, shared }) => ({ build, value: shared[name]?.[fact] }))
        .filter(({ value }) => value !== undefined);
      const differ = new Set(said.map(({ value }) => value)).size > 1;
      return differ
        ? [`${name}: ${fact} is ${said.map(({ build, value }) => `${value} in ${build}`).join(', ')}`]
        : [];
    }),
  );
};

/** @param {Build} shell @param {Build[]} portals */
const missing = (shell, portals) =>
  portals.flatMap(({ build, shared }) =>
    Object.keys(shared)
      .filter((name) => shell.shared[name]?.version === undefined)
      .map((name) => `${name}: ${build} asks for it, and the shell does not bring it`),
  );

/** @param {Build} shell @param {Build[]} portals */
const unmet = (shell, portals) =>
  portals.flatMap(({ build, shared }) =>
    Object.entries(shared).flatMap(([name, { requiredVersion }]) => {
      const { version } = shell.shared[name] ?? {};
      return version === undefined || isMet(version, requiredVersion)
        ? []
        : [`${name}: ${build} asks for ${requiredVersion}, and the shell brings ${version}`];
    }),
  );

/** @param {Build[]} portals */
const copies = (portals) =>
  portals.flatMap(({ build, shared }) =>
    Object.keys(shared)
      .filter((name) => shared[name]?.version !== undefined)
      .map((name) => `${name}: ${build} brings a copy of its own`),
  );

try {
  const [shell, others] = [describe('shell'), portals.map(describe)];
  const findings = [
    ...disagreements([shell, ...others]),
    ...missing(shell, others),
    ...unmet(shell, others),
    ...copies(others),
  ];
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exitCode = 1;
  else console.log('The builds agree on what they share.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
