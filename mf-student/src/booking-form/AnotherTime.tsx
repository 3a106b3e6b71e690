import { Button, Field, TextInput } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-form';
import { dateTimeBounds } from './draft';
import type { BookingDraft } from './useBookingDraft';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--paadam-space-4);
`;

const Opener = styled(Button)`
  padding-inline: var(--paadam-space-2);
  margin-inline-start: calc(-1 * var(--paadam-space-2));

  & svg {
    transition: rotate var(--paadam-motion-fast) var(--paadam-ease);
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

interface AnotherTimeProps {
  form: BookingDraft;
  open: boolean;
  /** Absent where there is no other way to a time. */
  onToggle?: (() => void) | undefined;
}

/** Date & Time, for a time that is not on offer. */
export function AnotherTime({ form, open, onToggle }: AnotherTimeProps) {
  const now = useNow();
  return (
    <>
      {onToggle && (
        <Line>
          <Opener variant="quiet" aria-expanded={open} onClick={onToggle}>
            {words.anotherTime()}
            <ChevronDown size={18} aria-hidden />
          </Opener>
          {!open && <TimeZoneNote />}
        </Line>
      )}
      {open && (
        <Field label={words.dateTime()} hint={<TimeZoneNote />} required error={form.errorOf('dateTime')}>
          <TextInput
            type="datetime-local"
            name="dateTime"
            {...dateTimeBounds(now)}
            value={form.draft.dateTime}
            onChange={(event) => form.enterDateTime(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}
