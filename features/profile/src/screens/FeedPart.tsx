import { calendarActions, calendarFeed, calendarSettings, selectCalendarChanges } from '@paadam/profile';
import type { CalendarFeed } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { dataOf, failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Badge, Button, Notice, RetryNotice, Skeleton } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { CopyButton } from './CopyButton';
import { FeedAddress, FeedLinks } from './feed.styles';
import { Part, PartHead, Quiet, Small } from './profile.styles';
import { Buttons, Step } from './twoStep.styles';

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
          {words.feedTitle()} {feed && <Badge tone="good">{words.on()}</Badge>}
        </h2>
        <Quiet>{words.feedLead()}</Quiet>
      </PartHead>
      {answer.status === 'failed' && (
        <RetryNotice onRetry={() => dispatch(calendarFeed.actions.requested())}>
          {words.feedNotLoaded({ message: answer.problem.message })}
        </RetryNotice>
      )}
      {!isKnown && answer.status !== 'failed' && (
        <div>
          <p role="status">{words.loadingFeed()}</p>
          <Skeleton height="2.75rem" radius="var(--paadam-radius-control)" />
        </div>
      )}
      {isKnown && feed === null && (
        <Buttons>
          <Button busy={isBusy} onClick={() => ask('new-feed')}>
            {!isBusy && <CalendarPlus size={18} aria-hidden />}
            {words.makeAddress()}
          </Button>
        </Buttons>
      )}
      {feedUrl && <Address url={feedUrl} />}
      {feed && (
        <>
          <p>{standing(feed)}</p>
          {settings && (
            <Checkbox
              label={words.feedRequests()}
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
              {words.newAddress()}
            </Button>
            <Button variant="quiet" onClick={() => setAsked('end-feed')}>
              {words.turnOff()}
            </Button>
          </Buttons>
        </>
      )}
      {problem && asked === null && (
        <Notice tone="bad" title={words.calendarAsItWas()}>
          {problem.message}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'end-feed' ? words.endFeed() : words.newFeed()}
        confirmLabel={asked === 'end-feed' ? words.turnOff() : words.newFeedConfirm()}
        tone="danger"
        busy={isBusy}
        problem={problem?.message}
        onConfirm={() => asked && ask(asked)}
        onClose={close}
      >
        {asked === 'end-feed' ? words.endFeedText() : words.newFeedText()}
      </ConfirmDialog>
    </Part>
  );
}

const standing = ({ createdAt, lastReadAt }: CalendarFeed): string =>
  lastReadAt
    ? words.feedRead({ made: formatMoment(createdAt), read: formatMoment(lastReadAt) })
    : words.feedUnread({ made: formatMoment(createdAt) });

/** The address, this once: the server keeps no copy of it. */
function Address({ url }: { url: string }) {
  const feed = url.replace(/^https?:/, 'webcal:');
  return (
    <Step>
      <h3>{words.yourAddress()}</h3>
      <Quiet>{words.shownOnce()}</Quiet>
      <FeedAddress>{url}</FeedAddress>
      <FeedLinks>
        <CopyButton text={url} what={words.copyAddress} />
        <a href={feed}>{words.addToAppleOrOutlook()}</a>
        <a
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.addToGoogle()}
        </a>
      </FeedLinks>
      <Small>{words.googleIsSlow()}</Small>
    </Step>
  );
}
