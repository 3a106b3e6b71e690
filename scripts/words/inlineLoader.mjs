import { dirname, join } from 'node:path';
import { languageCodes } from './languages.mjs';
import { compiledNamespace, fileOf, namespaceOf, numbersOf } from './workspaceMessages.mjs';

/** How modules ask for a namespace. */
const imported = /import \* as (\w+) from ["'](\.{1,2}\/(?:[\w.-]+\/)*messages\/[\w-]+)["'];/g;

/**
 * Writes texts without values where they are said, as English with a look into the table of another language: as functions of a
 * module of their own they would cost each text twice as much again as it has letters. `WordsPlugin` finds them in the
 * module's `buildInfo.inlined`.
 *
 * It comes after what compiles the sources: that names styles by the source, and the builds for Node have to come to the
 * same names.
 *
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 * @returns {string}
 */
export default function inlineLoader(source) {
  if (this.target === 'node' || !source.includes('messages/')) return source;
  /** @type {Record<number, Record<string, string | null>>} */
  const inlined = {};
  let result = source;
  for (const [whole, name = '', from = ''] of source.matchAll(imported)) {
    const found = namespaceOf(`${join(dirname(this.resourcePath), from)}.ts`);
    if (!found) continue;
    for (const language of languageCodes) this.addDependency(fileOf(found.workspace, language));
    const { keys, english, others } = compiledNamespace(found.workspace, found.namespace);
    const numbers = numbersOf(found.workspace, found.namespace);
    result = result.replace(new RegExp(`\\b${name}\\.(\\w+)\\(\\)`, 'g'), (call, key) => {
      const place = keys.indexOf(key);
      const code = english[key]?.code;
      const number = numbers[place];
      if (code === undefined || number === undefined || code.startsWith('(v)=>')) return call;
      inlined[number] = {
        en: code,
        ...Object.fromEntries(
          Object.entries(others).map(([language, codes]) => [language, codes[place] ?? null]),
        ),
      };
      return `($t[${number}]||${code})`;
    });
    if (!new RegExp(`\\b${name}\\.`).test(result)) result = result.replace(whole, '');
  }
  if (Object.keys(inlined).length === 0) return source;
  if (this._module?.buildInfo) this._module.buildInfo.inlined = inlined;
  return `import{t as $t}from'@paadam/shared/words/table';${result}`;
}
