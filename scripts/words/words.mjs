/**
 * Writes what follows from the messages: the modules of `src/messages`, and `messages/status.json`, which says what is left to
 * translate and which languages can be offered.
 *
 *   npm run words             writes
 *   npm run words -- --check  writes nothing, and fails where something would be written, or is wrong
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import order from '../../features/order.cjs';
import { isMain } from '../isMain.mjs';
import { root } from '../root.mjs';
import { MessageError } from './compileMessage.mjs';
import { declaredTexts } from './declaredTexts.mjs';
import { appsModule, languageModule, offersModule, translatedLanguages } from './languages.mjs';
import { compileNamespace, fileOf, hashOf, readEnglish, readTranslations } from './workspaceMessages.mjs';
import { typedModule } from './writeModule.mjs';

const { features } = order;

/** Those whose words visitors see before they sign in: a language is offered once these are whole. */
const publicWorkspaces = ['shared', ...features.map((name) => `features/${name}`), 'shell', 'mf-public'];

/** @param {string} folder @returns {string[]} its workspaces that have messages */
const workspacesOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).workspaces.filter(
    (/** @type {string} */ name) => existsSync(fileOf(join(folder, name), 'en')),
  );

/** @param {string} folder @returns {string[]} TypeScript below it */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Which keys sources ask for: `import * as words from '../messages/home'`, and then `words.title`.
 *
 * @param {string} workspace a folder
 * @returns {Map<string, Set<string>>} by namespace
 */
const usedIn = (workspace) => {
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  const messages = join(workspace, 'src/messages');
  for (const file of sourcesIn(join(workspace, 'src'))) {
    if (dirname(file) === messages || /\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    for (const [, name = '', from = ''] of source.matchAll(/import \* as (\w+) from '(\.[^']+)'/g)) {
      const imported = join(dirname(file), from);
      if (dirname(imported) !== messages) continue;
      const namespace = relative(messages, imported);
      const keys = used.get(namespace) ?? new Set();
      for (const [, key = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) keys.add(key);
      // A whole table, asked for by name.
      if (new RegExp(`\\b${name}\\[|[=(,]\\s*${name}[,;)]`).test(source)) keys.add('*');
      used.set(namespace, keys);
    }
  }
  return used;
};

/** @param {string} workspace a folder @returns {import('./workspaceMessages.mjs').English} its messages, and as `remote` what its portal declares */
const textsOf = (workspace) => {
  const declared = declaredTexts(join(workspace, 'remote.json'));
  return { ...readEnglish(workspace), ...(Object.keys(declared).length > 0 && { remote: declared }) };
};

/**
 * @typedef {{missing: string[], changed: string[], draft: string[], stray: string[]}} Left of one language
 *
 * @param {string} workspace a folder @param {string} language
 * @returns {Left} keys: not translated, made of another English than there is now, not read by anybody yet, and of no message
 */
const leftOf = (workspace, language) => {
  const english = textsOf(workspace);
  const translations = readTranslations(workspace, language);
  /** @type {Left} */
  const left = { missing: [], changed: [], draft: [], stray: [] };
  for (const [namespace, texts] of Object.entries(english)) {
    for (const [key, text] of Object.entries(texts)) {
      const translation = translations[namespace]?.[key];
      const name = `${namespace}.${key}`;
      if (!translation) left.missing.push(name);
      else if (translation.of !== hashOf(text)) left.changed.push(name);
      else if (translation.draft) left.draft.push(name);
    }
  }
  for (const [namespace, texts] of Object.entries(translations))
    for (const key of Object.keys(texts))
      if (english[namespace]?.[key] === undefined) left.stray.push(`${namespace}.${key}`);
  return left;
};

/**
 * @param {string} [folder] of the checkout
 * @returns {{files: Map<string, string>, stale: string[], faults: string[]}} what has to stand in which file; files of `src/messages`
 *   that stand for nothing; and what is wrong with the messages
 */
export const examine = (folder = root) => {
  const files = new Map();
  /** @type {string[]} */
  const stale = [];
  /** @type {string[]} */
  const faults = [];
  /** @type {Record<string, Record<string, Omit<Left, 'stray'>>>} */
  const left = Object.fromEntries(translatedLanguages.map((language) => [language, {}]));
  for (const name of workspacesOf(folder)) {
    const workspace = join(folder, name);
    const english = readEnglish(workspace);
    const used = usedIn(workspace);
    for (const [namespace, texts] of Object.entries(english)) {
      try {
        files.set(
          join(workspace, 'src/messages', `${namespace}.ts`),
          typedModule(compileNamespace(workspace, namespace)),
        );
      } catch (error) {
        if (!(error instanceof MessageError)) throw error;
        faults.push(relative(folder, error.message));
      }
      const asked = used.get(namespace);
      for (const key of Object.keys(texts))
        if (!asked?.has(key) && !asked?.has('*')) faults.push(`${name}: nobody says ${namespace}.${key}`);
    }
    const written = join(workspace, 'src/messages');
    for (const file of existsSync(written) ? readdirSync(written) : [])
      if (!english[file.replace(/\.ts$/, '')]) stale.push(join(written, file));
    for (const language of translatedLanguages) {
      const { stray, ...rest } = leftOf(workspace, language);
      for (const key of stray)
        faults.push(`${name}: messages/${language}.json has ${key}, which is no message`);
      if (left[language]) left[language][name] = rest;
    }
  }
  const isWhole = (/** @type {string} */ language) =>
    publicWorkspaces.every((name) => {
      const { missing = [], changed = [], draft = [] } = left[language]?.[name] ?? {};
      return missing.length + changed.length + draft.length === 0;
    });
  const status = { whole: ['en', ...translatedLanguages.filter(isWhole)], left: counted(left) };
  files.set(join(folder, 'shared/src/domain/languageTable.ts'), languageModule());
  files.set(join(folder, 'shell/src/languages/translatedApps.ts'), appsModule());
  files.set(join(folder, 'shell/src/languages/offers.ts'), offersModule());
  files.set(join(folder, 'messages/status.json'), lineByLine(status));
  return { files, stale, faults };
};

/** @param {{whole: string[], left: object}} status @returns JSON in which each workspace has a line of its own */
const lineByLine = ({ whole, left }) => {
  const languagesOf = Object.entries(left).map(([language, workspaces]) => {
    const lines = Object.entries(workspaces).map(
      ([name, counts]) => `      ${JSON.stringify(name)}: ${spaced(counts)}`,
    );
    return `    ${JSON.stringify(language)}: {\n${lines.join(',\n')}\n    }`;
  });
  return `{\n  "whole": ${spaced(whole)},\n  "left": {\n${languagesOf.join(',\n')}\n  }\n}\n`;
};

/** As the formatter has it in one line. */
const spaced = (/** @type {object} */ value) =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/^\[ | \]$/g, (end) => end.trim());

/** @param {Record<string, Record<string, Omit<Left, 'stray'>>>} left @returns how many keys of each workspace, by what is wrong */
const counted = (left) =>
  Object.fromEntries(
    Object.entries(left).map(([language, workspaces]) => [
      language,
      Object.fromEntries(
        Object.entries(workspaces).map(([name, lists]) => [
          name,
          Object.fromEntries(Object.entries(lists).map(([what, keys]) => [what, keys.length])),
        ]),
      ),
    ]),
  );

const main = () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const { files, stale, faults } = examine();
  const differing = [...files].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  if (values.check) {
    for (const [file] of differing)
      faults.push(`${relative(root, file)} is not what follows from the messages: npm run words`);
    for (const file of stale) faults.push(`${relative(root, file)} stands for no messages: npm run words`);
  } else {
    for (const file of stale) rmSync(file);
    for (const [file, text] of differing) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(values.check ? 'The words are whole.' : `Wrote ${differing.length} files of words.`);
};

if (isMain(import.meta.url)) main();
