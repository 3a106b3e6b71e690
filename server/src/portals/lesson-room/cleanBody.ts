import { cleanLine, cleanText, type RoomEventKind } from '@paadam/shared/domain';

/** Characters that override the direction of the text after them, so that it reads as something else. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;

/** By kind, the text that people read and how it is cleaned. On the board, white space is part of a text's layout. */
const texts: ReadonlyMap<RoomEventKind, readonly [field: string, clean: (text: string) => string]> = new Map([
  ['chat', ['text', cleanText]],
  ['text', ['text', (text: string) => text.replace(turns, '')]],
  ['image', ['alt', cleanLine]],
]);

/**
 * @param b the body of an operation, as its schema has it
 * @returns the body with its cleaned text; null if the text is empty after cleaning
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
