import { Button, Field, Notice, Select } from '@paadam/shared/ui';
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { canChooseSpeaker, type DeviceKind, explainFault } from '../media/devices';
import { type OwnMedia, type OwnMediaState, speakerOf } from '../media/ownMedia';
import { playTestSound } from '../media/sound';
import * as words from '../messages/room';
import { LevelMeter } from './LevelMeter';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
`;

const Part = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
`;

interface DeviceFieldsProps {
  own: OwnMedia;
  state: OwnMediaState;
}

/** Which microphone, camera and speakers, with a look at whether they work; before the lesson and in it. */
export function DeviceFields({ own, state }: DeviceFieldsProps) {
  const { devices, chosen, microphone } = state;
  return (
    <Stack>
      <Part>
        <DeviceSelect kind="microphone" own={own} state={state} among={devices.microphones} />
        <LevelMeter track={microphone.status === 'on' && !state.muted ? microphone.track : null} />
      </Part>
      <Part>
        <DeviceSelect kind="camera" own={own} state={state} among={devices.cameras} />
      </Part>
      <Part>
        {/* Its place is known before the browser has told which there are. */}
        {canChooseSpeaker() && (
          <Field label={words.speakers()}>
            <Select
              value={chosen.speaker ?? ''}
              onChange={({ target }) => own.chooseSpeaker(target.value || null)}
            >
              <option value="">{words.systemSpeakers()}</option>
              {devices.speakers.map(({ deviceId, label }) => (
                <option key={deviceId} value={deviceId}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <TestSound speaker={speakerOf(state)} />
      </Part>
      {/* They come by themselves, and below all else move nothing. */}
      <DeviceFault kind="microphone" own={own} state={state} />
      <DeviceFault kind="camera" own={own} state={state} />
    </Stack>
  );
}

interface OfOneKind extends DeviceFieldsProps {
  kind: DeviceKind;
}

function DeviceSelect({ kind, own, state, among }: OfOneKind & { among: readonly MediaDeviceInfo[] }) {
  const source = state[kind];
  const used = source.status === 'on' ? source.track.getSettings().deviceId : state.chosen[kind];
  return (
    <Field label={words.deviceName({ kind })}>
      <Select
        value={used ?? ''}
        disabled={among.length === 0}
        onChange={({ target }) => void own.open(kind, target.value)}
      >
        {among.length === 0 && (
          <option value="">
            {source.status === 'opening' ? words.waitingForPermission() : words.deviceOff({ kind })}
          </option>
        )}
        {among.map(({ deviceId, label }) => (
          <option key={deviceId} value={deviceId}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Why a device gives nothing, with the way out; nothing where it works. */
function DeviceFault({ kind, own, state }: OfOneKind) {
  const source = state[kind];
  if (source.status !== 'failed') return null;
  const { title, wayOut } = explainFault(kind, source.fault);
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <Button variant="secondary" onClick={() => void own.open(kind)}>
          {words.tryDevice({ kind })}
        </Button>
      }
    >
      {wayOut}
    </Notice>
  );
}

function TestSound({ speaker }: { speaker: string | null }) {
  const [playing, setPlaying] = useState(false);
  const play = async () => {
    setPlaying(true);
    await playTestSound(speaker).catch(() => {});
    setPlaying(false);
  };
  return (
    <div>
      <Button variant="secondary" busy={playing} onClick={play}>
        {!playing && <Volume2 size={18} aria-hidden />}
        {words.testSound()}
      </Button>
    </div>
  );
}
