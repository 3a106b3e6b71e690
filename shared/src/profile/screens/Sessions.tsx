import type { SessionInfo } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { MoreRows } from '@paadam/shared/loading';
import { ownSessions, securityActions, selectSessionEnding } from '@paadam/shared/profile';
import { authActions, dataOf, failureOf, idle, usePaadamDispatch } from '@paadam/shared/state';
import { Badge, Button, RetryNotice, VisuallyHidden } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { useCallback, useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { BrowserRow } from './BrowserRow';
import { BrowsersSkeleton } from './BrowsersSkeleton';
import { browserName } from './browserName';
import { Part, Places } from './profileParts';

/** Where the person is signed in, each place to be signed out of. */
export function Sessions() {
  const dispatch = usePaadamDispatch();
  const { answer: list, more } = useSelector((state: object) => ownSessions.select(state));
  const request = useSelector(selectSessionEnding)?.request ?? idle;
  const [asked, setAsked] = useState<SessionInfo | null>(null);

  const close = useCallback(() => {
    setAsked(null);
    dispatch(securityActions.sessionEndClosed());
  }, [dispatch]);
  useEffect(() => {
    if (request.status === 'done') close();
  }, [request.status, close]);
  const confirm = () => {
    if (!asked) return;
    if (!asked.current) {
      dispatch(securityActions.sessionEndRequested({ sessionId: asked._id }));
      return;
    }
    setAsked(null);
    dispatch(authActions.signOutRequested());
  };

  const rows = dataOf(list)?.rows;
  const name = asked ? browserName(asked.browser) : '';
  const headingId = useId();
  const heading = useFocusAfter<HTMLHeadingElement>(asked !== null, rows);
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      {list.status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(ownSessions.actions.requested())}>
          {`Error loading browsers: ${list.problem.message}`}
        </RetryNotice>
      )}
      {!rows && list.status !== 'failed' && <BrowsersSkeleton what="browsers" rows={2} />}
      <div>
        {rows && (
          <Places>
            {rows.map((session) => (
              <BrowserRow
                key={session._id}
                browser={session.browser}
                badge={session.current && <Badge tone="good">This browser</Badge>}
                times={`Since ${formatMoment(session.createdAt)} · last seen ${formatMoment(session.lastSeenAt)}`}
              >
                <Button variant="secondary" onClick={() => setAsked(session)}>
                  Sign out
                  <VisuallyHidden> of {browserName(session.browser)}</VisuallyHidden>
                </Button>
              </BrowserRow>
            ))}
          </Places>
        )}
        <MoreRows
          paged={{ list, more }}
          what="browsers"
          onMore={() => dispatch(ownSessions.actions.moreRequested())}
        />
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.current ? 'Sign out of this browser?' : `Sign out of ${name}?`}
        confirmLabel="Sign out"
        tone="danger"
        busy={request.status === 'busy'}
        problem={failureOf(request)?.message}
        onConfirm={confirm}
        onClose={close}
      >
        {asked?.current
          ? 'You leave this page, and need your password to come back.'
          : `Whoever uses that browser needs your password to come back. If it was not you, change your password as well.`}
      </ConfirmDialog>
    </Part>
  );
}
