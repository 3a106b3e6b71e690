import { type BookingStatus, bookingStatuses } from '@paadam/shared/domain';
import { Field, Select } from '@paadam/shared/ui';

interface StatusFilterProps {
  /** Absent: all that are of interest, which leaves out the cancelled and the expired. */
  value: BookingStatus | undefined;
  /** Empty for all. */
  onChange: (status: string) => void;
}

const wordOf = (status: BookingStatus) => status.charAt(0).toUpperCase() + status.slice(1);

/** Narrows the bookings to a status; only so the cancelled and the expired are seen. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <Field label="Status">
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">All but cancelled and expired</option>
        {bookingStatuses.map((status) => (
          <option key={status} value={status}>
            {wordOf(status)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
