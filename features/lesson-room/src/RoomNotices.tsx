import type { BookingDetails } from '@paadam/shared/contract';
import { webUrl } from '@paadam/shared/domain';
import { Button, LinkButton, Notice } from '@paadam/shared/ui';
import { useEffect, useState } from 'react';
import type { RoomState } from './link/RoomLink';
import type { MediaSnapshot } from './media/MediaEngine';
import * as words from './messages/room';
import type { Participant } from './people';

interface RoomNoticesProps {
  booking: BookingDetails;
  state: RoomState;
  participants: readonly Participant[];
  media: MediaSnapshot;
  /** The call's own code did not come. */
  mediaFailed: boolean;
  isEndNear: boolean;
  /** One's own screen was to be shown, and could not be. */
  screenFailed: boolean;
  onScreenRead: () => void;
  onTakeOver: () => void;
  onRetryMedia: () => void;
}

/** What a person in the room has to know, with the way out of it. */
export function RoomNotices(props: RoomNoticesProps) {
  const { state, participants, media, mediaFailed, isEndNear } = props;
  const [toldOfEnd, setToldOfEnd] = useState(false);
  /** The peers that this tab has read cannot be reached. */
  const [readOf, setReadOf] = useState<readonly string[]>([]);
  const unreached = participants.find(
    ({ media: theirs }) => theirs?.connection === 'failed' && !readOf.includes(theirs.peer),
  );
  const reached = participants
    .flatMap(({ media: theirs }) => (theirs?.connection === 'connected' ? theirs.peer : []))
    .join(' ');
  useEffect(() => {
    const isReached = new Set(reached.split(' '));
    setReadOf((known) =>
      known.some((peer) => isReached.has(peer)) ? known.filter((peer) => !isReached.has(peer)) : known,
    );
  }, [reached]);
  return (
    <>
      {state.status !== 'open' && (
        <Notice tone="warn" title={words.connectionInterrupted()}>
          {words.interruptedText()}
        </Notice>
      )}
      {media.moved && (
        <Notice action={<Button onClick={props.onTakeOver}>{words.bringThemHere()}</Button>}>
          {words.inOtherTab()}
        </Notice>
      )}
      {mediaFailed && (
        <Notice tone="bad" action={<Button onClick={props.onRetryMedia}>{words.tryAgain()}</Button>}>
          {words.mediaFailed()}
        </Notice>
      )}
      {props.screenFailed && (
        <Notice tone="warn" title={words.screenFailed()} onDismiss={props.onScreenRead}>
          {words.screenFailedText()}
        </Notice>
      )}
      {unreached && (
        <Unreached
          {...props}
          person={unreached}
          onRead={() => setReadOf((known) => [...known, unreached.media?.peer ?? ''])}
        />
      )}
      {isEndNear && !toldOfEnd && <Notice onDismiss={() => setToldOfEnd(true)}>{words.endIsNear()}</Notice>}
    </>
  );
}

/** It may be put aside: board and chat, which go on, want its place. */
function Unreached({
  booking,
  media,
  person,
  onRead,
}: RoomNoticesProps & { person: Participant; onRead: () => void }) {
  const link = webUrl(booking.meetingLink);
  return (
    <Notice
      tone="warn"
      title={words.unreached({ name: person.name })}
      onDismiss={onRead}
      action={
        link && (
          <LinkButton variant="secondary" href={link} target="_blank" rel="noopener noreferrer">
            {words.openMeetingLink()}
          </LinkButton>
        )
      }
    >
      {media.hasRelay ? words.firewall() : words.firewallNoRelay()}
    </Notice>
  );
}
