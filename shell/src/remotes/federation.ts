import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryRow } from '@paadam/shared/portal';

/** The part of the federation runtime that loading a portal needs. */
export interface Federation {
  /**
   * @param row of the registry
   * @param tries how often this row was tried before; a retry needs an address of its own, since a hanging
   *   script blocks its address for good
   * @returns what the remote exposes as `./remote`, as yet unchecked
   */
  load(row: RegistryRow, tries: number): Promise<unknown>;
}

/** @param origin against which relative folders in the registry resolve */
export const createFederation = (origin: string): Federation => ({
  async load({ remote, baseUrl, entry }, tries) {
    const name = remote.name.replaceAll('-', '_');
    const url = new URL(entry, new URL(baseUrl, origin));
    if (tries > 0) url.searchParams.set('r', String(tries));
    registerRemotes([{ name, entry: url.href }], { force: tries > 0 });
    const exposed = await loadRemote<{ default: unknown }>(`${name}/remote`);
    return exposed?.default;
  },
});
