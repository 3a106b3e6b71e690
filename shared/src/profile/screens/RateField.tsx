import { formatRupees, limits } from '@paadam/shared/domain';
import { Field, TextInput } from '@paadam/shared/ui';
import { type InputEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { PartProps } from './useProfileForm';

const Frame = styled.span`
  position: relative;
  display: block;
  max-width: 14rem;

  & > span {
    position: absolute;
    inset-inline-start: var(--paadam-space-4);
    top: 50%;
    translate: 0 -50%;
    color: var(--paadam-muted);
  }

  & > input {
    padding-inline-start: var(--paadam-space-8);
    font-variant-numeric: tabular-nums;
  }
`;

/** A tutor's price. */
export function RateField({ draft: { hourlyRate }, faults, onChange }: PartProps) {
  const input = useRef<HTMLInputElement>(null);
  // Scrolling the page with the pointer over the field must not change the price. React listens passively.
  useEffect(() => {
    const element = input.current;
    const leave = () => element?.blur();
    element?.addEventListener('wheel', leave, { passive: true });
    return () => element?.removeEventListener('wheel', leave);
  }, []);
  return (
    <Field
      label="Hourly Rate"
      hint={`Whole rupees, up to ${formatRupees(limits.hourlyRate)}. Booked lessons keep the price that they were booked at.`}
      error={faults.hourlyRate}
    >
      <Rupees>
        <TextInput
          ref={input}
          type="number"
          name="hourlyRate"
          inputMode="numeric"
          min={0}
          max={limits.hourlyRate}
          step={1}
          value={hourlyRate}
          onBeforeInput={refuseAllButDigits}
          onChange={(event) => onChange({ hourlyRate: event.target.value })}
        />
      </Rupees>
    </Field>
  );
}

function Rupees({ children }: { children: React.ReactNode }) {
  return (
    <Frame>
      <span aria-hidden>₹</span>
      {children}
    </Frame>
  );
}

/** Where a number cannot be read, browsers say that the field is empty, which would take the price away. */
const refuseAllButDigits = (event: InputEvent<HTMLInputElement>) => {
  if (/[^\d\s]/.test(event.data ?? '')) event.preventDefault();
};
