import { useEffect, useState } from 'react';
import type { RoomLink } from './link/RoomLink';

/** @returns the peers with a hand up, whether one's own is, and the way to raise and lower it */
export const useHands = (link: RoomLink) => {
  const [hands, setHands] = useState<ReadonlySet<string>>(new Set());
  const [isUp, setUp] = useState(false);
  useEffect(
    () =>
      link.onEph((from, b) => {
        if (b.k !== 'hand') return;
        setHands((before) => {
          const after = new Set(before);
          if (b.up === true) after.add(from);
          else after.delete(from);
          return after;
        });
      }),
    [link],
  );
  const raise = (up: boolean) => {
    setUp(up);
    link.eph({ k: 'hand', up });
  };
  return { hands, isUp, raise };
};
