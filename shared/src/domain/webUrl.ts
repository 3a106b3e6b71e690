/**
 * @param url an address that a person entered
 * @returns the address where it is http or https, else null: no other scheme is stored, linked or shown
 */
export const webUrl = (url: string | null | undefined): string | null => {
  if (!url) return null;
  try {
    const parsed = new URL(url);
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : null;
  } catch {
    return null;
  }
};
