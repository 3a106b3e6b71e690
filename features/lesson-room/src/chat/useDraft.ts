import { useState } from 'react';
import type { RoomLink } from '../link/RoomLink';

/** Drafts by storage key, for browsers that refuse storage. */
const inMemory = new Map<string, string>();

const read = (place: string): string => {
  try {
    return sessionStorage.getItem(place) ?? '';
  } catch {
    return inMemory.get(place) ?? '';
  }
};

const write = (place: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    inMemory.set(place, text);
  }
};

/**
 * The draft of a message. It stays in this tab while the chat is closed, and over a reload.
 *
 * @returns the text, and a function that sets it
 */
export const useDraft = ({ bookingId, you }: RoomLink) => {
  const place = `paadam-room-draft:${bookingId}:${you.user}`;
  const [text, setText] = useState(() => read(place));
  const change = (next: string) => {
    write(place, next);
    setText(next);
  };
  return [text, change] as const;
};
