import { useEffect } from 'react';
import * as words from '../../messages/room';
import type { RoomLink } from '../link/RoomLink';
import { useReadOut } from '../useReadOut';
import { isChat } from './isChat';

/** Messages that stay, so that one that is still being read is not taken away. */
const keptMessages = 10;

/**
 * Hears what the others write, whether the chat is open or not; what was written before one came is not news.
 *
 * @returns the last messages with their writers' names, to be read out
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
