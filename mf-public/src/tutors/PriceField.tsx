import { formatRupees, limits } from '@paadam/shared/domain';
import { useSearchParams } from '@paadam/shared/router';
import { Field, TextInput } from '@paadam/shared/ui';
import { isComposing } from '@paadam/shared/ui/keyboard';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { useRef } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/tutors';
import { boundOf } from './questionOf';
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

/** @returns the price to search for; nothing if the text is no price */
const tidy = (text: string): string => String(boundOf(text) ?? '');

/** A least or greatest price of an hour. A text that is no price stays as typed, with a hint, and does not limit the search. */
export function PriceField({ label, name, value, onChange, error }: PriceFieldProps) {
  const [address] = useSearchParams();
  const { text, enter, settle, leave } = useSettledText(
    value === undefined ? '' : String(value),
    tidy,
    (rupees) => onChange(rupees ? Number(rupees) : undefined),
    // Without scripts, the form submits the typed text.
    value === undefined ? (address.get(name) ?? '') : String(value),
  );
  const isUnread = boundOf(text) === undefined;
  const frame = useRef<HTMLSpanElement>(null);
  useTyped(frame, (typed) => enter(typed[name] ?? ''));
  return (
    <Field
      label={label}
      error={isUnread ? words.wholePrice({ most: formatRupees(limits.hourlyRate) }) : error}
    >
      <Rupees ref={frame}>
        <span aria-hidden>₹</span>
        <TextInput
          name={name}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.any()}
          onChange={(event) => enter(event.target.value)}
          onBlur={isUnread ? settle : leave}
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && settle()}
        />
      </Rupees>
    </Field>
  );
}
