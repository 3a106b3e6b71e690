import { type BookingStatus, bookingStatuses } from '@paadam/shared/domain';
import { Field, Select } from '@paadam/shared/ui';
import * as words from '../messages/booking-screens';

interface StatusFilterProps {
  /** Absent: all that are of interest, which leaves out the cancelled and the expired. */
  value: BookingStatus | undefined;
  /** Empty for all. */
  onChange: (status: string) => void;
}

/** Narrows the bookings to a status; only so the cancelled and the expired are seen. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <Field label={words.statusLabel()}>
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.usualStatuses()}</option>
        {bookingStatuses.map((status) => (
          <option key={status} value={status}>
            {words.status({ status })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
