import { useEffect, useState } from 'react';
import type { RoomEvent, RoomLink } from './link/RoomLink';

/** @returns whether the event is a person's word on a parent who watches */
const isWord = ({ k, b }: RoomEvent): boolean => k === 'watch' && typeof b === 'object' && b !== null;

/**
 * A parent may watch once both of the lesson agree; each may take their word back.
 *
 * @returns who agrees, by their ids, and the way to say it oneself
 */
export const useWatchAgreement = (link: RoomLink) => {
  const [agreed, setAgreed] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(
    () =>
      link.onEvents((events) => {
        const words = events.filter(isWord);
        if (words.length === 0) return;
        const said = words.map(({ by, b }) => [by, (b as { agree?: unknown }).agree === true]);
        setAgreed((before) => ({ ...before, ...Object.fromEntries(said) }));
      }),
    [link],
  );
  return { agreed, agree: (is: boolean) => void link.put('watch', { agree: is }) };
};
