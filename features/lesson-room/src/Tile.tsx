import { Avatar } from '@paadam/shared/ui';
import { Hand, MicOff } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { MediaVideo } from './media/MediaVideo';
import * as words from './messages/room';

const Frame = styled.li<{ $mirrored: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 0;
  aspect-ratio: 16 / 10;
  border-radius: var(--paadam-radius-control);
  background: var(--paadam-tile-slate-ground);
  overflow: clip;

  /* Above the line with the name. */
  &:not(:has(video)) {
    padding-bottom: 1.75rem;
  }

  & video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    scale: ${({ $mirrored }) => ($mirrored ? '-1 1' : 'none')};
  }
`;

const Line = styled.p`
  position: absolute;
  inset: auto 0.25rem 0.25rem;
  display: grid;
  width: fit-content;
  max-width: calc(100% - 0.5rem);
  padding: 0 var(--paadam-space-2);
  border-radius: var(--paadam-radius-small);
  font-size: var(--paadam-text-14);
  line-height: 1.6;
  color: var(--paadam-ink);
  background: color-mix(in srgb, var(--paadam-surface) 88%, transparent);

  /* Where the picture is small a name must not cover the face. */
  @media (max-width: 30rem), (max-height: 32rem) {
    padding-inline: var(--paadam-space-1);
    font-size: 0.75rem;
    line-height: 1.4;
  }

  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* How it stands with a person is not known otherwise, as their name is. */
  & > span + span {
    white-space: normal;
  }

  & > span:first-child {
    display: flex;
    align-items: center;
    gap: var(--paadam-space-1);
  }

  & svg {
    flex: none;
  }
`;

interface TileProps {
  name: string;
  /** How it stands with them, after the name: "Not here yet". */
  note?: string | undefined;
  camera: MediaStreamTrack | null;
  muted: boolean;
  hasHandUp: boolean;
  /** One's own picture is shown as a mirror would. */
  isOwn?: boolean;
  videoRef?: RefObject<HTMLVideoElement | null>;
}

/** One person of the room: their picture, or their initials, with the name. */
export function Tile({ name, note, camera, muted, hasHandUp, isOwn = false, videoRef }: TileProps) {
  return (
    <Frame $mirrored={isOwn}>
      {camera ? (
        <MediaVideo
          track={camera}
          ref={videoRef}
          aria-label={isOwn ? words.yourCamera() : words.cameraOf({ name })}
        />
      ) : (
        <Avatar name={name} size={36} />
      )}
      <Line>
        <span>
          {hasHandUp && <Hand size={14} role="img" aria-label={words.handRaised()} />}
          {muted && <MicOff size={14} role="img" aria-label={words.microphoneOff()} />}
          <span dir="auto">{isOwn ? words.you() : name}</span>
        </span>
        {/* On a line of its own: beside a long name it would be cut off. */}
        {note && <span>{note}</span>}
      </Line>
    </Frame>
  );
}
