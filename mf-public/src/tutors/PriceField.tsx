import { Field, TextInput } from '@paadam/shared/ui';
import { isComposing } from '@paadam/shared/ui/keyboard';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { useRef } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/tutors';
import { useSettledText } from './useSettledText';

interface PriceFieldProps {
  label: string;
  name: 'minRate' | 'maxRate';
  /** Whole rupees; undefined: any. */
  value: number | undefined;
  onChange: (rupees: number | undefined) => void;
  error: string | undefined;
}

const Rupees = styled.span`
  position: relative;
  display: block;

  & > span {
    position: absolute;
    inset-inline-start: var(--paadam-space-4);
    top: 50%;
    translate: 0 -50%;
    color: var(--paadam-muted);
    pointer-events: none;
  }

  & input {
    padding-inline-start: calc(var(--paadam-space-4) + 1rem);
    padding-inline-end: var(--paadam-space-2);
  }
`;

/** The digits before any paise: "₹1,250.50" is 1250. Less than nothing is no bound, and not the number without its sign. */
const digitsOf = (text: string): string =>
  /^\s*[-−–]/.test(text) ? '' : text.replace(/\..*$/, '').replace(/\D/g, '').slice(0, 6);

/** A bound of the price of an hour. */
export function PriceField({ label, name, value, onChange, error }: PriceFieldProps) {
  const { text, enter, settle, leave } = useSettledText(
    value === undefined ? '' : String(value),
    digitsOf,
    (digits) => onChange(digits ? Number(digits) : undefined),
  );
  const frame = useRef<HTMLSpanElement>(null);
  useTyped(frame, (typed) => enter(typed[name] ?? ''));
  return (
    <Field label={label} error={error}>
      <Rupees ref={frame}>
        <span aria-hidden>₹</span>
        <TextInput
          name={name}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.any()}
          onChange={(event) => enter(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && settle()}
        />
      </Rupees>
    </Field>
  );
}
