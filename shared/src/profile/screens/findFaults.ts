import type { Profile } from '@paadam/shared/contract';
import { completeUrl, formatPaise, limits, webUrl } from '@paadam/shared/domain';
import { type Draft, type HoursRow, rateOf, trialPriceOf } from './draft';

/** What is wrong, by the field's name as the server calls it: "name", "availability.0.endTime". */
export type Faults = Record<string, string>;

/** An end at midnight is the end of that day. @returns whether both times are there, and the end is not after the start */
export const isReversed = ({ startTime, endTime }: HoursRow): boolean =>
  startTime !== '' && endTime !== '' && endTime !== '00:00' && endTime <= startTime;

export const reversedAdvice = 'The end must be after the start.';

const count = (number: number): string => number.toLocaleString('en-IN');

/** @returns what is wrong with the draft, as far as that can be told before it is sent */
export const findFaults = (draft: Draft, profile: Profile): Faults => ({
  ...findEverybodys(draft, profile),
  ...(profile.role === 'tutor' && findTutors(draft)),
});

const findEverybodys = ({ name, profileUrl }: Draft, profile: Profile): Faults => {
  const faults: Faults = {};
  if (!name.trim()) faults.name = 'Enter your name.';
  const url = completeUrl(profileUrl);
  // What is stored may stay, whatever it is.
  if (url && url !== profile.profileUrl && !webUrl(url)) {
    faults.profileUrl = 'Enter an address that begins with https:// or http://.';
  }
  return faults;
};

const findTutors = (draft: Draft): Faults => {
  const faults: Faults = {};
  const rate = rateOf(draft);
  if ([...draft.bio].length > limits.bioCharacters) {
    faults.bio = `Use at most ${count(limits.bioCharacters)} characters.`;
  }
  if ([...draft.workingNote].length > limits.workingNoteCharacters) {
    faults.workingNote = `Use at most ${count(limits.workingNoteCharacters)} characters.`;
  }
  if (draft.subjects.length > limits.tutorSubjects) {
    faults.subjects = `Choose at most ${limits.tutorSubjects} subjects.`;
  }
  if (rate !== null && !(Number.isInteger(rate) && rate >= 0 && rate <= limits.hourlyRate)) {
    faults.hourlyRate = `Enter whole rupees, from 0 to ${count(limits.hourlyRate)}.`;
  }
  const trialPrice = trialPriceOf(draft);
  const { least, most } = limits.trial.price;
  if (trialPrice !== null && !(trialPrice === 0 || (trialPrice >= least && trialPrice <= most))) {
    faults.trialPrice = `Enter whole rupees: 0, or from ${formatPaise(least)} to ${formatPaise(most)}.`;
  }
  draft.availability.forEach((row, index) => {
    const at = `availability.${index}`;
    if (row.startTime === '') faults[`${at}.startTime`] = 'Enter when it starts.';
    if (row.endTime === '') faults[`${at}.endTime`] = 'Enter when it ends.';
    if (isReversed(row)) faults[`${at}.endTime`] = reversedAdvice;
  });
  return faults;
};
