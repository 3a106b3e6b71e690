import { formatRupees } from '@paadam/shared/domain';
import type { PreviewedTutor } from './queries';

/** What search engines and previews show of a description. */
export const shownCharacters = 160;

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

const ratingOf = ({ ratingSum, ratingCount }: PreviewedTutor): string[] => {
  if (ratingCount === 0) return [];
  const average = (ratingSum / ratingCount).toFixed(1);
  return [`rated ${average} of 5 by ${ratingCount} ${ratingCount === 1 ? 'student' : 'students'}`];
};

/** @returns what the document of a tutor's page says of the tutor, as plain text, and the photo's address */
export const describeTutor = (
  tutor: PreviewedTutor,
  publicOrigin: string,
): { title: string; description: string; image: string | null } => {
  const { name, bio, hourlyRate, subjectNames, profileUrl } = tutor;
  const rate = hourlyRate === null ? [] : [`${formatRupees(hourlyRate)} an hour`];
  const offer = [...rate, ...ratingOf(tutor)].join(', ');
  return {
    title: subjectNames.length > 0 ? `${name}, tutor of ${inWords.format(subjectNames)}` : `${name}, tutor`,
    description: cutAtWord(offer ? `${offer}. ${bio}` : bio, shownCharacters),
    // Sample people are drawn, which no preview shows.
    image: profileUrl?.startsWith('/pictures/') ? publicOrigin + profileUrl : null,
  };
};

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
