/** What an element has to have, both in small letters, for the end of a selector to be it; absent: anything will do. */
interface Need {
  tag: string | undefined;
  className: string | undefined;
}

const known = new Map<string, readonly Need[]>();

const anything: readonly Need[] = [{ tag: undefined, className: undefined }];

/** Of selectors with what stands in brackets left out, since an attribute's value may hold anything. */
const readNeeds = (selectors: string): readonly Need[] => {
  if (/[()\\|"']/.test(selectors)) return anything;
  return selectors.split(',').map((selector) => {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      className: /\.([\w-]+)/.exec(last)?.[1]?.toLowerCase(),
    };
  });
};

/**
 * @param selectors of a rule of CSS
 * @param tag in small letters
 * @param classNames in small letters
 * @returns false: the rule is not about an element like that, whatever else is so of it
 */
export const mayMatch = (selectors: string, tag: string, classNames: ReadonlySet<string>): boolean => {
  const needs = known.get(selectors) ?? readNeeds(selectors.replace(/\[[^\]]*\]/g, ''));
  known.set(selectors, needs);
  return needs.some(
    (need) =>
      (need.tag === undefined || need.tag === tag) &&
      (need.className === undefined || classNames.has(need.className)),
  );
};
