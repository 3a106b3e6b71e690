import { useSearchParams } from 'react-router-dom';
import type { MonthOfEarnings } from './earningsByMonth';
import type { MonthId } from './months';

/**
 * Which month's lessons are shown. It stands in the address, so that the way back from one of them leads to it again.
 *
 * @param standard the month that is shown until one is chosen
 */
export const useChosenMonth = (
  months: readonly MonthOfEarnings[],
  standard: MonthId,
): [chosen: MonthOfEarnings | undefined, choose: (month: MonthId) => void] => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('month');
  const chosen =
    months.find(({ month }) => month === asked) ?? months.find(({ month }) => month === standard);
  const choose = (month: MonthId) => setQuery({ month }, { replace: true, preventScrollReset: true });
  return [chosen, choose];
};
