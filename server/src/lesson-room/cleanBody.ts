import { cleanLine, cleanText, type RoomEventKind } from '@paadam/shared/domain';

/** Characters that turn the direction of the text after them, so that it reads as something else. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;

/** By kind, the text that people read and how it is cleaned. On the board, blanks belong to how a text is laid out. */
const texts: ReadonlyMap<RoomEventKind, readonly [field: string, clean: (text: string) => string]> = new Map([
  ['chat', ['text', cleanText]],
  ['text', ['text', (text: string) => text.replace(turns, '')]],
  ['image', ['alt', cleanLine]],
]);

/**
 * @param b the body of an operation, as its schema has it
 * @returns the body with its text as it is stored; null where nothing of a text is left
 */
export const cleanBody = (k: RoomEventKind, b: unknown): unknown => {
  const [field, clean] = texts.get(k) ?? [];
  if (field === undefined || clean === undefined) return b;
  const given = (b as Record<string, unknown>)[field];
  if (typeof given !== 'string' || given === '') return b;
  const cleaned = clean(given);
  if (cleaned === '' && k !== 'image') return null;
  return { ...(b as object), [field]: cleaned };
};
