import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';
import { useIsLive } from './useIsLive';
import { VisuallyHidden } from './VisuallyHidden';

interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

const Frame = styled.span`
  position: relative;
  display: block;
`;

const StyledInput = styled.input`
  ${controlStyles}
  padding-inline-end: calc(var(--paadam-control-height) + var(--paadam-space-2));

  /* Edge draws its own eye. */
  &::-ms-reveal {
    display: none;
  }
`;

const Reveal = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: var(--paadam-control-height);
  border: 0;
  border-radius: var(--paadam-radius-control);
  color: var(--paadam-muted);
  background: none;

  &[hidden] {
    display: none;
  }

  &:hover {
    color: var(--paadam-ink);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** A password with a button that shows and hides it. Inside a `Field`, which labels it. */
export function PasswordField({ className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const isLive = useIsLive();
  return (
    <Frame className={className}>
      <StyledInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...useFieldWiring(rest)}
        type={shown ? 'text' : 'password'}
      />
      <Reveal type="button" hidden={!isLive} disabled={rest.disabled} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        {/* Text, not aria-label: a search for the control labelled "Password" must find the input alone. */}
        <VisuallyHidden>{shown ? words.hidePassword() : words.showPassword()}</VisuallyHidden>
      </Reveal>
    </Frame>
  );
}
