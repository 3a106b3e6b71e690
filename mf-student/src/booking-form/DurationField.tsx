import { type Duration, durations, formatPaise, trialDuration } from '@paadam/shared/domain';
import { Field, Select } from '@paadam/shared/ui';
import * as words from '../messages/booking-form';
import { durationInWords } from './durationInWords';
import type { BookingDraft } from './useBookingDraft';

interface DurationFieldProps {
  form: BookingDraft;
  /** Paise of a trial lesson; null where the tutor offers none. */
  trialPrice: number | null;
  /** Why the student cannot have it; null: nothing is in its way. */
  trialRefusal: string | null;
}

/** How long the lesson takes, on which its open times depend. */
export function DurationField({ form, trialPrice, trialRefusal }: DurationFieldProps) {
  const { draft, errorOf, chooseDuration } = form;
  const isRefused = draft.duration === trialDuration && trialRefusal !== null;
  return (
    <Field label={words.duration()} error={isRefused ? trialRefusal : errorOf('duration')}>
      <Select
        name="duration"
        value={draft.duration}
        onChange={(event) => chooseDuration(event.target.value as Duration)}
      >
        {trialPrice !== null && (trialRefusal === null || isRefused) && (
          <option value={trialDuration}>
            {trialPrice === 0 ? words.freeTrial() : words.trialFor({ price: formatPaise(trialPrice) })}
          </option>
        )}
        {durations.map((duration) => (
          <option key={duration} value={duration}>
            {durationInWords(duration)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
