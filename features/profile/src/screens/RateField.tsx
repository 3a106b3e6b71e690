import { formatPaise, formatRupees, limits } from '@paadam/shared/domain';
import { Field, TextInput } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
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
      label={words.hourlyRate()}
      hint={words.hourlyRateHint({ most: formatRupees(limits.hourlyRate) })}
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

/** Half an hour to get to know each other. */
export function TrialField({ draft: { hasTrial, trialPrice }, faults, onChange }: PartProps) {
  return (
    <Trial>
      <Checkbox
        name="hasTrial"
        label={words.offerTrial()}
        checked={hasTrial}
        onChange={(event) => onChange({ hasTrial: event.target.checked })}
      />
      {hasTrial && (
        <Field
          label={words.trialPrice()}
          hint={words.trialPriceHint({ least: formatPaise(limits.trial.price.least) })}
          error={faults.trialPrice}
        >
          <Rupees>
            <TextInput
              name="trialPrice"
              inputMode="numeric"
              autoComplete="off"
              value={trialPrice}
              onChange={(event) => onChange({ trialPrice: event.target.value })}
            />
          </Rupees>
        </Field>
      )}
    </Trial>
  );
}

const Trial = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
`;

function Rupees({ children }: { children: React.ReactNode }) {
  return (
    <Frame>
      <span aria-hidden>₹</span>
      {children}
    </Frame>
  );
}
