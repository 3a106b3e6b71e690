/**
 * @param typed what a person has typed or pasted as an address
 * @returns it without blanks around it, and with "https://" before what is plainly a host's name: "meet.example.org/asha"
 */
export const completeUrl = (typed: string): string => {
  const address = typed.trim();
  return /^([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}(?=$|[/?#]|:\d)/u.test(address)
    ? `https://${address}`
    : address;
};

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
