import { Button } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { Maximize, PictureInPicture2 } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { DeviceFields } from './lobby/DeviceFields';
import type { OwnMedia, OwnMediaState } from './media/ownMedia';
import * as words from './messages/room';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);
`;

interface SettingsProps {
  onClose: () => void;
  own: OwnMedia | null;
  state: OwnMediaState | null;
  /** Sound alone, by one's own choice. */
  soundOnly: { isOn: boolean; choose: (is: boolean) => void };
  /** Whether a parent may watch; absent for who has no say in it. */
  watching?:
    | { agrees: boolean; otherAgrees: boolean; otherName: string; agree: (is: boolean) => void }
    | undefined;
  /** The picture of the other one, where there is one. */
  video: RefObject<HTMLVideoElement | null>;
  room: RefObject<HTMLElement | null>;
}

/** Devices while the lesson runs, and what is seldom needed. */
export function Settings(props: SettingsProps) {
  const { own, state, soundOnly, watching } = props;
  return (
    <Stack>
      {own && state && <DeviceFields own={own} state={state} />}
      <Checkbox
        label={words.soundOnly()}
        checked={soundOnly.isOn}
        onChange={({ target }) => soundOnly.choose(target.checked)}
      />
      {watching && (
        <Checkbox
          label={words.parentMayWatch({
            name: watching.otherName,
            agrees: watching.otherAgrees ? 'yes' : 'no',
          })}
          checked={watching.agrees}
          onChange={({ target }) => watching.agree(target.checked)}
        />
      )}
      <Screens {...props} />
    </Stack>
  );
}

/** The picture in a window of its own, and the room on the whole screen, where the platform has them. */
function Screens({ video, room, onClose }: SettingsProps) {
  const hasPicture = Boolean(document.pictureInPictureEnabled && video.current);
  const hasFull = Boolean(document.fullscreenEnabled && room.current);
  const showPicture = () => {
    onClose();
    if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => {});
    else void video.current?.requestPictureInPicture().catch(() => {});
  };
  const fill = () => {
    onClose();
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    else void room.current?.requestFullscreen().catch(() => {});
  };
  if (!hasPicture && !hasFull) return null;
  return (
    <Ways>
      {hasPicture && (
        <Button variant="secondary" onClick={showPicture}>
          <PictureInPicture2 size={18} aria-hidden />
          {words.pictureInPicture()}
        </Button>
      )}
      {hasFull && (
        <Button variant="secondary" onClick={fill}>
          <Maximize size={18} aria-hidden />
          {words.fullScreen()}
        </Button>
      )}
    </Ways>
  );
}
