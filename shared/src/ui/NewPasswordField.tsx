import { limits, type PasswordOwner, type PasswordStrength, passwordStrength } from '@paadam/shared/domain';
import { Field, PasswordField } from '@paadam/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as texts from '../messages/ui';

const looks: Record<PasswordStrength, { bars: number; colour: string; words: () => string }> = {
  'too short': { bars: 1, colour: 'bad', words: texts.tooShort },
  common: { bars: 1, colour: 'bad', words: texts.tooCommon },
  own: { bars: 1, colour: 'bad', words: texts.ownName },
  weak: { bars: 2, colour: 'warn', words: texts.weak },
  good: { bars: 3, colour: 'good', words: texts.good },
  strong: { bars: 4, colour: 'good', words: texts.strong },
};

const Meter = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  font-size: var(--paadam-text-14);
  line-height: 1.45;
`;

const Bars = styled.div<{ $bars: number; $colour: string }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--paadam-space-1);

  & > span {
    height: 4px;
    border-radius: 2px;
    background: var(--paadam-line);
  }

  & > span:nth-child(-n + ${({ $bars }) => $bars}) {
    background: var(--paadam-${({ $colour }) => $colour});
  }
`;

interface NewPasswordFieldProps {
  label: string;
  /** Whose it is to be, as far as that is known. */
  owner: PasswordOwner;
  value: string;
  onChange: (value: string) => void;
  /** While what was typed is being sent. */
  readOnly?: boolean;
  error: string | undefined;
}

const Together = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
`;

/** A password that is being chosen, with its strength in words. */
export function NewPasswordField({ label, owner, value, onChange, readOnly, error }: NewPasswordFieldProps) {
  return (
    <Together>
      <Field
        label={label}
        required
        error={error}
        // Its error says the same again.
        hint={error ? undefined : texts.atLeastCharacters({ min: limits.passwordCharacters.min })}
      >
        <PasswordField
          name="password"
          autoComplete="new-password"
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <PasswordMeter password={value} owner={owner} />
    </Together>
  );
}

/** @returns the list by which the server refuses a password, its most common part, once a person types one */
const useCommonPasswords = (isWanted: boolean): ReadonlySet<string> | undefined => {
  const [list, setList] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    import(/* webpackChunkName: "common-passwords" */ '@paadam/shared/domain/commonPasswords').then(
      ({ commonPasswords }) => {
        if (!isLeft) setList(commonPasswords);
      },
      // The server has the last word in any case.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return list;
};

/** How strong the password is, in words and as a bar; nothing before the first character. */
function PasswordMeter({ password, owner }: { password: string; owner: PasswordOwner }) {
  const list = useCommonPasswords(password !== '');
  const look = looks[passwordStrength(password, list, owner)];
  return (
    <Meter>
      {password !== '' && (
        <Bars aria-hidden $bars={look.bars} $colour={look.colour}>
          <span />
          <span />
          <span />
          <span />
        </Bars>
      )}
      <p role="status">{password !== '' && texts.passwordStrength({ strength: look.words() })}</p>
    </Meter>
  );
}
