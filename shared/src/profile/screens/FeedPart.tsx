import type { CalendarFeed } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import {
  calendarActions,
  calendarFeed,
  calendarSettings,
  selectCalendarChanges,
} from '@paadam/shared/profile';
import { dataOf, failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Badge, Button, Notice, RetryNotice, Skeleton } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { CopyButton } from './CopyButton';
import { FeedAddress, FeedLinks } from './feedParts';
import { Part, PartHead, Quiet, Small } from './profileParts';
import { Buttons, Step } from './twoStepParts';

/** What the person is asked before it is done. */
type Asked = 'new-feed' | 'end-feed';

/** An address at which the person's calendar reads their lessons by itself. */
export function FeedPart() {
  const dispatch = usePaadamDispatch();
  const { answer } = useSelector((state: object) => calendarFeed.select(state));
  const settings = dataOf(useSelector((state: object) => calendarSettings.select(state)).answer);
  const { act, request, feedUrl } = useSelector(selectCalendarChanges);
  const [asked, setAsked] = useState<Asked | null>(null);
  const headingId = useId();
  const feed = dataOf(answer);
  const isKnown = feed !== undefined;
  const isOurs = act?.kind === 'new-feed' || act?.kind === 'end-feed';
  const isBusy = isOurs && request.status === 'busy';
  const problem = isOurs ? failureOf(request) : null;
  const heading = useFocusAfter<HTMLHeadingElement>(asked !== null, feedUrl);

  const close = () => {
    setAsked(null);
    dispatch(calendarActions.calendarActClosed());
  };
  useEffect(() => {
    if (isOurs && request.status === 'done') setAsked(null);
  }, [isOurs, request.status]);
  const ask = (kind: Asked) => dispatch(calendarActions.calendarChangeRequested({ kind }));

  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Your lessons in your calendar {feed && <Badge tone="good">On</Badge>}
        </h2>
        <Quiet>
          An address of your own, which your calendar reads by itself. Whoever has it sees your lessons: keep
          it to yourself.
        </Quiet>
      </PartHead>
      {answer.status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(calendarFeed.actions.requested())}>
          {`Error loading your calendar’s address: ${answer.problem.message}`}
        </RetryNotice>
      )}
      {!isKnown && answer.status !== 'failed' && (
        <div>
          <p role="status">Loading your calendar’s address…</p>
          <Skeleton height="2.75rem" radius="var(--paadam-radius-control)" />
        </div>
      )}
      {isKnown && feed === null && (
        <Buttons>
          <Button busy={isBusy} onClick={() => ask('new-feed')}>
            {!isBusy && <CalendarPlus size={18} aria-hidden />}
            Make my address
          </Button>
        </Buttons>
      )}
      {feedUrl && <Address url={feedUrl} />}
      {feed && (
        <>
          <p>{standing(feed)}</p>
          {settings && (
            <Checkbox
              label="Show requests that wait for an answer as well"
              checked={settings.feedRequests}
              onChange={({ target }) =>
                dispatch(
                  calendarActions.calendarChangeRequested({
                    kind: 'settings',
                    settings: { ...settings, feedRequests: target.checked },
                  }),
                )
              }
            />
          )}
          <Buttons>
            <Button variant="secondary" onClick={() => setAsked('new-feed')}>
              New address
            </Button>
            <Button variant="quiet" onClick={() => setAsked('end-feed')}>
              Turn off
            </Button>
          </Buttons>
        </>
      )}
      {problem && asked === null && (
        <Notice tone="bad" title="Your calendar is as it was">
          {problem.message}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'end-feed' ? 'Turn the address off?' : 'Make a new address?'}
        confirmLabel={asked === 'end-feed' ? 'Turn off' : 'Make a new one'}
        tone="danger"
        busy={isBusy}
        problem={problem?.message}
        onConfirm={() => asked && ask(asked)}
        onClose={close}
      >
        {asked === 'end-feed'
          ? 'Calendars that read it show your lessons no more.'
          : 'The address from before shows nothing any more: calendars that read it need the new one.'}
      </ConfirmDialog>
    </Part>
  );
}

const standing = ({ createdAt, lastReadAt }: CalendarFeed): string =>
  `Made on ${formatMoment(createdAt)}. ${lastReadAt ? `Last read by a calendar on ${formatMoment(lastReadAt)}.` : 'No calendar has read it yet.'}`;

/** The address, this once: the server keeps no copy of it. */
function Address({ url }: { url: string }) {
  const feed = url.replace(/^https?:/, 'webcal:');
  return (
    <Step>
      <h3>Your address</h3>
      <Quiet>It is shown this once. Add it now, or copy it to where you keep such things.</Quiet>
      <FeedAddress>{url}</FeedAddress>
      <FeedLinks>
        <CopyButton text={url} what="the address" />
        <a href={feed}>Add to Apple or Outlook</a>
        <a
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Add to Google
        </a>
      </FeedLinks>
      <Small>
        Google may take up to a day to look again. That is why mails bring each change into your calendar at
        once.
      </Small>
    </Step>
  );
}
