import type { LinkNote } from '@paadam/shared/contract';
import type { Person } from '../../access/guardianship/queries';
import type { NoteFor } from '../../realtime/news/changes';

/** @returns the notes to both sides of a link that began or ended; who did it is not told of it */
export const notesOfLink = (
  event: LinkNote['event'],
  pair: Record<'parent' | 'child', Pick<Person, 'id' | 'name'>>,
  actorId: string,
): NoteFor[] => {
  const parent = { _id: pair.parent.id, name: pair.parent.name };
  const child = { _id: pair.child.id, name: pair.child.name };
  return [parent, child].map(({ _id }) => ({
    userId: _id,
    by: actorId,
    k: 'link',
    b: { event, parent, child, isTold: _id !== actorId },
  }));
};
