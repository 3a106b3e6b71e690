import type { Role } from './roles';

/** What can be put into a lesson's log: what is drawn, what is written, and what was agreed on. */
export const roomEventKinds = [
  'ink',
  'shape',
  'text',
  'image',
  'move',
  'order',
  'del',
  'restore',
  'page',
  'clear',
  'lock',
  'paper',
  'chat',
  'watch',
] as const;
export type RoomEventKind = (typeof roomEventKinds)[number];

/** What passes through a room and is not kept. */
export const roomEphemeralKinds = ['ink', 'cursor', 'hand', 'view', 'media', 'typing'] as const;
export type RoomEphemeralKind = (typeof roomEphemeralKinds)[number];

/** Who may be in a room; a parent watches. */
export type RoomRole = Role;

/** Why a person with a part in a lesson may not be in its room: codes of errors. */
export const roomRefusals = ['room_not_open', 'room_over', 'watch_not_agreed'] as const;
export type RoomRefusal = (typeof roomRefusals)[number];

/** Every limit of the lesson room. Apart from `limits`, which every page has, since only the room's own code needs them. */
export const roomLimits = {
  /** After the end of a lesson: as long its tutor may stay. */
  tutorStaysMinutes: 15,
  /** Days after the lesson for which its board, chat and attendance are kept; longer while a problem or dispute is open. */
  recordDays: 400,
  /** Of one operation's body, as JSON. */
  operationBytes: 32 * 1024,
  /** Of what passes and is not kept, as JSON. */
  ephemeralBytes: 8 * 1024,
  /**
   * Limits of one person's strokes under way, in numbers (x, y and pressure of each point): in one message, in a second, and in a burst
   * after a pause. A pen that is read 1,000 times a second needs 3,000.
   */
  inkUnderWay: { atOnce: 1_200, perSecond: 6_000, burst: 12_000 },
  /** Of what two browsers say to each other to connect, as JSON. */
  signalBytes: 16 * 1024,
  operationIdCharacters: 40,
  /** In one frame. */
  operationsAtOnce: 50,
  chatCharacters: 2_000,
  /** Of a whole lesson. */
  lessonBytes: 10 * 1024 * 1024,
  lessonOperations: 20_000,
  /** Of one person in one room. */
  tabs: 3,
  operationsASecond: 10,
  /** How many operations may come at once after a silence. */
  operationsBurst: 200,
  /** An image as it is uploaded, and the longest edge in pixels of what is kept of it. */
  image: { bytes: 5 * 1024 * 1024, edge: 2_000 },
  /** Images of one lesson. */
  images: 200,
  /** Of all of them, as they are kept. */
  imagesBytes: 60 * 1024 * 1024,
} as const;

/**
 * The tab's id comes first: pages of the previous release know themselves by it alone, and must order two peers as all other pages do.
 *
 * @returns the id by which the others in a room know a person's tab; two people never have the same
 */
export const peerIdOf = (tab: string, personId: string): string => `${tab}.${personId}`;

/** @returns the id of the person whose tab has this peer id */
export const personOfPeer = (peer: string): string => peer.slice(peer.lastIndexOf('.') + 1);
