import { type Duration, durations } from '@paadam/shared/domain';
import { Field, Select, TextInput } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { When } from './bookingFormParts';
import { dateTimeBounds } from './draft';
import { durationLabels } from './durationLabels';
import type { BookingDraft } from './useBookingDraft';

/** Date & Time and Duration. */
export function WhenFields({ form }: { form: BookingDraft }) {
  const now = useNow();
  const { draft, errorOf } = form;
  return (
    <When>
      <Field label="Date & Time" hint={<TimeZoneNote />} required error={errorOf('dateTime')}>
        <TextInput
          type="datetime-local"
          name="dateTime"
          {...dateTimeBounds(now)}
          value={draft.dateTime}
          onChange={(event) => form.enterDateTime(event.target.value)}
        />
      </Field>
      <Field label="Duration" error={errorOf('duration')}>
        <Select
          name="duration"
          value={draft.duration}
          onChange={(event) => form.chooseDuration(event.target.value as Duration)}
        >
          {durations.map((duration) => (
            <option key={duration} value={duration}>
              {durationLabels[duration]}
            </option>
          ))}
        </Select>
      </Field>
    </When>
  );
}
