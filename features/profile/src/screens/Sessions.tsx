import { ownSessions, securityActions, selectSessionEnding } from '@paadam/profile';
import type { SessionInfo } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { MoreRows } from '@paadam/shared/loading';
import { authActions, dataOf, failureOf, idle, usePaadamDispatch } from '@paadam/shared/state';
import { Badge, Button, RetryNotice, VisuallyHidden } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Words } from '@paadam/shared/words';
import { useCallback, useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { BrowserRow } from './BrowserRow';
import { BrowsersSkeleton } from './BrowsersSkeleton';
import { browserName } from './browserName';
import { Part, Places } from './profile.styles';

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
        {words.whereYouAreSignedIn()}
      </h2>
      {list.status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(ownSessions.actions.requested())}>
          {words.browsersNotLoaded({ message: list.problem.message })}
        </RetryNotice>
      )}
      {!rows && list.status !== 'failed' && <BrowsersSkeleton what={words.loadingBrowsers()} rows={2} />}
      <div>
        {rows && (
          <Places>
            {rows.map((session) => (
              <BrowserRow
                key={session._id}
                browser={session.browser}
                badge={session.current && <Badge tone="good">{words.thisBrowser()}</Badge>}
                times={words.sessionTimes({
                  since: formatMoment(session.createdAt),
                  seen: formatMoment(session.lastSeenAt),
                })}
              >
                <Button variant="secondary" onClick={() => setAsked(session)}>
                  <Words
                    of={words.signOutOf}
                    browser={browserName(session.browser)}
                    hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
                  />
                </Button>
              </BrowserRow>
            ))}
          </Places>
        )}
        <MoreRows
          paged={{ list, more }}
          what={words.browsers()}
          onMore={() => dispatch(ownSessions.actions.moreRequested())}
        />
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.current ? words.signOutHere() : words.signOutTitle({ browser: name })}
        confirmLabel={words.signOut()}
        tone="danger"
        busy={request.status === 'busy'}
        problem={failureOf(request)?.message}
        onConfirm={confirm}
        onClose={close}
      >
        {asked?.current ? words.signOutHereText() : words.signOutText()}
      </ConfirmDialog>
    </Part>
  );
}
