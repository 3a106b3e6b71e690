import { formatRupees, limits } from '@paadam/shared/domain';
import { Field, TextInput } from '@paadam/shared/ui';
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

/** A tutor's price. What is typed stays as it is typed: a sign that is dropped would make another price of it. */
export function RateField({ draft: { hourlyRate }, faults, onChange }: PartProps) {
  return (
    <Field
      label="Hourly Rate"
      hint={`Whole rupees, up to ${formatRupees(limits.hourlyRate)}. Booked lessons keep the price that they were booked at.`}
      error={faults.hourlyRate}
    >
      <Rupees>
        <TextInput
          name="hourlyRate"
          inputMode="numeric"
          autoComplete="off"
          value={hourlyRate}
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
