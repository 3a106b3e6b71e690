/** First letters of the first and the last name, in capitals; '?' for an empty name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/).filter(Boolean);
  const first = names[0]?.at(0) ?? '?';
  const last = names.length > 1 ? (names.at(-1)?.at(0) ?? '') : '';
  return (first + last).toUpperCase();
}

/** The address of a picture, if it is a path of this site: no other site learns who looks at it. */
export function safeImageSource(source: string | null | undefined): string | undefined {
  const trimmed = source?.trim();
  if (!trimmed) return undefined;
  return /^\/(?![/\\])/.test(trimmed) ? trimmed : undefined;
}
