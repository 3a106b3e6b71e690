import type { BookingDetails } from '@paadam/shared/contract';
import { webUrl } from '@paadam/shared/domain';
import { Button, LinkButton, Notice } from '@paadam/shared/ui';
import { useState } from 'react';
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
  const unreached = participants.find((person) => person.media?.connection === 'failed');
  return (
    <>
      {state.status !== 'open' && (
        <Notice tone="warn" title="The connection to Paadam is interrupted.">
          It is being tried again. You can go on: what you draw and write is kept here, and sent as soon as it
          is back.
        </Notice>
      )}
      {media.moved && (
        <Notice action={<Button onClick={props.onTakeOver}>Bring them here</Button>}>
          Sound and pictures are in another tab of yours.
        </Notice>
      )}
      {mediaFailed && (
        <Notice tone="bad" action={<Button onClick={props.onRetryMedia}>Try again</Button>}>
          Sound and pictures could not be started. Board and chat work.
        </Notice>
      )}
      {props.screenFailed && (
        <Notice tone="warn" title="Your screen could not be shown." onDismiss={props.onScreenRead}>
          Try again, or choose a single window. On a Mac, the browser has to be allowed under Screen
          Recording, in the system’s settings of privacy.
        </Notice>
      )}
      {unreached && <Unreached {...props} person={unreached} />}
      {isEndNear && !toldOfEnd && (
        <Notice onDismiss={() => setToldOfEnd(true)}>Five minutes are left of this lesson.</Notice>
      )}
    </>
  );
}

function Unreached({ booking, media, person }: RoomNoticesProps & { person: Participant }) {
  const link = webUrl(booking.meetingLink);
  return (
    <Notice
      tone="warn"
      title={`Sound and pictures find no way to ${person.name}.`}
      action={
        link && (
          <LinkButton variant="secondary" href={link} target="_blank" rel="noopener noreferrer">
            Open the tutor's own link
          </LinkButton>
        )
      }
    >
      A firewall on your side or theirs keeps them out
      {media.hasRelay ? '' : ', and this site has no relay to go around it'}. Another network mostly helps,
      such as that of a phone. Board and chat work all the same.
    </Notice>
  );
}
