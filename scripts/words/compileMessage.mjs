import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The two plural rules that CLDR has for languages of two forms, as India's have: which numbers take the form "one". */
const pluralRules = {
  1: (/** @type {string} */ n) => `${n}==1`,
  '0 0.5 1': (/** @type {string} */ n) => `${n}>=0&&${n}<=1`,
};

/** @type {Map<string, (n: string) => string>} */
const knownRules = new Map();

/**
 * @param {string} language
 * @returns {(n: string) => string} takes the expression of a number to that of whether it has the form "one"
 * @throws MessageError if the language's plurals follow another rule, as CLDR has it in `Intl.PluralRules`
 */
const isOneIn = (language) => {
  const known = knownRules.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  const ones = [0, 0.5, 1, 1.5, 2, 5, 11, 21, 101]
    .filter((number) => rules.select(number) === 'one')
    .join(' ');
  const rule = pluralRules[/** @type {keyof typeof pluralRules} */ (ones)];
  if (!rule || rules.resolvedOptions().pluralCategories.length > 2)
    throw new MessageError(`the plurals of "${language}" follow a rule that is not supported`);
  knownRules.set(language, rule);
  return rule;
};

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/**
 * @typedef {object} Message compiled
 * @property {string} code an expression: of a text without values the text, else a function of its values
 * @property {Record<string, string>} values the type of each, by its name
 * @property {boolean} hasMarks whether it comes in parts, since some of it is marked
 */

/** A message that cannot be compiled. */
export class MessageError extends Error {}

/**
 * @param {string} text in ICU's format: of that {name}, plural, select and tags
 * @param {string} language whose plurals it has
 * @returns {Message}
 * @throws MessageError, which says what is wrong with the text
 */
export const compileMessage = (text, language) => {
  const elements = parsed(text);
  const values = new Map();
  const hasMarks = contains(elements, (element) => element.type === TYPE.tag && !isStem(element));
  const one = isOneIn(language);
  const parts = partsOf(elements, { language, values, one, hasMarks, inTag: false, number: null });
  if (values.size === 0)
    return { code: JSON.stringify(text === '' ? '' : plain(elements)), values: {}, hasMarks };
  const code = hasMarks ? `(v)=>[${items(parts).join(',')}]` : `(v)=>${summed(parts)}`;
  const types = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, kind]) => [name, typeOf(kind)]);
  return { code, values: Object.fromEntries(types), hasMarks };
};

/** The hyphen between a value and its Tamil ending: without a word joiner behind it, the ending may begin a line. */
const ending = /(?<=[}>])(-)(?=\p{Script=Tamil})/gu;

/** `<stem>{subject}</stem>`: a Tamil name as it stands before the noun that it describes. */
const isStem = (/** @type {Element} */ element) => element.type === TYPE.tag && element.value === 'stem';

/**
 * A Tamil noun in -ம் loses it before another noun, and -று becomes -ற்று; both double the க், ச், த் or ப் that follows, as do those in
 * -ி, -ை, -ு and -ழ்: கணிதம், கணித வகுப்பு, கணிதப் பாடம்; வரலாறு, வரலாற்று வகுப்பு, வரலாற்றுப் பாடம்; தமிழ் வகுப்பு, தமிழ்ப் பாடம். Other names stay
 * as they are.
 *
 * @param {Extract<Element, {type: 8}>} element @param {Place} place @param {Element | undefined} next
 */
const stemOf = ({ children }, place, next) => {
  if (place.language !== 'ta') throw new MessageError('<stem> is for Tamil alone');
  const [name, ...more] = children;
  if (name?.type !== TYPE.argument || more.length > 0)
    throw new MessageError('<stem> holds something else than one value');
  const [, doubled] = (next?.type === TYPE.literal && /^ ([கசதப])/.exec(next.value)) || [];
  const end = doubled ? `${doubled}்` : '';
  const named = `(${partOf(name, place)}+"")`;
  const stem = `${named}.replace(/ம்$/,"${end}").replace(/று$/,"ற்று${end}")`;
  return doubled ? `${stem}.replace(/([ிைு]|ழ்)$/,"$1${end}")` : stem;
};

/** @param {string} text @returns {Element[]} */
const parsed = (text) => {
  try {
    return parse(text.replace(ending, '$1\u2060'), {
      requiresOtherClause: false,
      shouldParseSkeletons: false,
    });
  } catch (error) {
    throw new MessageError(error.message);
  }
};

/** @param {Element[]} elements without values */
const plain = (elements) =>
  elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('');

/** @param {readonly Element[]} elements @param {(element: Element) => boolean} test @returns {boolean} */
const contains = (elements, test) =>
  elements.some((element) => {
    if (test(element)) return true;
    if (element.type === TYPE.tag) return contains(element.children, test);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
    return Object.values(element.options).some(({ value }) => contains(value, test));
  });

/**
 * @typedef {{is: 'any'} | {is: 'number'} | {is: 'mark'} | {is: 'one of', keys: Set<string>, isOpen: boolean}} Kind of a value
 * @typedef {object} Place where elements stand
 * @property {string} language
 * @property {Map<string, Kind>} values that were met
 * @property {(n: string) => string} one
 * @property {boolean} hasMarks
 * @property {boolean} inTag
 * @property {string | null} number what `#` stands for
 */

/** @param {string[]} parts expressions @returns {string} of the text that they make together */
const summed = (parts) => {
  if (parts.length === 0) return '""';
  // Two numbers side by side would be added up.
  return parts[0]?.startsWith('"') ? parts.join('+') : `""+${parts.join('+')}`;
};

/** What of a message with marks is an item of its own, or several. */
const isItem = (/** @type {string} */ part) => part.startsWith('...') || /^v\.\w+\(/.test(part);

/** @param {string[]} parts expressions @returns {string[]} the same with the texts that stand side by side as one */
const items = (parts) => {
  /** @type {string[][]} */
  const groups = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (isItem(part) || !last || isItem(last[0] ?? '')) groups.push([part]);
    else last.push(part);
  }
  return groups.map((group) => (isItem(group[0] ?? '') ? (group[0] ?? '') : summed(group)));
};

/** @param {readonly Element[]} elements @param {Place} place @returns {string[]} expressions, of items where there are marks */
const partsOf = (elements, place) =>
  elements.map((element, index) => partOf(element, place, elements[index + 1]));

/** @param {Element} element @param {Place} place @param {Element} [next] behind it @returns {string} */
const partOf = (element, place, next) => {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      note(place.values, element.value, { is: 'any' });
      return `v.${element.value}`;
    case TYPE.pound:
      if (place.number === null) throw new MessageError('# stands outside of a plural');
      return place.number;
    case TYPE.tag: {
      if (isStem(element)) return stemOf(element, place, next);
      if (place.inTag) throw new MessageError(`<${element.value}> stands within another tag`);
      note(place.values, element.value, { is: 'mark' });
      const inner = partsOf(element.children, { ...place, inTag: true, hasMarks: false });
      return `v.${element.value}(${summed(inner)})`;
    }
    case TYPE.plural:
      return pluralOf(element, place);
    case TYPE.select:
      return selectOf(element, place);
    default:
      throw new MessageError('of ICU’s forms only {name}, plural, select and tags are taken');
  }
};

/** @param {Extract<Element, {type: 6}>} element @param {Place} place */
const pluralOf = (element, place) => {
  const { value: name, options, offset, pluralType } = element;
  if (offset !== 0) throw new MessageError(`the plural of ${name} has an offset`);
  if (pluralType === 'ordinal') throw new MessageError(`the plural of ${name} is one of ordinals`);
  const number = `v.${name}`;
  note(place.values, name, { is: 'number' });
  const { one, other, ...exact } = options;
  if (!other) throw new MessageError(`the plural of ${name} has no "other"`);
  let code = groupOf(other.value, { ...place, number });
  if (one) code = `${place.one(number)}?${groupOf(one.value, { ...place, number })}:${code}`;
  for (const [key, { value }] of Object.entries(exact).reverse()) {
    if (!/^=\d+$/.test(key))
      throw new MessageError(`the plural of ${name} has "${key}", which no language here has`);
    code = `${number}==${key.slice(1)}?${groupOf(value, { ...place, number })}:${code}`;
  }
  return place.hasMarks ? `...(${code})` : `(${code})`;
};

/** @param {Extract<Element, {type: 5}>} element @param {Place} place */
const selectOf = (element, place) => {
  const { value: name, options } = element;
  const { other, ...named } = options;
  const keys = Object.keys(named);
  note(place.values, name, { is: 'one of', keys: new Set(keys), isOpen: Boolean(other) });
  if (keys.length === 0) throw new MessageError(`the select of ${name} has nothing to choose from`);
  const last = other ?? named[keys.pop() ?? ''];
  let code = groupOf(last?.value ?? [], place);
  for (const key of keys.reverse())
    code = `v.${name}==${JSON.stringify(key)}?${groupOf(named[key]?.value ?? [], place)}:${code}`;
  return place.hasMarks ? `...(${code})` : `(${code})`;
};

/** @param {readonly Element[]} elements of one case @param {Place} place */
const groupOf = (elements, place) => {
  const parts = partsOf(elements, place);
  return place.hasMarks ? `[${items(parts).join(',')}]` : summed(parts);
};

/** @param {Map<string, Kind>} values @param {string} name @param {Kind} kind */
const note = (values, name, kind) => {
  if (!/^[a-zA-Z]\w*$/.test(name)) throw new MessageError(`"${name}" is no name of a value`);
  const known = values.get(name);
  if (known && (known.is === 'mark') !== (kind.is === 'mark'))
    throw new MessageError(`${name} is a mark in one place and a value in another`);
  if (!known || known.is === 'any') values.set(name, kind);
  else if (known.is === 'one of' && kind.is === 'one of') {
    for (const key of kind.keys) known.keys.add(key);
    known.isOpen ||= kind.isOpen;
  } else if (kind.is !== 'any' && kind.is !== known.is) {
    throw new MessageError(`${name} is a ${known.is} in one place and a ${kind.is} in another`);
  }
};

/** @param {Kind} kind */
const typeOf = (kind) => {
  switch (kind.is) {
    case 'number':
      return 'number';
    case 'mark':
      return '(text: string) => T';
    case 'one of':
      return kind.isOpen
        ? 'string'
        : [...kind.keys]
            .sort()
            .map((key) => `'${key}'`)
            .join(' | ');
    default:
      return 'string | number';
  }
};
