import { type TileName, tileNames } from '@paadam/shared/domain';

/** The tile colour of the item at `index` of a list: the eight in turn. */
export function tileAt(index: number): TileName {
  return tileNames[index % tileNames.length] ?? 'green';
}

/** The tile colour of a name: always the same one for the same name. */
export function tileOf(name: string): TileName {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return tileAt(sum);
}
