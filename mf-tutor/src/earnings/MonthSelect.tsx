import { Field, Select } from '@paadam/shared/ui';
import type { MonthOfEarnings } from './earningsByMonth';
import { type MonthId, monthName } from './months';

interface MonthSelectProps {
  /** In the order of time. */
  months: readonly MonthOfEarnings[];
  chosen: MonthId;
  onChoose: (month: MonthId) => void;
}

/** The other way to choose a month, the latest first. */
export function MonthSelect({ months, chosen, onChoose }: MonthSelectProps) {
  return (
    <Field label="Month">
      <Select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {[...months].reverse().map(({ month }) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
