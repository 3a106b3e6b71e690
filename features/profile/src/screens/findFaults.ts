import type { Profile } from '@paadam/shared/contract';
import { completeUrl, formatPaise, limits, webUrl } from '@paadam/shared/domain';
import * as words from '../messages/profile';
import { type Draft, type HoursRow, rateOf, trialPriceOf } from './draft';

/** What is wrong, by the field's name as the server calls it: "name", "availability.0.endTime". */
export type Faults = Record<string, string>;

/** An end at midnight is the end of that day. @returns whether both times are there, and the end is not after the start */
export const isReversed = ({ startTime, endTime }: HoursRow): boolean =>
  startTime !== '' && endTime !== '' && endTime !== '00:00' && endTime <= startTime;

const count = (number: number): string => number.toLocaleString('en-IN');

/** @returns what is wrong with the draft, as far as that can be told before it is sent */
export const findFaults = (draft: Draft, profile: Profile): Faults => ({
  ...findEverybodys(draft, profile),
  ...(profile.role === 'tutor' && findTutors(draft)),
});

const findEverybodys = ({ name, profileUrl }: Draft, profile: Profile): Faults => {
  const faults: Faults = {};
  if (!name.trim()) faults.name = words.enterYourName();
  const url = completeUrl(profileUrl);
  // What is stored may stay, whatever it is.
  if (url && url !== profile.profileUrl && !webUrl(url)) {
    faults.profileUrl = words.invalidAddress();
  }
  return faults;
};

const findTutors = (draft: Draft): Faults => {
  const faults: Faults = {};
  const rate = rateOf(draft);
  if ([...draft.bio].length > limits.bioCharacters) {
    faults.bio = words.tooLong({ most: count(limits.bioCharacters) });
  }
  if ([...draft.workingNote].length > limits.workingNoteCharacters) {
    faults.workingNote = words.tooLong({ most: count(limits.workingNoteCharacters) });
  }
  if (draft.subjects.length > limits.tutorSubjects) {
    faults.subjects = words.tooManySubjects({ most: limits.tutorSubjects });
  }
  if (rate !== null && !(Number.isInteger(rate) && rate >= 0 && rate <= limits.hourlyRate)) {
    faults.hourlyRate = words.invalidRate({ most: count(limits.hourlyRate) });
  }
  const trialPrice = trialPriceOf(draft);
  const { least, most } = limits.trial.price;
  if (trialPrice !== null && !(trialPrice === 0 || (trialPrice >= least && trialPrice <= most))) {
    faults.trialPrice = words.invalidTrialPrice({ least: formatPaise(least), most: formatPaise(most) });
  }
  draft.availability.forEach((row, index) => {
    const at = `availability.${index}`;
    if (row.startTime === '') faults[`${at}.startTime`] = words.startMissing();
    if (row.endTime === '') faults[`${at}.endTime`] = words.endMissing();
    if (isReversed(row)) faults[`${at}.endTime`] = words.endBeforeStart();
  });
  return faults;
};
