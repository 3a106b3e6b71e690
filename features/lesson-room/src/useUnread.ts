import type { BoardBodies } from '@paadam/shared/contract';
import { useEffect, useState } from 'react';
import type { RoomEvent, RoomLink } from './link/RoomLink';

type Message = RoomEvent & { seq: number; b: BoardBodies['chat'] };

const isMessage = (event: RoomEvent): event is Message => event.k === 'chat' && event.seq !== null;

/** The number of the last message that was seen in this tab, over reloads; 0: none. */
const seenOf = (place: string): number => {
  try {
    return Number(sessionStorage.getItem(place)) || 0;
  } catch {
    return 0;
  }
};

const noteSeen = (place: string, seq: number): void => {
  try {
    sessionStorage.setItem(place, String(seq));
  } catch {
    // A page may be refused its storage: after a reload they count once more.
  }
};

/**
 * The person who comes late has not seen what was written before, either. What stands before one's own last message counts as seen:
 * it was answered, if in another tab.
 *
 * @returns how many messages of the others one has not seen
 */
export const useUnread = (link: RoomLink, isOpen: boolean): number => {
  const { user } = link.you;
  const place = `paadam-room-seen:${link.bookingId}:${user}`;
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [seen, setSeen] = useState(() => seenOf(place));
  const last = messages.at(-1)?.seq ?? 0;

  useEffect(() => {
    const stop = link.onEvents((events) => {
      const heard = events.filter(isMessage);
      if (heard.length > 0) setMessages((before) => [...before, ...heard]);
    });
    return () => {
      stop();
      setMessages([]);
    };
  }, [link]);
  useEffect(() => {
    if (!isOpen || last === 0) return;
    noteSeen(place, last);
    setSeen(last);
  }, [isOpen, last, place]);

  const answered = messages.findLast(({ by }) => by === user)?.seq ?? 0;
  return isOpen ? 0 : messages.filter(({ by, seq }) => by !== user && seq > Math.max(seen, answered)).length;
};
