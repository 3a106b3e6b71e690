import { useEffect, useRef, useState } from 'react';
import type { RoomLink } from './link/RoomLink';

/** @returns how many messages of the others have come since the chat was last open */
export const useUnread = (link: RoomLink, isOpen: boolean): number => {
  const [unread, setUnread] = useState(0);
  const open = useRef(isOpen);
  open.current = isOpen;
  useEffect(() => {
    // What was there before one came is history.
    let isNew = false;
    const stop = link.onEvents((events) => {
      if (!isNew || open.current) return;
      const others = events.filter(({ k, by, seq }) => k === 'chat' && by !== link.you.user && seq !== null);
      if (others.length > 0) setUnread((before) => before + others.length);
    });
    const look = () => {
      isNew = link.state().isWhole;
    };
    look();
    const stopLooking = link.onState(look);
    return () => {
      stop();
      stopLooking();
    };
  }, [link]);
  useEffect(() => {
    if (isOpen) setUnread(0);
  }, [isOpen]);
  return isOpen ? 0 : unread;
};
