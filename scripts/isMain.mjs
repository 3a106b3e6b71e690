import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} url the module's `import.meta.url` @returns whether node was started with that module */
export const isMain = (url) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
