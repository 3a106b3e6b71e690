import { useEffect, useRef } from 'react';
import * as words from './messages/room';
import type { Participant } from './people';
import { useReadOut } from './useReadOut';

interface Seen {
  participants: readonly Participant[];
  watchers: readonly string[];
  isEndNear: boolean;
}

const newsOf = (before: Seen, now: Seen): string[] => {
  const news: string[] = [];
  for (const person of now.participants) {
    const was = before.participants.find(({ user }) => user === person.user);
    if (!was) continue;
    if (was.presence === 'absent' && person.presence === 'here')
      news.push(words.isHere({ name: person.name }));
    if (was.presence !== 'absent' && person.presence === 'absent')
      news.push(words.hasLeft({ name: person.name }));
    if (!was.hasHandUp && person.hasHandUp) news.push(words.raisedAHand({ name: person.name }));
    const [shows, showed] = [person.media?.showsScreen, was.media?.showsScreen];
    if (shows && !showed) news.push(words.showsTheirScreen({ name: person.name }));
    if (!shows && showed) news.push(words.showsTheirScreenNoMore({ name: person.name }));
  }
  for (const name of now.watchers) {
    if (!before.watchers.includes(name)) news.push(words.isWatchingAsAParent({ name }));
  }
  for (const name of before.watchers) {
    if (!now.watchers.includes(name)) news.push(words.hasStoppedWatching({ name }));
  }
  if (!before.isEndNear && now.isEndNear) news.push(words.fiveMinutesAreLeft());
  return news;
};

/** @returns the latest changes in the room, in words, for screen readers */
export const useNews = (
  participants: readonly Participant[],
  watchers: readonly string[],
  isEndNear: boolean,
) => {
  const { lines, say } = useReadOut(1);
  const seen = useRef<Seen | null>(null);
  useEffect(() => {
    const now = { participants, watchers, isEndNear };
    const found = seen.current ? newsOf(seen.current, now) : [];
    seen.current = now;
    if (found.length > 0) say(found.join(' '));
  }, [participants, watchers, isEndNear, say]);
  return lines;
};
