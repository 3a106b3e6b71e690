import type { BookingDetails } from '@paadam/shared/contract';
import { webUrl } from '@paadam/shared/domain';
import { Button, LinkButton, Notice } from '@paadam/shared/ui';
import { useEffect, useState } from 'react';
import * as words from '../messages/room';
import type { RoomState } from './link/RoomLink';
import type { MediaSnapshot } from './media/MediaEngine';
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

/** What somebody in the room has to know, with the way out of it. */
export function RoomNotices(props: RoomNoticesProps) {
  const { state, participants, media, mediaFailed, isEndNear } = props;
  const [toldOfEnd, setToldOfEnd] = useState(false);
  /** The peer of whom one has read that no way leads to them. */
  const [readOf, setReadOf] = useState<string | null>(null);
  const unreached = participants.find((person) => person.media?.connection === 'failed');
  const isReached = participants.some((person) => person.media?.connection === 'connected');
  useEffect(() => {
    if (isReached) setReadOf(null);
  }, [isReached]);
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
      {unreached?.media && unreached.media.peer !== readOf && (
        <Unreached {...props} person={unreached} onRead={() => setReadOf(unreached.media?.peer ?? null)} />
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
