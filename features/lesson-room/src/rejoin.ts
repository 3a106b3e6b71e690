const place = 'paadam-room';

/** Remembers for this tab, over reloads, which lesson's room one is in; null: none. */
export const noteRoom = (bookingId: string | null): void => {
  try {
    if (bookingId) sessionStorage.setItem(place, bookingId);
    else sessionStorage.removeItem(place);
  } catch {
    // A page may be refused its storage: then a reload leads to the lobby.
  }
};

/** @returns whether this tab was in that lesson's room and has not left it */
export const wasInRoom = (bookingId: string): boolean => {
  try {
    return sessionStorage.getItem(place) === bookingId;
  } catch {
    return false;
  }
};
