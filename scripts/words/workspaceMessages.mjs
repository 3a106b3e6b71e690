import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import order from '../../features/order.cjs';
import { compileMessage, MessageError } from './compileMessage.mjs';
import { languageCodes, translatedLanguages } from './languages.mjs';
import { pseudo } from './pseudo.mjs';

const { features } = order;

/** What messages can be read in beside English. `qps` is made of the English. */
export const otherLanguages = [...translatedLanguages, 'qps'];

/** The files that stand for a namespace of `messages/en.json`: `src/messages/<namespace>.ts`. */
export const messageFile = /[\\/]src[\\/]messages[\\/]([\w-]+)\.ts$/;

/**
 * @typedef {Record<string, Record<string, string>>} English by namespace and key
 * @typedef {{text: string, of: string, draft?: true}} Translation `of`: the hash of the English that it was made of
 * @typedef {Record<string, Record<string, Translation>>} Translations by namespace and key
 * @typedef {import('./compileMessage.mjs').Message} Message
 */

/** @param {string} english @returns {string} what a translation remembers of it */
export const hashOf = (english) => createHash('sha256').update(english).digest('hex').slice(0, 8);

/** @param {string} workspace a folder @param {string} language @returns {string} */
export const fileOf = (workspace, language) => join(workspace, 'messages', `${language}.json`);

/** @param {string} workspace @returns {English} */
export const readEnglish = (workspace) => read(fileOf(workspace, 'en'));

/** @param {string} workspace @param {string} language @returns {Translations} */
export const readTranslations = (workspace, language) => read(fileOf(workspace, language));

const read = (/** @type {string} */ file) => {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new MessageError(`${file} is no JSON: ${error.message}`);
  }
};

/** Names that a module cannot export, and those that `Words` keeps for itself. */
const taken = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if ' +
    'implements import in instanceof interface let new null package private protected public return static super switch this ' +
    'throw true try typeof var void while with yield await eval arguments'
  ).split(' '),
);
const ofWords = ['of', 'key', 'ref', 'children'];

/**
 * @param {string} file @param {string} key where it stands @param {string} text @param {string} language
 * @returns {Message}
 * @throws MessageError which says file, key and reason
 */
const compiledAt = (file, key, text, language) => {
  try {
    if (typeof text !== 'string') throw new MessageError('is no text');
    const message = compileMessage(text, language);
    const bad = message.hasMarks && Object.keys(message.values).find((name) => ofWords.includes(name));
    if (bad) throw new MessageError(`"${bad}" cannot be the name of a value here`);
    return message;
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    throw new MessageError(`${file}: ${key}: ${error.message}`);
  }
};

/**
 * @typedef {object} CompiledNamespace
 * @property {string} workspace its folder's name
 * @property {string} namespace
 * @property {string[]} keys in their order, which is the order of the numbers that builds know them by
 * @property {Record<string, Message>} english by key
 * @property {Record<string, (string | null)[]>} others by language the code by the key's number; null: not translated
 */

/**
 * @param {string} workspace a folder
 * @param {string} namespace
 * @returns {CompiledNamespace}
 * @throws MessageError where there is none, or something in it cannot be compiled
 */
export const compileNamespace = (workspace, namespace) => {
  const texts = readEnglish(workspace)[namespace];
  const file = fileOf(workspace, 'en');
  if (!texts) throw new MessageError(`${file} has no namespace "${namespace}"`);
  const keys = Object.keys(texts);
  // What is called as a hook is would be taken for one.
  for (const key of keys)
    if (!/^(?!use[A-Z])[a-z]\w*$/.test(key) || taken.has(key))
      throw new MessageError(`${file}: ${namespace}.${key}: is no name that code can have`);
  const english = Object.fromEntries(
    keys.map((key) => [key, compiledAt(file, `${namespace}.${key}`, texts[key] ?? '', 'en')]),
  );
  const translated = (/** @type {string} */ language) => {
    const translations = readTranslations(workspace, language)[namespace] ?? {};
    return keys.map((key) => {
      const translation = translations[key];
      const own = english[key];
      if (!translation || !own) return null;
      const place = fileOf(workspace, language);
      const message = compiledAt(place, `${namespace}.${key}`, translation.text, language);
      const problem = misfit(own, message);
      if (problem) throw new MessageError(`${place}: ${namespace}.${key}: ${problem}`);
      return message.code;
    });
  };
  const others = {
    ...Object.fromEntries(translatedLanguages.map((language) => [language, translated(language)])),
    qps: keys.map((key) => compiledAt('qps', `${namespace}.${key}`, pseudo(texts[key] ?? ''), 'en').code),
  };
  return { workspace: basename(workspace), namespace, keys, english, others };
};

/** @param {Message} english @param {Message} other @returns {string | null} why the other cannot stand for the English */
const misfit = (english, other) => {
  const [own, others] = [english, other].map(({ values }) => Object.keys(values));
  const missing = own?.find((name) => !Object.hasOwn(other.values, name));
  if (missing) return `lacks the value "${missing}"`;
  const more = others?.find((name) => !Object.hasOwn(english.values, name));
  if (more) return `has the value "${more}", which the English has not`;
  if (english.hasMarks !== other.hasMarks) return 'has marks where the English has none, or the reverse';
  const wider = others?.find((name) => {
    const [mine = '', its = ''] = [english.values[name], other.values[name]];
    return mine !== its && its !== 'string | number' && its !== 'string';
  });
  return wider ? `takes another kind of "${wider}" than the English` : null;
};

/** @type {Map<string, {stamp: string, compiled: CompiledNamespace}>} */
const compiledBefore = new Map();

/**
 * @param {string} workspace @param {string} namespace
 * @returns {CompiledNamespace} the same as `compileNamespace`, which is done once for as long as the messages stay
 * @throws MessageError as that does
 */
export const compiledNamespace = (workspace, namespace) => {
  const stamp = languageCodes
    .map((language) => statSync(fileOf(workspace, language), { throwIfNoEntry: false })?.mtimeMs)
    .join();
  const place = `${workspace} ${namespace}`;
  const before = compiledBefore.get(place);
  if (before?.stamp === stamp) return before.compiled;
  const compiled = compileNamespace(workspace, namespace);
  compiledBefore.set(place, { stamp, compiled });
  return compiled;
};

/** The packages whose words are compiled into the builds of other workspaces, by the names of their folders. */
const packages = ['shared', ...features];

/**
 * The numbers that a build knows messages by. A build has words of one workspace, of `shared` and of features. Each of them
 * has every nth number, so that no two are the same.
 *
 * @param {string} workspace a folder @param {string} namespace
 * @returns {number[]} of its keys, in their order
 */
export const numbersOf = (workspace, namespace) => {
  let before = 0;
  const english = readEnglish(workspace);
  for (const [name, texts] of Object.entries(english)) {
    if (name === namespace) break;
    before += Object.keys(texts).length;
  }
  const lane = packages.indexOf(basename(workspace)) + 1;
  return Object.keys(english[namespace] ?? {}).map(
    (_, place) => (before + place) * (packages.length + 1) + lane,
  );
};

/** @param {string} file of `src/messages` @returns {{workspace: string, namespace: string} | null} null: it is none */
export const namespaceOf = (file) => {
  const found = messageFile.exec(file);
  return found?.[1] ? { workspace: dirname(dirname(dirname(file))), namespace: found[1] } : null;
};
