import { type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Box, Boxes, CodeInput } from './codeFieldParts';
import { useFieldWiring } from './fieldContext';
import { useMergedRef } from './useMergedRef';

export interface CodeFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> {
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
 * reaches it, so that typing replaces it, as it would in separate boxes.
 */
export function CodeField({ value, onChange, length = 6, className, ref, ...rest }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const wiring = useFieldWiring(rest);

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
    if (event.key !== 'ArrowLeft' || event.shiftKey) return;
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
        type="text"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        onSelect={follow}
        onKeyDown={stepBack}
        onPointerUp={pick}
        onFocus={follow}
        onBlur={() => setAt(null)}
      />
    </Boxes>
  );
}
