import { useEffect } from 'react';
import type { RoomLink } from '../link/RoomLink';
import * as words from '../messages/room';
import { useReadOut } from '../useReadOut';
import { isChat } from './isChat';

/** The number of messages kept, so that a message is not removed while it is being announced. */
const keptMessages = 10;

/**
 * Collects new messages of the others, whether or not the chat is open. Messages from before one entered are not new.
 *
 * @returns the last messages with their writers' names, for screen readers
 */
export const useChatNews = (link: RoomLink) => {
  const { lines, say } = useReadOut(keptMessages);
  useEffect(() => {
    let isPast = true;
    const nameOf = (by: string) =>
      link.people().find((person) => person.user === by)?.name ?? words.somebody();
    const stop = link.onEvents((events) => {
      if (isPast || !link.state().isWhole) return;
      for (const event of events) {
        if (isChat(event) && event.by !== link.you.user) say(`${nameOf(event.by)}: ${event.b.text}`);
      }
    });
    isPast = false;
    return stop;
  }, [link, say]);
  return lines;
};
