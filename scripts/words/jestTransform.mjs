import { createHash } from 'node:crypto';
import swcJest from '@swc/jest';
import { compileNamespace, namespaceOf } from './workspaceMessages.mjs';
import { wholeModule } from './writeModule.mjs';

/** Gives tests the words that builds have, in all languages. */
export default {
  /** @param {object} options of swc */
  createTransformer(options) {
    const swc = /** @type {Record<string, (...given: unknown[]) => any>} */ (
      /** @type {unknown} */ (swcJest.createTransformer(options))
    );
    const compiled = (/** @type {string} */ file) => {
      const found = namespaceOf(file);
      if (!found) throw new Error(`${file} stands for no messages.`);
      return wholeModule(compileNamespace(found.workspace, found.namespace));
    };
    return {
      process: (/** @type {string} */ _source, /** @type {string} */ file, /** @type {any} */ given) =>
        swc.process?.(compiled(file), file, given),
      getCacheKey: (/** @type {string} */ source, /** @type {string} */ file, /** @type {any} */ given) => {
        // What comes of it depends on the messages and on the compiler, too.
        const hash = createHash('sha256')
          .update(swc.getCacheKey?.(source, file, given))
          .update(compiled(file));
        return hash.digest('hex');
      },
    };
  },
};
