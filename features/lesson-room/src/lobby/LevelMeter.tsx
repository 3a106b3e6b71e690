import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { watchLevel } from '../media/sound';
import * as words from '../messages/room';

const Track = styled.div`
  height: 0.5rem;
  border-radius: var(--paadam-radius-round);
  background: var(--paadam-line);
  overflow: clip;

  & > div {
    height: 100%;
    background: var(--paadam-good);
    transform-origin: left;
    scale: 0 1;
    forced-color-adjust: none;
  }
`;

/** How loud the microphone hears one: it moves while one speaks. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const meter = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = (level: number) => {
      if (bar.current) bar.current.style.scale = `${level.toFixed(2)} 1`;
      meter.current?.setAttribute('aria-valuenow', String(Math.round(level * 100)));
    };
    show(0);
    if (!track) return;
    return watchLevel(track, show);
  }, [track]);
  return (
    <Track
      ref={meter}
      role="meter"
      aria-label={words.microphoneLevel()}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    >
      <div ref={bar} />
    </Track>
  );
}
