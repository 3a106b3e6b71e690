import { isTranslated } from '@paadam/shared/domain';
import { language } from './language';

/** @returns "Maths", "Maths and Physics", "Maths, Physics, and Music", as the language spoken now has it */
export const listed = (items: readonly string[]): string => {
  const spoken = language();
  // English by hand: the first use of Intl's lists costs a phone more than all else of a page's texts.
  if (isTranslated(spoken)) return new Intl.ListFormat(spoken).format(items);
  return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
};
