import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { type ButtonLook, buttonStyles, type StyledButtonLook } from './buttonStyles';
import { focusIsLost } from './focus/focusIsLost';
import { useMergedRef } from './useMergedRef';

const turn = keyframes`
  to { rotate: 1turn; }
`;

/** A turning ring in the colour of its text. Decoration: the person who shows it says in words what is going on. */
const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Its action is under way: the button is disabled, turns a ring and keeps focus for afterwards. */
  busy?: boolean;
}

const StyledButton = styled.button<StyledButtonLook>`
  ${buttonStyles}
`;

/** An action. `type` is 'button' unless said otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  block = false,
  busy = false,
  disabled = false,
  type = 'button',
  ref,
  children,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKeptWhileBusy(button, busy);
  return (
    <StyledButton
      {...rest}
      ref={useMergedRef(button, ref)}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy && <Spinner />}
      {children}
    </StyledButton>
  );
}

/**
 * Browsers take focus away from a button that becomes disabled; a keyboard user would start again at the top. The page
 * stays where it is: a bar that stuck to the screen's edge may have let go, and its button be far below by now.
 */
function useFocusKeptWhileBusy(button: { current: HTMLButtonElement | null }, busy: boolean) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    if (busy) hadFocus.current = root.activeElement === element;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (focusIsLost(root)) element.focus({ preventScroll: true });
    }
  }, [button, busy]);
}
