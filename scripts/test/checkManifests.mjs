/**
 * Checks the manifests against each other: a package has one range wherever it is declared, and what a portal takes from
 * the host has the range that the builds hold it to. Prints each breach. That what is imported is declared is the
 * linter's matter.
 */
import { readFileSync } from 'node:fs';
import shared from '../../webpack.shared.js';
import { root } from '../root.mjs';

/** What the embed's tests put into a page with another React than our own. */
const otherThanOurs = new Set(['e2e react', 'e2e react-dom']);

const readManifest = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));

/** @type {string[]} */
const folders = ['.', ...readManifest('.').workspaces, 'scripts/package', 'e2e/portal'];

/** @param {string} kind of dependencies @returns {{folder: string, name: string, range: string}[]} */
const declared = (kind) =>
  folders
    .flatMap((folder) =>
      Object.entries(readManifest(folder)[kind] ?? {}).map(([name, range]) => ({ folder, name, range })),
    )
    .filter(({ folder, name }) => !otherThanOurs.has(`${folder} ${name}`));

const installed = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap(declared);
/** Of what is declared more than once, the first has it. */
const ranges = new Map(installed.toReversed().map(({ name, range }) => [name, range]));

const breaches = [
  ...installed.map((one) => ({ ...one, wanted: ranges.get(one.name) })),
  ...declared('peerDependencies').map((one) => ({
    ...one,
    wanted: shared.libraries[one.name]?.requiredVersion ?? ranges.get(one.name),
  })),
].filter(({ range, wanted }) => range !== wanted);

for (const { folder, name, range, wanted } of breaches) {
  console.error(
    `${folder}/package.json has ${name} ${range}, where ${wanted ?? 'nothing'} is held elsewhere`,
  );
}
if (breaches.length > 0) process.exitCode = 1;
else console.log('The manifests agree.');
