import type { WeeklyHours } from '../tutors/expandAvailability';
import { toMinute } from '../tutors/toMinute';
import type { SampleTutor } from './sampleTutors';

export const weekOf = ({ hours }: SampleTutor): WeeklyHours[] =>
  hours.flatMap(({ days, from, to }) =>
    days.map((day) => ({ day, startMinute: toMinute(from), endMinute: toMinute(to) })),
  );
