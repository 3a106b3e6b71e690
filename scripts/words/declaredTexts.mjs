import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { translatedLanguages } from './languages.mjs';
import { pseudo } from './pseudo.mjs';
import { readTranslations } from './workspaceMessages.mjs';

/** @param {string} text @returns {string} the key that its translations have in the namespace `remote` */
const keyOf = (text) =>
  (text.replace(/[’']/g, '').match(/[A-Za-z0-9]+/g) ?? [])
    .map((word, place) => (place === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/**
 * What the menu has, too, is said by a text of its own at a phone's foot, which has room for a short word only.
 *
 * @param {{label: string}[]} nav @param {{label: string}[]} places @returns {string[]}
 */
const placesOfMenu = (nav, places) =>
  places
    .filter(({ label }) => nav.some((item) => item.label === label))
    .map(({ label }) => `Place: ${label}`);

/**
 * @param {string} declaration the path of a portal's `remote.json`
 * @returns {Record<string, string>} the texts that people read of it, by their keys
 */
export const declaredTexts = (declaration) => {
  if (!existsSync(declaration)) return {};
  const { title, nav = [], places = [], routes = [] } = JSON.parse(readFileSync(declaration, 'utf8'));
  const texts = [
    title,
    ...[...nav, ...places].map((/** @type {{label: string}} */ { label }) => label),
    ...placesOfMenu(nav, places),
    ...routes.flatMap((/** @type {Record<string, string>} */ route) => [route.title, route.description]),
  ].filter((text) => typeof text === 'string');
  return Object.fromEntries(texts.map((text) => [keyOf(text), text]));
};

/**
 * @param {string} declaration
 * @returns {Record<string, Record<string, string>>} by the language, what each text is in it
 */
export const translatedTexts = (declaration) => {
  const texts = Object.entries(declaredTexts(declaration));
  const workspace = dirname(declaration);
  const translated = (/** @type {string} */ language) => {
    const { remote = {} } = readTranslations(workspace, language);
    return texts.flatMap(([key, text]) => (remote[key] ? [[text, remote[key].text]] : []));
  };
  const all = {
    ...Object.fromEntries(translatedLanguages.map((language) => [language, translated(language)])),
    qps: texts.map(([, text]) => [text, pseudo(text.replace(/[{<]/g, "'$&'"))]),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([language, pairs]) =>
      pairs.length > 0 ? [[language, Object.fromEntries(pairs)]] : [],
    ),
  );
};
