import { type Duration, durations } from '@paadam/shared/domain';
import { Field, Select } from '@paadam/shared/ui';
import { durationLabels } from './durationLabels';
import type { BookingDraft } from './useBookingDraft';

/** How long the lesson takes, on which its open times depend. */
export function DurationField({ form: { draft, errorOf, chooseDuration } }: { form: BookingDraft }) {
  return (
    <Field label="Duration" error={errorOf('duration')}>
      <Select
        name="duration"
        value={draft.duration}
        onChange={(event) => chooseDuration(event.target.value as Duration)}
      >
        {durations.map((duration) => (
          <option key={duration} value={duration}>
            {durationLabels[duration]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
