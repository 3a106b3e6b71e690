import { failureOf, idle, usePaadamDispatch } from '@paadam/shared/state';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { parentActions, selectUnlinkingChild } from '../family/parentSlice';
import * as words from '../messages/link';

interface UnlinkDialogProps {
  /** Whose link may be ended; null: the dialog is closed. */
  child: { _id: string; name: string } | null;
  onClose: () => void;
  /** The link has ended, and the dialog with it. Default: `onClose`. */
  onUnlinked?: () => void;
}

/** Asks whether a link to a child is to end, and says what follows. */
export function UnlinkDialog({ child, onClose, onUnlinked = onClose }: UnlinkDialogProps) {
  const dispatch = usePaadamDispatch();
  const unlinking = useSelector(selectUnlinkingChild);
  const request = child && unlinking?.childId === child._id ? unlinking.request : idle;

  useEffect(() => {
    if (request.status !== 'done') return;
    dispatch(parentActions.unlinkClosed());
    onUnlinked();
  }, [request.status, dispatch, onUnlinked]);

  const name = child?.name ?? '';
  const close = () => {
    dispatch(parentActions.unlinkClosed());
    onClose();
  };
  return (
    <ConfirmDialog
      open={child !== null}
      title={words.unlinkQuestion({ name })}
      confirmLabel={words.unlink()}
      cancelLabel={words.keepTheLink()}
      tone="danger"
      busy={request.status === 'busy'}
      problem={failureOf(request)?.message}
      onConfirm={() => child && dispatch(parentActions.unlinkRequested({ childId: child._id }))}
      onClose={close}
    >
      {words.unlinkText({ name })}
    </ConfirmDialog>
  );
}
