import type { BookingDetails } from '@paadam/shared/contract';
import type { Peer, RoomMember } from './link/RoomLink';
import type { MediaSnapshot, OtherMedia } from './media/MediaEngine';

/** One of the two whose lesson it is, as the room has them at the moment. */
export interface Participant {
  user: string;
  name: string;
  role: 'student' | 'tutor';
  /** `away`: the connection is cut, and may come back within seconds. */
  presence: 'here' | 'away' | 'absent';
  /** ISO instant at which an absent person was last there; null: never. */
  leftAt: string | null;
  /** Of the tab that the call runs with; null while there is none. */
  media: OtherMedia | null;
  hasHandUp: boolean;
}

/**
 * @param you the id of the signed-in person
 * @param people everyone who takes part in the lesson
 * @returns the two of the lesson, but for the signed-in one
 */
export const participantsOf = (
  { student, tutor }: Pick<BookingDetails, 'student' | 'tutor'>,
  you: string,
  peers: readonly Peer[],
  { others }: MediaSnapshot,
  people: readonly RoomMember[],
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
        leftAt: people.find((person) => person.user === _id)?.leftAt ?? null,
        hasHandUp: tabs.some((tab) => tab.hasHandUp),
      };
    });
};

/** @returns the names of the parents who watch, each once */
export const watchersOf = (peers: readonly Peer[]): string[] => {
  const names = new Map(peers.filter(({ role }) => role === 'parent').map(({ user, name }) => [user, name]));
  return [...names.values()];
};
