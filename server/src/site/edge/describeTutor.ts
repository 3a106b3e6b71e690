import { averageOf, clipGraphemes, formatRupees, ratingFigure } from '@paadam/shared/domain';
import { language } from '@paadam/shared/words/language';
import * as words from '../../messages/documents';
import type { PreviewedTutor } from './queries';

/** What search engines and previews show of a description. */
export const shownCharacters = 160;

/** @returns the names as a list in the language that is spoken */
export const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat([language(), 'en'], { type: 'conjunction' }).format(names);

/** @returns the average to a tenth, as "4.8", and of how many; null where the tutor has no rating */
export const ratingOf = ({
  ratingSum,
  ratingCount,
}: Pick<PreviewedTutor, 'ratingSum' | 'ratingCount'>): { average: string; count: number } | null =>
  ratingCount === 0 ? null : { average: ratingFigure(averageOf(ratingSum, ratingCount)), count: ratingCount };

const ratedBy = (tutor: PreviewedTutor): string[] => {
  const rating = ratingOf(tutor);
  return rating ? [words.rated({ ...rating, most: 5 })] : [];
};

/** @returns what the document of a tutor's page says of the tutor, as plain text, in the language that is spoken */
export const describeTutor = (tutor: PreviewedTutor): { title: string; description: string } => {
  const { name, bio, hourlyRate, subjectNames } = tutor;
  const rate = hourlyRate === null ? [] : [words.anHour({ sum: formatRupees(hourlyRate) })];
  const offer = [...rate, ...ratedBy(tutor)].join(', ');
  return {
    title:
      subjectNames.length > 0
        ? words.tutorOf({ name, subjects: inWords(subjectNames) })
        : words.tutorNamed({ name }),
    description: cutAtWord(offer ? words.offerAndBio({ offer, bio }) : bio, shownCharacters),
  };
};

/**
 * @param max code points that the result may have
 * @returns the text on one line; a longer one ends with its last whole word that fits, and an ellipsis
 */
export const cutAtWord = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const start = clipGraphemes(line, max);
  if (start === line) return line;
  const end = start.lastIndexOf(' ');
  const words = end > 0 ? start.slice(0, end) : clipGraphemes(line, max - 1);
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
};
