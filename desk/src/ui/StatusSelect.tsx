import { Field, Select } from '@paadam/shared/ui';

interface StatusSelectProps<Status extends string> {
  /** Each status by its name on the screen. */
  names: Record<Status, string>;
  /** In the order in which they are offered. */
  statuses: readonly Status[];
  /** Empty: all of them. */
  value: Status | '';
  onChange: (status: Status | '') => void;
}

/** Narrows a list down to one status. */
export function StatusSelect<Status extends string>({
  names,
  statuses,
  value,
  onChange,
}: StatusSelectProps<Status>) {
  return (
    <Field label="Status">
      <Select
        name="status"
        value={value}
        onChange={(event) => onChange(statuses.find((one) => one === event.target.value) ?? '')}
      >
        <option value="">All</option>
        {statuses.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
