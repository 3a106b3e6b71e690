import { type Day, dayOf } from '@paadam/shared/domain';
import { useOnceTakenOver } from '@paadam/shared/ui/useOnceTakenOver';
import { useOwnTimeZone } from '@paadam/shared/ui/useOwnTimeZone';
import { useSelector } from 'react-redux';
import { selectDrawnAt } from './drawnAt';

/** @returns the reader's zone and day; while a drawn page is taken over, those for which it was drawn */
export const useClock = (): { timeZone: string; today: Day } => {
  const timeZone = useOwnTimeZone();
  const drawn = useSelector(selectDrawnAt);
  const dayAt = (moment: string | null) => dayOf(moment === null ? new Date() : new Date(moment), timeZone);
  const today = useOnceTakenOver(dayAt(drawn), () => dayAt(null));
  return { timeZone, today };
};
