import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm start` writes it before the embeds are built, removes it afterwards, and writes "failed" where a build fails. */
const pendingName = '.embeds-pending';

/** Milliseconds between two looks, and after which a request no longer waits. */
const times = { look: 500, longest: 5 * 60_000 };

/** Milliseconds that the answer to a request may take because of this. */
export const longestWait = times.longest + 15_000;

export interface PendingEmbeds {
  /** @returns whether the file is an embed that is being built */
  isPending(path: string): boolean;
  /**
   * @param path of a file below the folder of the builds
   * @returns once the file need not be waited for: `ready`, or `failed` where it could not be built
   */
  wait(path: string): Promise<'ready' | 'failed'>;
}

/** @param folder of the builds */
export const pendingEmbeds = (folder: string): PendingEmbeds => {
  const read = (): string | null => {
    try {
      return readFileSync(join(folder, pendingName), 'utf8');
    } catch {
      return null;
    }
  };
  const look = async (): Promise<void> => {
    const end = Date.now() + times.longest;
    while (read() === 'building' && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, times.look).unref());
  };
  /** All requests wait for the same. */
  let waiting: Promise<void> | null = null;
  const isMissing = (path: string): boolean =>
    /^mf-[\w-]+\/[^/]+\/embed[.-]/.test(path) && !existsSync(join(folder, path));
  return {
    isPending: (path) => isMissing(path) && read() === 'building',
    async wait(path) {
      if (!isMissing(path) || read() === null) return 'ready';
      waiting ??= look().finally(() => {
        waiting = null;
      });
      await waiting;
      return read() === null || existsSync(join(folder, path)) ? 'ready' : 'failed';
    },
  };
};
