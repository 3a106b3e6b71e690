import { languageCodes } from './languages.mjs';
import { compiledNamespace, fileOf, namespaceOf, numbersOf } from './workspaceMessages.mjs';
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
  for (const language of languageCodes) this.addDependency(fileOf(found.workspace, language));
  const compiled = compiledNamespace(found.workspace, found.namespace);
  if (this.target === 'node') return wholeModule(compiled);
  const numbers = numbersOf(found.workspace, found.namespace);
  if (this._module?.buildInfo) {
    this._module.buildInfo.words = {
      numbers,
      keys: compiled.keys,
      others: { ...compiled.others, en: compiled.keys.map((key) => compiled.english[key]?.code ?? null) },
    };
  }
  return browserModule(compiled, numbers);
}
