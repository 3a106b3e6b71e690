import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

/**
 * @param {{contract: number, shared?: Record<string, {requiredVersion?: string}>}} remote a build's `remote.json`
 * @param {{contracts?: {lowest: number, highest: number}, shared?: Record<string, {version?: string}>}} shell a
 *   `shell.json`; what it does not say is not held against a portal
 * @returns {string[]} why that shell cannot run that portal, in sentences; none: it can
 */
export const misfits = ({ contract, shared = {} }, shell) => {
  const { lowest, highest } = shell.contracts ?? { lowest: contract, highest: contract };
  const isUnderstood = lowest <= contract && contract <= highest;
  const needs = Object.entries(shell.shared ? shared : {}).flatMap(([name, { requiredVersion }]) => {
    const { version } = shell.shared[name] ?? {};
    if (version === undefined) return [`It needs ${name}, which that shell does not bring.`];
    return requiredVersion && !semver.satisfies(version, requiredVersion)
      ? [`It needs ${name} ${requiredVersion}, and that shell brings ${version}.`]
      : [];
  });
  return [
    ...(isUnderstood
      ? []
      : [`It was built for contract ${contract}, and that shell understands ${lowest} to ${highest}.`]),
    ...needs,
  ];
};

/**
 * Holds a portal to the shell that is live beside its registry; where none is, there is nothing to hold it to.
 *
 * @param {object} remote as for `misfits`, with its `name` and `version`
 * @param {string} folder the folder with the registry
 * @throws where everybody who opens the portal would see that it needs a refresh, and no refresh would help
 */
export const requireFit = (remote, folder) => {
  const file = join(folder, 'shell.json');
  if (!existsSync(file)) return;
  const found = misfits(remote, JSON.parse(readFileSync(file, 'utf8')));
  if (found.length === 0) return;
  const { name, version } = remote;
  throw new Error(
    [`${name} ${version} cannot be live with the shell in ${file}; nothing was changed.`, ...found].join(
      '\n',
    ),
  );
};
