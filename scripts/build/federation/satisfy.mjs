/** @param {string} text a version, whole or in part */
const read = (text) => {
  const found = /^v?(\d+|[x*])?(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?(?:-([^+]+))?(?:\+.*)?$/.exec(text);
  if (!found) return null;
  const given = found.slice(1, 4).filter((part) => part !== undefined && /\d/.test(part));
  const [major = 0, minor = 0, patch = 0] = given.map(Number);
  return { numbers: [major, minor, patch], given: given.length, before: found[4] ?? '' };
};

/** @param {number[]} one @param {number[]} other */
const difference = (one, other) =>
  one.map((part, place) => part - (other[place] ?? 0)).find((part) => part !== 0) ?? 0;

/** @param {number[]} numbers @param {number} place @returns the first version with another number there */
const next = (numbers, place) => numbers.map((part, at) => (at < place ? part : at === place ? part + 1 : 0));

/** @param {string} text @param {string} comparator such as `^2.1.0`, `>=2`, `2.1` */
const fits = (text, comparator) => {
  const [, operator = '', wanted = ''] = /^([<>]=?|[\^~=])?\s*(.*)$/.exec(comparator) ?? [];
  const version = read(text);
  const bound = read(wanted);
  if (!version || !bound) return false;
  const { numbers, given, before } = bound;
  const order =
    difference(version.numbers, numbers) ||
    // What comes before a release has a name; names are in the order of the alphabet. A collator is slow to begin with.
    Number(version.before === '') - Number(before === '') ||
    (version.before === before ? 0 : version.before.localeCompare(before, 'en', { numeric: true }));
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  if (operator === '>=') return order >= 0;
  if (given === 0) return true;
  const firstOfAll = numbers.findIndex((part) => part > 0);
  const place =
    operator === '^'
      ? firstOfAll < 0
        ? given - 1
        : firstOfAll
      : operator === '~'
        ? Math.min(given - 1, 1)
        : given - 1;
  return order >= 0 && difference(version.numbers, next(numbers, place)) < 0;
};

/**
 * In place of the federation runtime's own, which knows more ways to write a range than the table of what is shared has.
 *
 * @param {string} version
 * @param {string} range comparators, of which all hold; between `||` those of one side. Of another form: nothing fits
 */
export const satisfy = (version, range) =>
  range.split('||').some((side) =>
    side
      .trim()
      .replace(/([<>=^~])\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => fits(version, comparator)),
  );
