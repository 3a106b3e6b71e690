/**
 * Checks the lock file: every package runs on the Node releases that are supported, the bindings for every platform are
 * named, without which `npm ci` refuses the file, and no address of a registry is in it. Prints each breach.
 */
import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { root } from '../root.mjs';

/** The oldest release of each line that the supported packages ask for, and a newer one. */
const nodeReleases = ['20.19.0', '20.20.2', '22.13.0', '22.22.0'];

/**
 * Optional, and for processors that Node has no newer releases for; npm leaves it out elsewhere.
 *
 * @param {{ optional?: boolean, cpu?: string[] }} locked
 */
const isForOldProcessors = ({ optional, cpu }) => Boolean(optional && cpu?.every((name) => name === 'ia32'));

const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

const breaches = Object.entries(packages).flatMap(
  ([path, { version, engines, optionalDependencies, resolved, ...locked }]) => [
    ...nodeReleases
      .filter((release) => engines?.node && !isForOldProcessors(locked) && !satisfies(release, engines.node))
      .map((release) => `${path} ${version} does not run on Node ${release}: it wants ${engines.node}`),
    ...Object.keys(optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path} ${version} names ${name}, which the lock file lacks`),
    ...(/^https?:/.test(resolved ?? '') ? [`${path} is taken from ${resolved}`] : []),
  ],
);

for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exitCode = 1;
else console.log('The lock file suits every supported Node and platform.');
