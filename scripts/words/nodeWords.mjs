/**
 * Gives a server that runs from its sources its words in all languages, as its build has them:
 *
 *   node --import tsx --import ./scripts/words/nodeWords.mjs server/src/main.ts
 */
import Module from 'node:module';
import { transformSync } from 'esbuild';
import { compiledNamespace, namespaceOf } from './workspaceMessages.mjs';
import { wholeModule } from './writeModule.mjs';

/** @typedef {{_compile: (code: string, file: string) => void}} Loaded */

// What loads TypeScript stands there already. Node has no other way into `require` in all the versions that we support.
const extensions = /** @type {{_extensions: Record<string, (loaded: Loaded, file: string) => void>}} */ (
  /** @type {unknown} */ (Module)
)._extensions;
const loadTypeScript = extensions['.ts'];
if (!loadTypeScript) throw new Error('tsx has to be imported before the words.');

extensions['.ts'] = (loaded, file) => {
  const found = namespaceOf(file);
  if (!found) return loadTypeScript(loaded, file);
  const module = wholeModule(compiledNamespace(found.workspace, found.namespace));
  loaded._compile(transformSync(module, { format: 'cjs', target: 'node20' }).code, file);
};
