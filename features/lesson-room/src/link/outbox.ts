import type { RoomEvent } from './RoomLink';

/** One's own operations that are not known to be in the log, in their order; they outlive a reload of the tab. */
export interface Outbox {
  all(): readonly RoomEvent[];
  add(event: RoomEvent): void;
  /** @returns what was taken out; undefined where there was none */
  remove(id: string): RoomEvent | undefined;
}

const read = (place: string): RoomEvent[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

const write = (place: string, events: readonly RoomEvent[]): void => {
  try {
    if (events.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(events));
  } catch {
    // A full storage, or none: what is not sent then outlives a cut, and no reload.
  }
};

/** @param user whose it is: of who signs in after them in the same tab it is not */
export const openOutbox = (bookingId: string, user: string): Outbox => {
  const place = `paadam-room-unsent:${bookingId}:${user}`;
  const events = new Map(read(place).map((event) => [event.id, event]));
  let isDue = false;
  /** Many come and go at once while a person draws. */
  const keep = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      write(place, [...events.values()]);
    });
  };
  return {
    all: () => [...events.values()],
    add: (event) => {
      events.set(event.id, event);
      keep();
    },
    remove: (id) => {
      const event = events.get(id);
      if (events.delete(id)) keep();
      return event;
    },
  };
};
