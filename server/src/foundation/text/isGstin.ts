const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @returns whether the text is made as a GSTIN is: state, PAN, which registration, and a sign that the others give */
export const isGstin = (text: string): boolean => {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((before, sign, place) => {
    const value = signs.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return before + Math.floor(value / 36) + (value % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36] === text.at(-1);
};
