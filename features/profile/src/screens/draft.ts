import type { Availability, Profile } from '@paadam/shared/contract';
import {
  type EmailReaders,
  type ExamBoard,
  type Language,
  type LanguageCode,
  type Level,
  limits,
  readWholeRupees,
} from '@paadam/shared/domain';

/** A row of a list that is being edited; the id is the row's on this screen alone. */
interface QualificationRow {
  id: number;
  text: string;
}

/** One stretch of the week as the time inputs have it: empty while it is not filled in, "00:00" for an end at midnight. */
export interface HoursRow extends Availability {
  id: number;
}

/** A profile as the form holds it. What only tutors have is empty for the others. */
export interface Draft {
  name: string;
  profileUrl: string;
  timeZone: string;
  language: Language;
  bio: string;
  qualifications: QualificationRow[];
  subjects: string[];
  /** As it was typed. */
  hourlyRate: string;
  /** Whether trial lessons are offered, and for how many rupees, as it was typed. */
  hasTrial: boolean;
  trialPrice: string;
  languages: LanguageCode[];
  levels: Level[];
  boards: ExamBoard[];
  workingNote: string;
  emailFor: EmailReaders;
  availability: HoursRow[];
}

const midnight = { shown: '00:00', stored: '24:00' };

export const draftOf = ({
  name,
  profileUrl,
  timeZone = '',
  language = 'en',
  bio = '',
  qualifications = [],
  subjects = [],
  hourlyRate,
  trialPrice = null,
  languages = [],
  levels = [],
  boards = [],
  workingNote = '',
  emailFor = 'everyone',
  availability = [],
}: Profile): Draft => ({
  name,
  profileUrl: profileUrl ?? '',
  timeZone,
  language,
  bio,
  qualifications: qualifications.map((text, id) => ({ id, text })),
  subjects,
  hourlyRate: hourlyRate?.toString() ?? '',
  hasTrial: trialPrice !== null,
  trialPrice: trialPrice === null ? '' : String(trialPrice / 100),
  languages,
  levels,
  boards,
  workingNote,
  emailFor,
  availability: availability.map(({ day, startTime, endTime }, id) => ({
    id,
    day,
    startTime,
    endTime: endTime === midnight.stored ? midnight.shown : endTime,
  })),
});

/** @returns an id that no row has */
export const nextRowId = (rows: readonly { id: number }[]): number =>
  Math.max(-1, ...rows.map(({ id }) => id)) + 1;

/** @returns whole rupees; null where nothing is entered, NaN for anything else */
export const rateOf = ({ hourlyRate }: Pick<Draft, 'hourlyRate'>): number | null =>
  readWholeRupees(hourlyRate);

/** @returns paise; null where no trial lessons are offered, NaN where it is no price */
export const trialPriceOf = ({
  hasTrial,
  trialPrice,
}: Pick<Draft, 'hasTrial' | 'trialPrice'>): number | null =>
  hasTrial ? (readWholeRupees(trialPrice) ?? Number.NaN) * 100 : null;

/** @returns whether the tutor may have mistyped it: hardly anybody asks for so little, or so much */
export const isUnusualRate = (rupees: number): boolean =>
  rupees < limits.usualHourlyRate.from || rupees > limits.usualHourlyRate.to;

/** @returns the row as the server takes it: a day ends at "24:00" */
export const hoursOf = ({ day, startTime, endTime }: HoursRow): Availability => ({
  day,
  startTime,
  endTime: endTime === midnight.shown ? midnight.stored : endTime,
});
