import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';

/**
 * @param {string} version
 * @param {string} [range]
 * @returns {boolean} whether browsers would take that version: a prerelease within the range will do
 */
export const isMet = (version, range) => !range || satisfies(version, range, { includePrerelease: true });

/**
 * @typedef {import('@paadam/shared/contract').RemoteDescriptor} RemoteDescriptor
 *
 * @typedef {object} ShellDescription a `shell.json`; what it does not say is not held against a portal
 * @property {{lowest: number, highest: number}} [contracts] that it understands
 * @property {Record<string, import('@paadam/shared/contract').SharedDependency>} [shared]
 */

/**
 * @param {Pick<RemoteDescriptor, 'contract' | 'shared'>} remote
 * @param {ShellDescription} shell
 * @returns {string[]} why that shell cannot run that portal, or a page of it, in sentences; none: it can
 */
export const misfits = ({ contract, shared = {} }, shell) => {
  const { lowest, highest } = shell.contracts ?? { lowest: contract, highest: contract };
  const isUnderstood = lowest <= contract && contract <= highest;
  const needs = Object.entries(shell.shared ? shared : {}).flatMap(([name, { requiredVersion }]) => {
    const { version } = shell.shared?.[name] ?? {};
    if (version === undefined) return [`It needs ${name}, which that shell does not bring.`];
    return isMet(version, requiredVersion)
      ? []
      : [`It needs ${name} ${requiredVersion}, and that shell brings ${version}.`];
  });
  return [
    ...(isUnderstood
      ? []
      : [`It was built for contract ${contract}, and that shell understands ${lowest} to ${highest}.`]),
    ...needs,
  ];
};

/**
 * @param {string} folder the folder with the registry
 * @returns {ShellDescription | null} the `shell.json` of the shell that is live there; null: there is none
 * @throws where the file is no JSON
 */
export const readLiveShell = (folder) => {
  const file = join(folder, 'shell.json');
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Error(`${file} is broken: it is no JSON. Restore it first; nothing was changed.`);
  }
};

/**
 * Holds a portal to the shell that is live beside its registry; where none is, to nothing.
 *
 * @param {Pick<RemoteDescriptor, 'name' | 'version' | 'contract' | 'shared'>} remote
 * @param {ShellDescription | null} shell from `readLiveShell`
 * @throws where people would see that the portal, or a page of it, needs a refresh, and no refresh would help
 */
export const requireFit = (remote, shell) => {
  const found = shell ? misfits(remote, shell) : [];
  if (found.length === 0) return;
  const { name, version } = remote;
  throw new Error(
    [`${name} ${version} cannot be live with the shell that is; nothing was changed.`, ...found].join('\n'),
  );
};
