import { compileNamespace, fileOf, namespaceOf, otherLanguages } from './workspaceMessages.mjs';
import { browserModule, wholeModule } from './writeModule.mjs';

/**
 * Makes a module of a namespace of `messages/en.json`, whatever stands in the file of its name: for browsers with English
 * alone, for Node with all languages. What the others come to in this build `WordsPlugin` finds in the module's
 * `buildInfo.words`.
 *
 * @this {import('webpack').LoaderContext<{}>}
 */
export default function wordsLoader() {
  const found = namespaceOf(this.resourcePath);
  if (!found) throw new Error(`${this.resourcePath} stands for no messages.`);
  for (const language of ['en', ...otherLanguages.filter((one) => one !== 'qps')])
    this.addDependency(fileOf(found.workspace, language));
  const compiled = compileNamespace(found.workspace, found.namespace);
  if (this.target === 'node') return wholeModule(compiled);
  const { uniqueName } = this._compilation?.outputOptions ?? {};
  const table = `${uniqueName}:${compiled.workspace}/${compiled.namespace}`;
  if (this._module?.buildInfo) {
    this._module.buildInfo.words = { table, keys: compiled.keys, others: compiled.others };
  }
  return browserModule(compiled, table);
}
