/** A name's first letter with the signs that belong to it, which in Tamil and Devanagari are characters of their own. */
const first = /(\S(?:[்्]\S|\p{M})*)\S*/gu;

/** First letters of the first and the last name, in capitals; '?' for an empty name. */
export function initialsOf(name: string): string {
  const letters = name.replace(first, '$1').trim().split(/\s+/);
  return ((letters[0] || '?') + (letters[1] ? letters.at(-1) : '')).toUpperCase();
}

/** The address of a picture, if it is a path of this site: no other site learns who looks at it. */
export function safeImageSource(source: string | null | undefined): string | undefined {
  const trimmed = source?.trim();
  if (!trimmed) return undefined;
  return /^\/(?![/\\])/.test(trimmed) ? trimmed : undefined;
}
