import type { TutorCounts } from '@paadam/shared/contract';

/** The counts of a list of one tutor, about which nothing more is said. */
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
