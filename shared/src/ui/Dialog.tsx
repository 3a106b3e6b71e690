import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as words from '../messages/ui';
import { Actions, Body, CloseButton, Frame, Head, Panel } from './dialogParts';
import { useModal } from './useModal';

interface DialogProps {
  open: boolean;
  /** Escape, the backdrop, the close button. Not called while busy. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the least important first; they stand at the end and wrap on a phone. */
  actions?: ReactNode;
  /** Keeps it open while something is under way. */
  busy?: boolean;
  /** Default 'medium' (30rem wide); 'large' is 44rem. */
  size?: 'medium' | 'large';
}

/** A modal dialog, labelled by its title. Its content exists only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  busy = false,
  size = 'medium',
}: DialogProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, busy });
  return (
    <Frame {...modal} aria-labelledby={titleId} aria-busy={busy || undefined} $size={size}>
      {open && (
        <Panel>
          <Head>
            <h2 id={titleId}>{title}</h2>
            <CloseButton type="button" aria-label={words.close()} disabled={busy} onClick={onClose}>
              <X size={20} aria-hidden />
            </CloseButton>
          </Head>
          <Body>{children}</Body>
          {actions && <Actions>{actions}</Actions>}
        </Panel>
      )}
    </Frame>
  );
}
