/** Why the server closes a live connection. Browsers see the number; 1009 (a frame too large) comes from the protocol. */
export const liveClose = {
  /** The server stops: another one is there, or will be. */
  draining: 1012,
  tooLarge: 1009,
  /** The session has ended, here or elsewhere. */
  sessionEnded: 4401,
  /** The other side reads too slowly; what it missed can be asked for by number. */
  tooSlow: 4408,
  tooMany: 4429,
} as const;

/** Of the live channel. Bytes of a frame as text; times in milliseconds. */
export const liveLimits = {
  frameBytes: 64 * 1024,
  topicCharacters: 80,
  idCharacters: 40,
  /** A tab's id, a dot and a person's UUID. */
  peerCharacters: 80,
  /** Operations in one frame. */
  opsAtOnce: 50,
  /** Topics of one connection. */
  topics: 20,
  /** Connections of a person and of a network, and what a person's connections together may say; of one server. */
  ofPerson: 20,
  ofNetwork: 2_000,
  /** `eph`: what is kept nowhere, and passed over beyond its limit; beyond the others' the connection ends. */
  frames: { eph: { perSecond: 150, burst: 300 }, others: { perSecond: 40, burst: 200 } },
  /**
   * How many topics a person may open, over all connections, since each opening queries the database. More are refused for the moment.
   * The burst lets all pages that a person may have open reconnect at once, as after a restart.
   */
  subs: { perSecond: 2, burst: 40 },
  /** The openings that run at once: of one connection, and of a person's connections together. More wait. */
  openings: { ofConnection: 2, ofPerson: 4 },
} as const;
