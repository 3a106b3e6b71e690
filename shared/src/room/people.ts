import type { BookingDetails } from '@paadam/shared/contract';
import type { Peer } from './link/RoomLink';
import type { MediaSnapshot, OtherMedia } from './media/MediaEngine';

/** One of the two whose lesson it is, as the room has them at the moment. */
export interface Participant {
  user: string;
  name: string;
  role: 'student' | 'tutor';
  /** `away`: the connection is cut, and may come back within seconds. */
  presence: 'here' | 'away' | 'absent';
  /** Of the tab that the call runs with; null while there is none. */
  media: OtherMedia | null;
  hasHandUp: boolean;
}

/**
 * @param you the id of the signed-in person
 * @param hands the peers with a hand up
 * @returns the two of the lesson, but for the signed-in one
 */
export const participantsOf = (
  { student, tutor }: Pick<BookingDetails, 'student' | 'tutor'>,
  you: string,
  peers: readonly Peer[],
  { others }: MediaSnapshot,
  hands: ReadonlySet<string>,
): Participant[] => {
  const both = [
    { ...tutor, role: 'tutor' as const },
    { ...student, role: 'student' as const },
  ];
  return both
    .filter(({ _id }) => _id !== you)
    .map(({ _id, name, role }) => {
      const tabs = peers.filter(({ user }) => user === _id);
      const running = others.filter(({ peer }) => tabs.some((tab) => tab.peer === peer));
      const here = tabs.some(({ isAway }) => !isAway);
      return {
        user: _id,
        name,
        role,
        presence: here ? 'here' : tabs.length > 0 ? 'away' : 'absent',
        media: running.find(({ connection }) => connection === 'connected') ?? running[0] ?? null,
        hasHandUp: tabs.some(({ peer }) => hands.has(peer)),
      };
    });
};

/** @returns the names of the parents who watch, each once */
export const watchersOf = (peers: readonly Peer[]): string[] => {
  const names = new Map(peers.filter(({ role }) => role === 'parent').map(({ user, name }) => [user, name]));
  return [...names.values()];
};
