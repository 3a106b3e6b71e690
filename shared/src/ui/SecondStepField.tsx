import { limits, readDigits } from '@paadam/shared/domain';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { Button } from './Button';
import { Field } from './Field';
import { TextInput } from './TextInput';
import { useIsLive } from './useIsLive';
import { useMergedRef } from './useMergedRef';

const { digits } = limits.twoStep;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-1);

  & > button {
    justify-self: start;
    margin-inline: calc(-1 * var(--paadam-space-3));
    padding-inline: var(--paadam-space-3);
  }
`;

const CodeInput = styled(TextInput)`
  && {
    font-size: var(--paadam-text-18);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.12em;
  }
`;

interface SecondStepFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'readOnly' | 'ref'> {
  code: string;
  onChange: (code: string) => void;
  error?: ReactNode;
  /** Default: yes. */
  takesRecoveryCodes?: boolean;
}

/** @returns what is wrong with the code before it is sent */
export const secondStepFault = (code: string): string | undefined => {
  if (code.trim() === '') return words.enterTheCode();
  return /^\d+$/.test(code) && code.length < digits ? words.enterAllDigits({ digits }) : undefined;
};

/** The code that an authenticator app shows; where the phone is not at hand, a recovery code. One that was refused is selected whole. */
export function SecondStepField({
  code,
  onChange,
  error,
  readOnly,
  takesRecoveryCodes = true,
  ref,
}: SecondStepFieldProps) {
  const [recovers, setRecovers] = useState(false);
  const isLive = useIsLive();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  const change = () => {
    setRecovers(!recovers);
    onChange('');
    input.current?.focus();
  };
  const kind = recovers
    ? ({ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <Stack>
      <Field
        label={recovers ? words.recoveryCode() : words.codeFromYourApp()}
        hint={recovers ? words.recoveryCodeHint() : words.appCodeHint({ digits })}
        required
        error={error}
      >
        <CodeInput
          {...kind}
          ref={useMergedRef(input, ref)}
          name="code"
          readOnly={readOnly}
          value={code}
          onFocus={() => error && input.current?.select()}
          onChange={({ target: { value } }) => onChange(recovers ? value : readDigits(value, digits))}
        />
      </Field>
      {takesRecoveryCodes && isLive && (
        <Button variant="quiet" disabled={readOnly} onClick={change}>
          {recovers ? words.takeAppCode() : words.takeRecoveryCode()}
        </Button>
      )}
    </Stack>
  );
}
