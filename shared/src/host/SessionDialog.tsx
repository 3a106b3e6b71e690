import { hasUnsaved, SignInForm } from '@paadam/shared/portal';
import { authActions, selectSession, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Dialog } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useState } from 'react';
import * as words from '../messages/host';

/**
 * Opens over the page when a call finds that the session is over. The page behind stays as it is, with all that
 * was typed; the call that found out is made again after signing in. Who does not sign in loses what is not saved, and
 * is asked first.
 */
export function SessionDialog() {
  const dispatch = usePaadamDispatch();
  const session = usePaadamSelector(selectSession);
  const [asks, setAsks] = useState(false);
  const isOpen = session.status === 'expired';
  const leave = () => {
    setAsks(false);
    dispatch(authActions.expiredSessionLeft());
  };
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={() => (hasUnsaved() ? setAsks(true) : leave())}
        title={words.pleaseSignInAgain()}
      >
        {isOpen && (
          <>
            <p>{words.signInEnded()}</p>
            <SignInForm email={session.user.email} />
          </>
        )}
      </Dialog>
      <ConfirmDialog
        open={isOpen && asks}
        title={words.leaveWithoutSigningIn()}
        confirmLabel={words.leave()}
        cancelLabel={words.stay()}
        tone="danger"
        onConfirm={leave}
        onClose={() => setAsks(false)}
      >
        {words.lostOnLeaving()}
      </ConfirmDialog>
    </>
  );
}
