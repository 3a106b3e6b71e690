import {
  type ExamBoard,
  examBoards,
  type LanguageCode,
  type Level,
  languageCodes,
  levels,
  weekdays,
} from '@paadam/shared/domain';
import type { WeeklyHours } from '../../src/people/availability/expandAvailability';
import { firstNames, lastNames } from './names';
import type { Random } from './Random';
import { words } from './words';

export interface PlannedTutor {
  name: string;
  timeZone: string;
  bio: string;
  qualifications: string[];
  /** Whole rupees; null: not listed yet. */
  hourlyRate: number | null;
  ratingSum: number;
  ratingCount: number;
  languages: LanguageCode[];
  levels: Level[];
  boards: ExamBoard[];
  workingNote: string;
  subjectIds: string[];
  week: WeeklyHours[];
}

const farZones = ['Asia/Dubai', 'Europe/London', 'America/New_York', 'Asia/Singapore', 'Asia/Kathmandu'];

/** @param subjectIds the catalogue, whose first subjects have the most tutors @returns one tutor as there might be */
export const planTutor = (random: Random, subjectIds: readonly string[]): PlannedTutor => {
  const ratingCount = Math.floor(random.next() ** 4 * 200);
  const stars = 3.2 + random.next() * 1.8;
  return {
    name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    timeZone: random.next() < 0.9 ? 'Asia/Kolkata' : random.pick(farZones),
    bio: textOf(random, random.between(15, 80)),
    qualifications: Array.from({ length: random.between(0, 3) }, () => textOf(random, random.between(2, 6))),
    hourlyRate: random.next() < 0.03 ? null : random.between(4, 40) * 50,
    ratingSum: Math.round(ratingCount * stars),
    ratingCount,
    languages: ['en', ...random.pickSome(languageCodes.slice(1, 11), random.between(0, 2))],
    levels: random.pickSome(levels, random.between(1, 3)),
    boards: random.pickSome(examBoards, random.between(0, 2)),
    workingNote: textOf(random, random.between(0, 30)),
    subjectIds: [
      ...new Set(Array.from({ length: random.between(1, 4) }, () => random.pickCommon(subjectIds))),
    ],
    week: weekOf(random),
  };
};

const textOf = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pickCommon(words)).join(' ');

/** A stretch on some of the days, on the half hour; one tutor in twenty has given none. */
const weekOf = (random: Random): WeeklyHours[] => {
  if (random.next() < 0.05) return [];
  return random.pickSome(weekdays, random.between(2, 7)).map((day) => {
    const startMinute = random.between(12, 38) * 30;
    return { day, startMinute, endMinute: startMinute + random.between(3, 9) * 30 };
  });
};
