import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipButton, ChipFace, Remove } from './chipParts';
import type { TileName } from './colours';
import { VisuallyHidden } from './VisuallyHidden';

export interface ChipProps {
  children: ReactNode;
  /** The colour of a chip that only shows something. Default 'slate'. */
  tile?: TileName;
  /** With `onClick`: whether it is on (a toggle button, pressed or not). */
  selected?: boolean;
  onClick?: () => void;
  /** Shows a remove button. */
  onRemove?: () => void;
  disabled?: boolean;
}

/** A short fact; with `onClick` a toggle, with `onRemove` something chosen that can be taken away. */
export function Chip({ children, tile = 'slate', selected = false, onClick, onRemove, disabled }: ChipProps) {
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
        <Remove type="button" disabled={disabled} onClick={onRemove}>
          <X size={16} aria-hidden />
          <VisuallyHidden>Remove {children}</VisuallyHidden>
        </Remove>
      )}
    </ChipFace>
  );
}
