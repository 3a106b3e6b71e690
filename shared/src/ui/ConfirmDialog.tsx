import { Button, Dialog, Notice } from '@paadam/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as words from '../messages/ui';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, or what will be done: 'Cancel this lesson?' */
  title: ReactNode;
  /** What follows from it, and what may be needed for it: text, a field. */
  children: ReactNode;
  /** What the button does, not 'Yes': 'Cancel lesson'. */
  confirmLabel: string;
  /** Default 'primary'; 'danger' for what cannot be undone, and then focus begins on the other button. */
  tone?: 'primary' | 'danger';
  /** It is under way: nothing can be pressed and the dialog stays. */
  busy?: boolean;
  /** Why it failed and what to do. The confirm button tries again. */
  problem?: ReactNode;
  /** It cannot be done any more: all that is left is to read the problem, and to close the dialog with OK. */
  over?: boolean;
  /** What has to be known before it can be confirmed is not known yet. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Default 'Cancel'; 'Keep lesson' where Cancel could be read as the deed. */
  cancelLabel?: string;
}

/** Asks once more before something is done, and stays until it is done. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  tone = 'primary',
  busy = false,
  problem,
  over = false,
  disabled = false,
  onConfirm,
  onClose,
  cancelLabel = words.cancel(),
}: ConfirmDialogProps) {
  const wayOut = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone.
  useEffect(() => {
    if (over) wayOut.current?.focus();
  }, [over]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      busy={busy}
      actions={
        <>
          <Button
            ref={wayOut}
            variant="secondary"
            disabled={busy}
            onClick={onClose}
            data-first-focus={tone === 'danger' || undefined}
          >
            {over ? words.ok() : cancelLabel}
          </Button>
          {!over && (
            <Button
              variant={tone}
              busy={busy}
              disabled={disabled}
              onClick={onConfirm}
              data-first-focus={tone === 'primary' || undefined}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div>{children}</div>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </Dialog>
  );
}
