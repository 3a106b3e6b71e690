import type { BookingDetails } from '@paadam/shared/contract';
import { formatMoment, formatTime, waitInWords } from '@paadam/shared/domain';
import { Avatar, Button, Card, Notice } from '@paadam/shared/ui';
import { Camera, CameraOff, Mic, MicOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { MediaVideo } from '../media/MediaVideo';
import { keptMedia, type OwnMedia, type OwnMediaState } from '../media/ownMedia';
import { DeviceFields } from './DeviceFields';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  align-items: start;

  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
`;

const Preview = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  border-radius: var(--paadam-radius-card);
  color: var(--paadam-muted);
  background: var(--paadam-tile-slate-ground);
  overflow: clip;

  & video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* As in a mirror, which is how people know themselves. */
    scale: -1 1;
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);
`;

const Switch = styled(Button)`
  &&[aria-pressed='false'] {
    color: var(--paadam-bad);
    background: var(--paadam-bad-soft);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);
  align-items: center;
`;

interface LobbyProps {
  booking: BookingDetails;
  /** Whose devices; null: a parent, who only watches. */
  own: OwnMedia | null;
  state: OwnMediaState | null;
  name: string;
  /** Milliseconds of the epoch: the present, and from when on one may go in. */
  now: number;
  opensAt: number;
  /** Going in is under way. */
  busy: boolean;
  /** Why one is not in. */
  refusal: string | null;
  onJoin: () => void;
}

/** Before the room: what the others will see and hear, and the way in. */
export function Lobby(props: LobbyProps) {
  const { own, state, booking, onJoin, busy, refusal } = props;
  const isOpen = props.now >= props.opensAt;

  useEffect(() => {
    if (!own) return;
    void own.open('microphone');
    if (keptMedia().camera) void own.open('camera');
  }, [own]);

  if (!own || !state) {
    return (
      <Card>
        <Side>
          <p>
            You watch and hear the lesson; nobody sees or hears you. {booking.tutor.name} and{' '}
            {booking.student.name} both have to agree to it in the room, and see that you are there.
          </p>
          <When {...props} />
          {refusal && <Notice>{refusal}</Notice>}
          <Ways>
            <Button size="large" busy={busy} disabled={!isOpen} onClick={onJoin}>
              {busy ? 'Waiting for both to agree' : 'Watch the lesson'}
            </Button>
          </Ways>
        </Side>
      </Card>
    );
  }
  const { camera, microphone, muted } = state;
  const usesCamera = camera.status === 'on' || camera.status === 'opening';
  const joinWithout = () => {
    own.close('camera');
    onJoin();
  };
  return (
    <Columns>
      <Side>
        <Preview>
          {camera.status === 'on' ? (
            <MediaVideo track={camera.track} aria-label="What the others will see of you" />
          ) : (
            <Avatar name={props.name} size={96} />
          )}
        </Preview>
        <Switches>
          <Switch
            variant="secondary"
            aria-pressed={microphone.status === 'on' && !muted}
            onClick={() => (microphone.status === 'on' ? own.setMuted(!muted) : void own.open('microphone'))}
          >
            {muted || microphone.status !== 'on' ? (
              <MicOff size={18} aria-hidden />
            ) : (
              <Mic size={18} aria-hidden />
            )}
            Microphone
          </Switch>
          <Switch
            variant="secondary"
            aria-pressed={usesCamera}
            onClick={() => (usesCamera ? own.close('camera') : void own.open('camera'))}
          >
            {usesCamera ? <Camera size={18} aria-hidden /> : <CameraOff size={18} aria-hidden />}
            Camera
          </Switch>
        </Switches>
        <When {...props} />
        {refusal && <Notice tone="warn">{refusal}</Notice>}
        <Ways>
          <Button size="large" busy={busy} disabled={!isOpen} onClick={onJoin}>
            Join the lesson
          </Button>
          {usesCamera && (
            <Button size="large" variant="secondary" disabled={!isOpen || busy} onClick={joinWithout}>
              Join without camera
            </Button>
          )}
        </Ways>
      </Side>
      <Card>
        <DeviceFields own={own} state={state} />
      </Card>
    </Columns>
  );
}

/** When the lesson is, and until then when its room opens. */
function When({ booking, now, opensAt }: LobbyProps): ReactNode {
  const starts = Date.parse(booking.dateTime);
  if (now < opensAt) {
    const wait = waitInWords(Math.max(60, Math.ceil((opensAt - now) / 1_000)));
    const opening = new Date(opensAt).toISOString();
    const soon = opensAt - now < 12 * 3_600_000;
    return (
      <Notice>
        The room opens {soon ? `at ${formatTime(opening)}, in ${wait}` : formatMoment(opening)}. You can try
        your devices until then.
      </Notice>
    );
  }
  return (
    <p role="status">
      {now < starts
        ? `The lesson starts at ${formatTime(booking.dateTime)}. The room is open.`
        : `The lesson is under way since ${formatTime(booking.dateTime)}, until ${formatTime(booking.endsAt)}.`}
    </p>
  );
}
