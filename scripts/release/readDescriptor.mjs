import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { Value } from 'typebox/value';

/**
 * @param {string} built folder of a portal's build
 * @returns {Promise<import('@paadam/shared/contract').RemoteDescriptor>} its `remote.json`
 * @throws where a server would not take it into its registry, with each place and what is wrong there
 */
export const readDescriptor = async (built) => {
  /** @type {typeof import('@paadam/shared/contract')} */
  const { RemoteDescriptor } = await tsImport('@paadam/shared/contract', import.meta.url);
  const described = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
  if (Value.Check(RemoteDescriptor, described)) return described;
  const faults = Value.Errors(RemoteDescriptor, described).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  );
  throw new Error([`The portal's remote.json is not what a registry takes:`, ...faults].join('\n  '));
};
