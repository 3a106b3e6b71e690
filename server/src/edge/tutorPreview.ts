import { createHash } from 'node:crypto';
import { formatRupees } from '@paadam/shared/domain';
import { canDraw, type PreviewParts } from '../pictures/drawPreview';
import { cutAtWord, ratingOf } from './describeTutor';
import type { PreviewedTutor } from './queries';

/** One picture is shown with the page in every language. */
const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

type Words = Omit<PreviewParts, 'photo'>;

/** To be raised with the look of the pictures: those that other sites have kept are asked for anew. */
const design = 1;

/** Characters that fit onto a preview. */
const longest = { name: 60, about: 90 };

export interface TutorPreview {
  /** As its address has it: of the tutor and of all that stands on it, so that it never stands for anything else. */
  name: string;
  words: Words;
  /** Of the photo, in hexadecimal digits; null where there is none. */
  photoHash: string | null;
}

/** @returns the picture's address, a path of this site */
export const previewPath = ({ name }: Pick<TutorPreview, 'name'>): string => `/previews/${name}.jpg`;

/** @param name of a preview @returns what would be the id of its tutor */
export const tutorOfPreview = (name: string): string => name.slice(0, 36);

const initialsOf = (name: string): string => {
  const names = name.split(' ').filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

const wordsOf = (tutor: PreviewedTutor): Words => {
  const { hourlyRate, subjectNames } = tutor;
  const name = cutAtWord(tutor.name, longest.name);
  const rating = ratingOf(tutor);
  return {
    name,
    about: cutAtWord(inWords.format(subjectNames), longest.about),
    offer: [
      ...(hourlyRate === null ? [] : [`${formatRupees(hourlyRate)} an hour`]),
      ...(rating ? [`rated ${rating.average} of 5`] : []),
    ].join(' · '),
    initials: initialsOf(name),
  };
};

/** @returns the tutor's preview picture; null where there are no letters for the name, or nobody is led to the tutor */
export const tutorPreviewOf = (tutor: PreviewedTutor): TutorPreview | null => {
  const words = wordsOf(tutor);
  if (!tutor.listed || !canDraw(words.name + words.about)) return null;
  // Sample people are drawn, which no preview shows.
  const photoHash = /^\/pictures\/([0-9a-f]{64})\.webp$/.exec(tutor.profileUrl ?? '')?.[1] ?? null;
  const hash = createHash('sha256')
    .update(JSON.stringify([design, words, photoHash]))
    .digest('hex');
  return { name: `${tutor.id}-${hash.slice(0, 16)}`, words, photoHash };
};
