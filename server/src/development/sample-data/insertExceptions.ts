import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../foundation/db/openDatabase';
import { availabilityExceptions } from '../../foundation/db/schema';
import { localDay } from '../../people/availability/localDay';
import { lookUp, nicknameOf } from './lookUp';
import { sampleTutors } from './sampleTutors';

const aDay = 86_400_000;

/**
 * Gives the tutor of the sample sign-in a few hours off and a few extra ones, in the days around now.
 *
 * @param people ids by nickname
 */
export const insertExceptions = async (
  tx: Transaction,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  const [tutor] = sampleTutors;
  if (!tutor) return;
  const dayAt = (days: number): string => {
    const noon = new Date(localDay(now, tutor.timeZone).start.getTime() + (days + 0.5) * aDay);
    return new Intl.DateTimeFormat('sv-SE', { timeZone: tutor.timeZone }).format(noon);
  };
  const rowOn = (days: number) => ({
    id: uuidv7(),
    tutorId: lookUp(people, nicknameOf(tutor)),
    firstDay: dayAt(days),
    lastDay: dayAt(days),
  });
  await tx.insert(availabilityExceptions).values([
    { ...rowOn(-1), kind: 'off', startMinute: 15 * 60, endMinute: 17 * 60, note: 'Dentist' },
    { ...rowOn(1), kind: 'extra', startMinute: 21 * 60, endMinute: 22 * 60, note: 'Before the exams' },
    { ...rowOn(2), kind: 'off', startMinute: 18 * 60, endMinute: 21 * 60, note: 'Concert' },
  ]);
};
