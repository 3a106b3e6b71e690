import { useEffect, useRef, useState } from 'react';
import type { Participant } from './people';

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
    if (was.presence === 'absent' && person.presence === 'here') news.push(`${person.name} is here.`);
    if (was.presence !== 'absent' && person.presence === 'absent') news.push(`${person.name} has left.`);
    if (!was.hasHandUp && person.hasHandUp) news.push(`${person.name} raised a hand.`);
    const [shows, showed] = [person.media?.showsScreen, was.media?.showsScreen];
    if (shows && !showed) news.push(`${person.name} shows their screen.`);
    if (!shows && showed) news.push(`${person.name} shows their screen no more.`);
  }
  for (const name of now.watchers) {
    if (!before.watchers.includes(name)) news.push(`${name} is watching, as a parent.`);
  }
  for (const name of before.watchers) {
    if (!now.watchers.includes(name)) news.push(`${name} has stopped watching.`);
  }
  if (!before.isEndNear && now.isEndNear) news.push('Five minutes are left.');
  return news;
};

/** @returns what has just changed in the room, in words, for who does not see it */
export const useNews = (
  participants: readonly Participant[],
  watchers: readonly string[],
  isEndNear: boolean,
) => {
  const [news, setNews] = useState('');
  const seen = useRef<Seen | null>(null);
  useEffect(() => {
    const now = { participants, watchers, isEndNear };
    const found = seen.current ? newsOf(seen.current, now) : [];
    seen.current = now;
    if (found.length > 0) setNews(found.join(' '));
  }, [participants, watchers, isEndNear]);
  return news;
};
