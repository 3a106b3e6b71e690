import type { TileName } from '@paadam/shared/domain';
import { Words } from '@paadam/shared/words';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { useIsLive } from './useIsLive';
import { VisuallyHidden } from './VisuallyHidden';

const ChipFace = styled.span<{ $tile: TileName }>`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  padding: 0.125rem 0.75rem;
  border-radius: var(--paadam-radius-round);
  font-size: var(--paadam-text-14);
  font-weight: var(--paadam-weight-strong);
  line-height: 1.35;
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);
`;

const ChipButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-2) var(--paadam-space-4);
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-round);
  font-weight: var(--paadam-weight-strong);
  line-height: 1.35;
  color: var(--paadam-ink);
  background: var(--paadam-surface);
  transition:
    background-color var(--paadam-motion-fast) var(--paadam-ease),
    border-color var(--paadam-motion-fast) var(--paadam-ease);

  &:hover:not(:disabled) {
    border-color: var(--paadam-brand);
    background: var(--paadam-hover);
  }

  &[aria-pressed='true'] {
    border-color: var(--paadam-brand);
    color: var(--paadam-on-brand);
    background: var(--paadam-brand);
  }

  &:disabled {
    border-color: var(--paadam-line);
    color: var(--paadam-muted);
    background: var(--paadam-hover);
  }
`;

/** 44 px to tap, though it looks small: the area reaches beyond the chip. */
const Remove = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin-inline: 0.25rem -0.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  color: inherit;
  background: none;

  &::after {
    content: '';
    position: absolute;
    inset: -0.625rem;
  }

  &:hover {
    background: rgb(0 0 0 / 10%);
  }
`;

interface ChipProps {
  children: ReactNode;
  /** The colour of a chip that only shows something. Default 'slate'. */
  tile?: TileName;
  /** With `onClick`: whether it is on (a toggle button, pressed or not). */
  selected?: boolean;
  onClick?: () => void;
  /** Shows a remove button. */
  onRemove?: () => void;
  /** With `onRemove`: shows what that does, where no script answers a press yet. */
  removeHref?: string;
  disabled?: boolean;
}

/** A short fact; with `onClick` a toggle, with `onRemove` something chosen that can be taken away. */
export function Chip({
  children,
  tile = 'slate',
  selected = false,
  onClick,
  onRemove,
  removeHref,
  disabled,
}: ChipProps) {
  const isLive = useIsLive();
  if (onClick) {
    return (
      <ChipButton type="button" aria-pressed={selected} disabled={disabled} onClick={onClick}>
        {children}
      </ChipButton>
    );
  }
  return (
    <ChipFace $tile={tile}>
      {children}
      {onRemove && (
        <Remove
          {...(removeHref === undefined || isLive
            ? { type: 'button', disabled, onClick: onRemove }
            : { as: 'a', href: removeHref })}
        >
          <X size={16} aria-hidden />
          <VisuallyHidden>
            <Words of={words.remove} what={() => children} />
          </VisuallyHidden>
        </Remove>
      )}
    </ChipFace>
  );
}
