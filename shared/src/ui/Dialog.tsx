import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as words from '../messages/ui';
import { Button } from './Button';
import { Actions, Body, CloseButton, Frame, Head, Panel } from './dialog.styles';
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

/**
 * A modal dialog, labelled by its title. Its content exists only while it is open. If something was typed in it, Escape and a click
 * outside ask first; the close button and the actions do not.
 */
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
  const [asksOfLoss, setAsksOfLoss] = useState(false);
  const { props, goBack } = useModal({ open, onClose, busy, onLoss: () => setAsksOfLoss(true) });
  useEffect(() => {
    if (!open) setAsksOfLoss(false);
  }, [open]);
  const keepWriting = () => {
    setAsksOfLoss(false);
    goBack();
  };
  return (
    <Frame {...props} aria-labelledby={titleId} aria-busy={busy || undefined} $size={size}>
      {open && (
        <Panel>
          <Head>
            <h2 id={titleId}>{title}</h2>
            <CloseButton type="button" aria-label={words.close()} disabled={busy} onClick={onClose}>
              <X size={20} aria-hidden />
            </CloseButton>
          </Head>
          <Body>{children}</Body>
          {asksOfLoss ? (
            <LossQuestion onKeep={keepWriting} onClose={onClose} />
          ) : (
            actions && <Actions>{actions}</Actions>
          )}
        </Panel>
      )}
    </Frame>
  );
}

/** Replaces the actions, so that only one question is open at a time. */
function LossQuestion({ onKeep, onClose }: { onKeep: () => void; onClose: () => void }) {
  const textId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    keep.current?.focus();
  }, []);
  return (
    <div role="alertdialog" aria-labelledby={textId}>
      <p id={textId}>{words.typedIsLost()}</p>
      <Actions>
        <Button variant="secondary" onClick={onClose}>
          {words.closeAnyway()}
        </Button>
        <Button ref={keep} onClick={onKeep}>
          {words.keepWriting()}
        </Button>
      </Actions>
    </div>
  );
}
