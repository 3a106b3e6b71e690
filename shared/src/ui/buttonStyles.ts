import { css } from 'styled-components';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'medium' | 'large';

export interface ButtonLook {
  /** How much weight the action has on its screen; one primary a view. Default 'primary'. */
  variant?: ButtonVariant | undefined;
  /** Default 'medium', 44 px high; 'large' is for a page's one call to action. */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

export interface StyledButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

const primary = css`
  color: var(--paadam-on-brand);
  background: var(--paadam-brand);

  &:hover:not(:disabled) {
    color: var(--paadam-on-brand);
    background: var(--paadam-brand-strong);
  }
`;

const secondary = css`
  color: var(--paadam-ink);
  background: var(--paadam-surface);
  border-color: var(--paadam-edge);

  &:hover:not(:disabled) {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
    border-color: var(--paadam-brand);
  }
`;

const quiet = css`
  color: var(--paadam-brand);
  background: transparent;

  &:hover:not(:disabled) {
    color: var(--paadam-brand-strong);
    background: var(--paadam-brand-soft);
  }
`;

const danger = css`
  color: var(--paadam-on-bad);
  background: var(--paadam-bad);

  &:hover:not(:disabled) {
    color: var(--paadam-on-bad);
    background: var(--paadam-bad-strong);
  }
`;

const variants = { primary, secondary, quiet, danger };

const large = css`
  min-height: 3.25rem;
  padding-inline: var(--paadam-space-6);
  font-size: var(--paadam-text-18);
`;

/** The look that a button and a link dressed as a button share. */
export const buttonStyles = css<StyledButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: var(--paadam-space-2);
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  min-width: var(--paadam-control-height);
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-2) var(--paadam-space-5);
  border: 1px solid transparent;
  border-radius: var(--paadam-radius-control);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  touch-action: manipulation;
  transition:
    background-color var(--paadam-motion-fast) var(--paadam-ease),
    border-color var(--paadam-motion-fast) var(--paadam-ease),
    color var(--paadam-motion-fast) var(--paadam-ease),
    transform var(--paadam-motion-fast) var(--paadam-ease);
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => $size === 'large' && large}

  &:active:not(:disabled) {
    transform: translateY(1px);
  }

  &:disabled:not([aria-busy='true']) {
    opacity: 0.5;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  & svg {
    flex: none;
  }

  /* Lines below each other begin where the first does, beside the sign. */
  &:has(> svg) {
    text-align: start;
  }
`;
