/**
 * First letters of the first and the last name, in capitals; '?' for an empty name. In scripts without capitals the first
 * one alone, with the signs that belong to it: in Tamil two are too wide for a circle.
 */
export function initialsOf(name: string): string {
  const initials = name.trim().replace(/(\S(?:[்्]\S|\p{M})*)(.*\s([^\s\p{Lo}]))?.*/u, '$1$3');
  return initials.toUpperCase() || '?';
}

/** The address of a picture, if it is a path of this site: no other site learns who looks at it. */
export function safeImageSource(source: string | null | undefined): string | undefined {
  const trimmed = source?.trim();
  if (!trimmed) return undefined;
  return /^\/(?![/\\])/.test(trimmed) ? trimmed : undefined;
}
