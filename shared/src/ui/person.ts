/** The address of a picture, if it is a path of this site: no other site learns who looks at it. */
export function safeImageSource(source: string | null | undefined): string | undefined {
  const trimmed = source?.trim();
  if (!trimmed) return undefined;
  return /^\/(?![/\\])/.test(trimmed) ? trimmed : undefined;
}
