import type { BookingDetails } from '@paadam/shared/contract';
import { formatMoment, formatTime } from '@paadam/shared/domain';
import { Avatar, Button, Card, Notice } from '@paadam/shared/ui';
import { Camera, CameraOff, Mic, MicOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { explainFault } from '../media/devices';
import { MediaVideo } from '../media/MediaVideo';
import { keptMedia, type OwnMedia, type OwnMediaState } from '../media/ownMedia';
import * as words from '../messages/room';
import { DeviceFields } from './DeviceFields';

/** What the others will see, the way in beside it, and the devices. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5) var(--paadam-space-6);
  align-items: start;

  @container (min-width: 36rem) {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);

    & > :first-child {
      grid-row: 1 / -1;
    }
  }
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);

  /* In a low window the way in is to be seen at once. */
  @media (max-height: 32rem) {
    & > :last-child {
      order: -1;
    }
  }
`;

const Preview = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  max-height: max(11rem, 50dvh);
  width: 100%;
  border-radius: var(--paadam-radius-card);
  color: var(--paadam-muted);
  background: var(--paadam-tile-slate-ground);
  overflow: clip;

  /* Above the switches. */
  &:not(:has(video)) {
    padding-bottom: 3.5rem;
  }

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
  position: absolute;
  inset: auto 0 var(--paadam-space-3);
  display: flex;
  justify-content: center;
  gap: var(--paadam-space-2);
`;

const Switch = styled(Button)`
  && {
    padding-inline: var(--paadam-space-3);
    background: var(--paadam-surface);
  }

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

  & > button {
    flex: 1 1 auto;
  }
`;

/** Of a parent, whose text is short. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
  justify-items: start;
`;

/** In place of one's picture. Words that come below it share its place with it, and stay off the switches. */
const Self = styled.div`
  display: grid;
  grid-template-rows: 1fr auto auto 1fr;
  justify-items: center;
  gap: var(--paadam-space-1);
  width: 100%;
  height: 100%;
  padding-inline: var(--paadam-space-4);
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  text-align: center;
  color: var(--paadam-ink);

  & > :first-child {
    grid-row: 2;
  }

  & > p {
    grid-row: 3;
    justify-self: stretch;
  }
`;

/** @returns what gives nothing, in a sentence; null: everything that is wanted works */
const faultsOf = ({ microphone, camera }: OwnMediaState): string | null => {
  const ofMicrophone = microphone.status === 'failed' ? microphone.fault : null;
  const ofCamera = camera.status === 'failed' ? camera.fault : null;
  if (ofMicrophone && ofMicrophone === ofCamera) return explainFault('both', ofCamera).title;
  if (ofMicrophone) return explainFault('microphone', ofMicrophone).title;
  return ofCamera && explainFault('camera', ofCamera).title;
};

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
        <Stack>
          <p>{words.watchText({ tutor: booking.tutor.name, student: booking.student.name })}</p>
          <When {...props} />
          {refusal && <Notice>{refusal}</Notice>}
          <Button size="large" busy={busy} disabled={!isOpen} onClick={onJoin}>
            {busy ? words.waitingForBoth() : words.watchTheLesson()}
          </Button>
        </Stack>
      </Card>
    );
  }
  const { camera, microphone, muted } = state;
  const usesCamera = camera.status === 'on' || camera.status === 'opening';
  // From the first paint on, before the camera is asked for: what comes later would move the devices.
  const wantsCamera = camera.status !== 'off' || keptMedia().camera;
  const faults = faultsOf(state);
  const joinWithout = () => {
    own.close('camera');
    onJoin();
  };
  return (
    <Columns>
      <Preview>
        {camera.status === 'on' ? (
          <MediaVideo track={camera.track} aria-label={words.ownPicture()} />
        ) : (
          <Self>
            <Avatar name={props.name} size={40} />
            {faults && <p>{words.whatToDoBelow({ faults })}</p>}
          </Self>
        )}
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
            {words.microphone()}
          </Switch>
          <Switch
            variant="secondary"
            aria-pressed={usesCamera}
            onClick={() => (usesCamera ? own.close('camera') : void own.open('camera'))}
          >
            {usesCamera ? <Camera size={18} aria-hidden /> : <CameraOff size={18} aria-hidden />}
            {words.camera()}
          </Switch>
        </Switches>
      </Preview>
      <Entry>
        <When {...props} />
        {refusal && <Notice tone="warn">{refusal}</Notice>}
        <Ways>
          <Button size="large" busy={busy} disabled={!isOpen} onClick={onJoin}>
            {words.joinTheLesson()}
          </Button>
          {wantsCamera && (
            <Button size="large" variant="secondary" disabled={!isOpen || busy} onClick={joinWithout}>
              {words.joinWithoutCamera()}
            </Button>
          )}
        </Ways>
      </Entry>
      <Card>
        <DeviceFields own={own} state={state} />
      </Card>
    </Columns>
  );
}

/** To the whole minute, or hour: seconds would have to be counted. */
const openingInWords = (opensAt: number, now: number): string => {
  const opening = new Date(opensAt).toISOString();
  const minutes = Math.ceil((opensAt - now) / 60_000);
  if (opensAt - now >= 12 * 3_600_000) return words.roomOpensOn({ moment: formatMoment(opening) });
  const time = formatTime(opening);
  return minutes <= 90
    ? words.roomOpensSoon({ time, minutes })
    : words.roomOpensInHours({ time, hours: Math.ceil(minutes / 60) });
};

/** When the lesson is, and until then when its room opens. */
function When({ booking, now, opensAt }: LobbyProps): ReactNode {
  const starts = Date.parse(booking.dateTime);
  if (now < opensAt) {
    return <Notice>{openingInWords(opensAt, now)}</Notice>;
  }
  return (
    <p role="status">
      {now < starts
        ? words.startsAt({ time: formatTime(booking.dateTime) })
        : words.underWay({ start: formatTime(booking.dateTime), end: formatTime(booking.endsAt) })}
    </p>
  );
}
