import { useBeforeLogOut, useUnsaved } from '@paadam/shared/portal';
import { type BlockerFunction, useBlocker } from '@paadam/shared/router';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useCallback, useEffect, useState } from 'react';
import * as words from '../messages/profile';

/** Asks before the page is left with something unsaved: by a link, by Back, by logging out, by closing the window or the sign-in dialog. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const isLeaving = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
    [isDirty],
  );
  const blocker = useBlocker(isLeaving);

  const [logOut, setLogOut] = useState<(() => void) | null>(null);
  const askAboutLogOut = useCallback((goOn: () => void) => setLogOut(() => goOn), []);
  useBeforeLogOut(isDirty ? askAboutLogOut : null);
  useUnsaved(isDirty);

  const leave = () => {
    setLogOut(null);
    if (logOut) logOut();
    else blocker.proceed?.();
  };
  const stay = () => {
    setLogOut(null);
    blocker.reset?.();
  };

  // Saved while the question stood there: there is nothing to ask any more.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isDirty) blocker.proceed();
  }, [blocker, isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || logOut !== null}
      title={words.leaveTitle()}
      confirmLabel={words.leave()}
      cancelLabel={words.stay()}
      tone="danger"
      onConfirm={leave}
      onClose={stay}
    >
      {words.leaveText()}
    </ConfirmDialog>
  );
}
