/** First letters of the first and the last name, in capitals; '?' for an empty name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/).filter(Boolean);
  const first = names[0]?.at(0) ?? '?';
  const last = names.length > 1 ? (names.at(-1)?.at(0) ?? '') : '';
  return (first + last).toUpperCase();
}

/** The address of a picture that users gave, if it is http, https or a path of this site. */
export function safeImageSource(source: string | null | undefined): string | undefined {
  const trimmed = source?.trim();
  if (!trimmed) return undefined;
  if (/^https?:\/\//i.test(trimmed)) return trimmed;
  return /^\/(?![/\\])/.test(trimmed) ? trimmed : undefined;
}
