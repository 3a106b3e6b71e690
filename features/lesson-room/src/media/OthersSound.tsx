import { Button, Notice } from '@paadam/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as words from '../messages/room';

interface OthersSoundProps {
  tracks: readonly MediaStreamTrack[];
  /** The id of an output; null: the system's. */
  speaker: string | null;
}

/** Plays what the others say. A browser that wants a press first gets a button for it. */
export function OthersSound({ tracks, speaker }: OthersSoundProps) {
  const [blocked, setBlocked] = useState(false);
  const players = useRef(new Set<HTMLAudioElement>());
  const play = useCallback(async () => {
    const tries = await Promise.allSettled([...players.current].map((player) => player.play()));
    const refused = tries.some(
      (one) => one.status === 'rejected' && (one.reason as Error)?.name === 'NotAllowedError',
    );
    setBlocked(refused);
  }, []);
  // An iPhone leaves sound off after a call or the lock screen.
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') void play();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [play]);
  return (
    <>
      {tracks.map((track) => (
        <Player key={track.id} track={track} speaker={speaker} players={players.current} play={play} />
      ))}
      {blocked && (
        <Notice tone="warn" action={<Button onClick={() => void play()}>{words.turnTheSoundOn()}</Button>}>
          {words.soundWaits()}
        </Notice>
      )}
    </>
  );
}

interface PlayerProps {
  track: MediaStreamTrack;
  speaker: string | null;
  players: Set<HTMLAudioElement>;
  play: () => Promise<void>;
}

function Player({ track, speaker, players, play }: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const player = audio.current;
    if (!player) return;
    player.srcObject = new MediaStream([track]);
    players.add(player);
    void play();
    return () => void players.delete(player);
  }, [track, players, play]);
  useEffect(() => {
    // Not every browser has a choice of outputs.
    if (audio.current && 'setSinkId' in audio.current) {
      void audio.current.setSinkId(speaker ?? '').catch(() => {});
    }
  }, [speaker]);
  // biome-ignore lint/a11y/useMediaCaption: it is live
  return <audio ref={audio} autoPlay />;
}
