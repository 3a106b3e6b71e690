import { readDigits } from '@paadam/shared/domain';
import { useFieldWiring } from '@paadam/shared/ui';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { css, styled } from 'styled-components';
import { isComposing } from './keyboard';
import { useIsLive } from './useIsLive';
import { useMergedRef } from './useMergedRef';

const Boxes = styled.span<{ $length: number }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $length }) => $length}, minmax(0, 1fr));
  gap: var(--paadam-space-2);
  max-width: ${({ $length }) => $length * 3.5}rem;
`;

interface BoxLook {
  $current: boolean;
  $invalid: boolean;
  $disabled: boolean;
}

const current = css`
  border-color: var(--paadam-brand);
  outline: 2px solid var(--paadam-brand);
`;
const invalid = css`
  border-color: var(--paadam-bad);
  box-shadow: inset 0 0 0 1px var(--paadam-bad);
  outline-color: var(--paadam-bad);
`;
const disabled = css`
  border-color: var(--paadam-line);
  color: var(--paadam-muted);
  background: var(--paadam-hover);
`;

const Box = styled.span<BoxLook>`
  display: grid;
  place-items: center;
  height: 3.5rem;
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-22);
  font-weight: var(--paadam-weight-heading);
  font-variant-numeric: tabular-nums;
  background: var(--paadam-surface);
  transition: border-color var(--paadam-motion-fast) var(--paadam-ease);
  ${({ $current }) => $current && current}
  ${({ $invalid }) => $invalid && invalid}
  ${({ $disabled }) => $disabled && disabled}
`;

/** Where no script fills the boxes, the field is one of its own, over them. */
const plain = css`
  padding-inline: var(--paadam-space-4);
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-22);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.5em;
  color: inherit;
  background: var(--paadam-surface);
  opacity: 1;

  &[aria-invalid='true'] {
    border-color: var(--paadam-bad);
    box-shadow: inset 0 0 0 1px var(--paadam-bad);
  }
`;

/** Clear as glass over the boxes. Its text is 16 px at least, else iOS zooms in on focus. */
const CodeInput = styled.input<{ $plain: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: var(--paadam-text-16);
  opacity: 0;
  cursor: text;
  ${({ $plain }) => $plain && plain}
`;

interface CodeFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> {
  /** The digits so far. */
  value: string;
  /** Gets digits only, at most `length` of them, whatever was typed or pasted. */
  onChange: (value: string) => void;
  /** Default 6. */
  length?: number;
}

/**
 * A one-time code in boxes. It is one real input laid over drawn boxes: one label, one form value, one place to
 * paste into, and the browser's own offer to fill in the code. A digit that has been typed is selected as the caret
 * reaches it, so that typing replaces it, as it would in separate boxes. A code that was refused is selected whole.
 */
export function CodeField({ value, onChange, length = 6, className, ref, ...rest }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const wiring = useFieldWiring(rest);
  const isRefused = wiring['aria-invalid'] === true && value.length === length;
  useEffect(() => {
    if (isRefused) input.current?.select();
  }, [isRefused]);

  const goTo = (index: number) => {
    const start = Math.max(0, Math.min(index, value.length));
    input.current?.setSelectionRange(start, Math.min(start + 1, value.length));
    setAt(start);
  };
  const follow = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    if (selectionStart == null || selectionEnd == null) return;
    if (selectionStart === selectionEnd) goTo(selectionStart);
    else setAt(selectionStart);
  };
  const stepBack = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    goTo((input.current?.selectionStart ?? 0) - 1);
  };
  const pick = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) goTo(Math.floor(((event.clientX - left) / width) * length));
  };

  return (
    <Boxes className={className} $length={length}>
      {Array.from({ length }, (_, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={index}
          aria-hidden
          $current={at !== null && Math.min(at, length - 1) === index}
          $invalid={wiring['aria-invalid'] === true}
          $disabled={rest.disabled === true}
        >
          {value[index]}
        </Box>
      ))}
      <CodeInput
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern={`[0-9]{${length}}`}
        {...rest}
        {...wiring}
        ref={useMergedRef(input, ref)}
        $plain={!useIsLive()}
        type="text"
        value={value}
        onChange={(event) => onChange(readDigits(event.target.value, length))}
        onSelect={follow}
        onKeyDown={stepBack}
        onPointerUp={pick}
        onFocus={() => (isRefused ? input.current?.select() : follow())}
        onBlur={() => setAt(null)}
      />
    </Boxes>
  );
}
