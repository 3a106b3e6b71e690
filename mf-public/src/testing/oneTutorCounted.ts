import type { TutorCounts } from '@paadam/shared/contract';

/** The counts of a list of one tutor, of whom nothing more is said. */
export const oneTutorCounted: TutorCounts = {
  total: 1,
  totalIsExact: true,
  subjects: [],
  levels: [],
  boards: [],
  languages: [],
  days: [],
  timesOfDay: [],
};
