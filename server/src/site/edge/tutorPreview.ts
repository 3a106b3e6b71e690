import { createHash } from 'node:crypto';
import { formatRupees, initialsOf, prefixOf } from '@paadam/shared/domain';
import { language } from '@paadam/shared/words/language';
import * as words from '../../messages/documents';
import { canDraw, type PreviewParts } from '../../people/pictures/drawPreview';
import { cutAtWord, inWords, ratingOf } from './describeTutor';
import type { PreviewedTutor } from './queries';

type Words = Omit<PreviewParts, 'photo'>;

/** To be raised with the look of the pictures: those that other sites have kept are asked for anew. */
const design = 1;

/** Characters that fit onto a preview. */
const longest = { name: 60, about: 90 };

export interface TutorPreview {
  /** As its address has it: of the tutor, of all that stands on it, so that it never stands for anything else, and its language. */
  name: string;
  words: Words;
  /** Of the photo, in hexadecimal digits; null where there is none. */
  photoHash: string | null;
}

/** @returns the picture's address, a path of this site */
export const previewPath = ({ name }: Pick<TutorPreview, 'name'>): string => `/previews/${name}.jpg`;

/** @param name of a preview @returns what would be the id of its tutor, and its language */
export const readPreviewName = (name: string): { id: string; language: string } => ({
  id: name.slice(0, 36),
  language: name.split('-')[6] ?? 'en',
});

const wordsOf = (tutor: PreviewedTutor): Words => {
  const { hourlyRate, subjectNames } = tutor;
  const name = cutAtWord(tutor.name, longest.name);
  const rating = ratingOf(tutor);
  return {
    name,
    about: cutAtWord(inWords(subjectNames), longest.about),
    offer: [
      ...(hourlyRate === null ? [] : [words.anHour({ sum: formatRupees(hourlyRate) })]),
      ...(rating ? [words.ratedOf({ average: rating.average, most: 5 })] : []),
    ].join(' · '),
    initials: initialsOf(name),
  };
};

/** @returns the tutor's preview picture in the language that is spoken; null where there are no letters for the name, or no one is led to the tutor */
export const tutorPreviewOf = (tutor: PreviewedTutor): TutorPreview | null => {
  const parts = wordsOf(tutor);
  if (!tutor.listed || !canDraw(parts.name + parts.about)) return null;
  // Sample people are drawn, which no preview shows.
  const photoHash = /^\/pictures\/([0-9a-f]{64})\.webp$/.exec(tutor.profileUrl ?? '')?.[1] ?? null;
  const hash = createHash('sha256')
    .update(JSON.stringify([design, parts, photoHash]))
    .digest('hex');
  const name = [tutor.id, hash.slice(0, 16), prefixOf(language()).slice(1)].filter(Boolean).join('-');
  return { name, words: parts, photoHash };
};
