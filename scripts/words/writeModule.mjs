/** @typedef {import('./workspaceMessages.mjs').CompiledNamespace} CompiledNamespace */

/** @param {string} code of a message @returns {{head: string, body: string}} its parameter list, and what it comes to */
const split = (code) =>
  code.startsWith('(v)=>') ? { head: '(v)', body: code.slice('(v)=>'.length) } : { head: '()', body: code };

/**
 * The module as it is kept in git: English alone, with types, for editors, for checks of types, and for the program that runs it
 * without a build.
 *
 * @param {CompiledNamespace} compiled
 * @returns {string} TypeScript
 */
export const typedModule = ({ keys, english }) => {
  const lines = keys.map((key) => {
    const { code, values, hasMarks } = english[key] ?? { code: '""', values: {}, hasMarks: false };
    const { body } = split(code);
    const names = Object.entries(values);
    const types = names.map(([name, type]) => `${name}: ${type}`).join('; ');
    const parameter = names.length > 0 ? `v: { ${types} }` : '';
    const head = hasMarks ? `<T,>(${parameter}): (string | T)[]` : `(${parameter}): string`;
    return `export const ${key} = ${head} => ${body};`;
  });
  return `// Written by \`npm run words\` from messages/en.json: change that.\n${lines.join('\n')}\n`;
};

/**
 * The module for browsers: English in it, and all other languages in a table that their own file fills, if it comes.
 *
 * @param {CompiledNamespace} compiled
 * @param {number[]} numbers of its keys
 * @returns {string} JavaScript
 */
export const browserModule = ({ keys, english }, numbers) => {
  const lines = keys.map((key, place) => {
    const { head, body } = split(english[key]?.code ?? '""');
    const own = `$t[${numbers[place]}]`;
    return head === '()'
      ? `export const ${key}=()=>${own}||${body};`
      : `export const ${key}=(v)=>${own}?${own}(v):${body};`;
  });
  return `import{t as $t}from"@paadam/shared/words/table";\n${lines.join('\n')}\n`;
};

/**
 * The module with all languages in it, for servers and tests: which of them, is asked at each call.
 *
 * @param {CompiledNamespace} compiled
 * @returns {string} JavaScript
 */
export const wholeModule = ({ keys, english, others }) => {
  const tables = Object.entries(others).map(([language, codes]) => `${language}:${tableOf(codes)}`);
  const lines = keys.map((key, number) => {
    const { head, body } = split(english[key]?.code ?? '""');
    return head === '()'
      ? `export const ${key}=()=>$t(${number})??${body};`
      : `export const ${key}=(v)=>{const f=$t(${number});return f?f(v):${body}};`;
  });
  return [
    'import{language as $language}from"@paadam/shared/words/language";',
    `const $all={${tables.join(',')}};`,
    'const $t=(n)=>$all[$language()]?.[n];',
    ...lines,
    '',
  ].join('\n');
};

/** @param {(string | null | undefined)[]} codes by number @returns {string} an object with those that are there */
export const tableOf = (codes) =>
  `{${codes.flatMap((code, number) => (code == null ? [] : [`${number}:${code}`])).join(',')}}`;
