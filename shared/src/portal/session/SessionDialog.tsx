import { authActions, selectSession, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Dialog } from '@paadam/shared/ui';
import { SignInForm } from './SignInForm';

/**
 * Opens over the page when a call finds that the session is over. The page behind stays as it is, with all that
 * was typed; the call that found out is made again after signing in.
 */
export function SessionDialog() {
  const dispatch = usePaadamDispatch();
  const session = usePaadamSelector(selectSession);
  return (
    <Dialog
      open={session.status === 'expired'}
      onClose={() => dispatch(authActions.expiredSessionLeft())}
      title="Please sign in again"
    >
      {session.status === 'expired' && (
        <>
          <p>Your session has ended. Nothing on this page is lost: sign in, and it goes on from here.</p>
          <SignInForm email={session.user.email} />
        </>
      )}
    </Dialog>
  );
}
