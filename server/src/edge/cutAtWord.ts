/**
 * @param max characters that the result may have
 * @returns the text on one line; a longer one ends with its last whole word that fits, and an ellipsis
 */
export const cutAtWord = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  const start = characters.slice(0, max).join('');
  const end = start.lastIndexOf(' ');
  const words = end > 0 ? start.slice(0, end) : characters.slice(0, max - 1).join('');
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
};
