import type { ProfileChanges } from '@paadam/profile';
import type { Profile } from '@paadam/shared/contract';
import { completeUrl } from '@paadam/shared/domain';
import { type Draft, draftOf, hoursOf, rateOf, trialPriceOf } from './draft';

/** What the server would make of the draft, part by part. Empty rows stay, so that its faults name the form's rows. */
const bodyOf = (draft: Draft): Required<TutorsBody> => ({
  name: draft.name.trim(),
  profileUrl: completeUrl(draft.profileUrl) || null,
  timeZone: draft.timeZone,
  language: draft.language,
  bio: draft.bio,
  qualifications: draft.qualifications.map(({ text }) => text.trim()),
  subjects: draft.subjects,
  hourlyRate: rateOf(draft),
  trialPrice: trialPriceOf(draft),
  languages: draft.languages,
  levels: draft.levels,
  boards: draft.boards,
  workingNote: draft.workingNote,
  emailFor: draft.emailFor,
  availability: draft.availability.map(hoursOf),
});

type TutorsBody = Pick<
  ProfileChanges,
  | 'name'
  | 'profileUrl'
  | 'timeZone'
  | 'language'
  | 'bio'
  | 'qualifications'
  | 'subjects'
  | 'hourlyRate'
  | 'trialPrice'
  | 'languages'
  | 'levels'
  | 'boards'
  | 'workingNote'
  | 'emailFor'
  | 'availability'
>;

const everybodys: readonly string[] = ['name', 'profileUrl', 'timeZone', 'language'];

/** A row without text is no change: the server leaves it out. */
const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.filter((part) => part !== '') : value);

/** @returns what of the draft differs from the stored profile: what is left out stays as it is, also what others changed meanwhile */
export const changesOf = (draft: Draft, profile: Profile): ProfileChanges => {
  const stored = new Map<string, unknown>(Object.entries(bodyOf(draftOf(profile))));
  const changed = Object.entries(bodyOf(draft)).filter(
    ([name, value]) =>
      (profile.role === 'tutor' || everybodys.includes(name)) &&
      comparable(value) !== comparable(stored.get(name)),
  );
  return Object.fromEntries(changed);
};
