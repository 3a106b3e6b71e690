import { formatPaise } from '@paadam/shared/domain';
import { BarChart } from '@paadam/shared/ui/BarChart';
import { countOfLessons } from './countOfLessons';
import type { MonthOfEarnings } from './earningsByMonth';
import { type MonthId, monthName, shortMonthName } from './months';

interface MonthChartProps {
  /** In the order of time. */
  months: readonly MonthOfEarnings[];
  chosen: MonthId | null;
  onChoose: (month: MonthId) => void;
}

/** A bar a month; each chooses its month. */
export function MonthChart({ months, chosen, onChoose }: MonthChartProps) {
  return (
    <BarChart
      title="Choose a month to see its lessons"
      bars={months.map(({ month, total, expected, lessons }) => ({
        id: month,
        label: shortMonthName(month),
        name: monthName(month),
        value: total,
        valueText: formatPaise(total),
        note: countOfLessons(lessons.length) + (expected > 0 && expected === total ? ' expected' : ''),
      }))}
      selected={chosen}
      onSelect={onChoose}
    />
  );
}
