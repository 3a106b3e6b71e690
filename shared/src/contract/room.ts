import { roles, roomEventKinds, roomLimits, roomRefusals } from '@paadam/shared/domain';
import { type Static, type TSchema, Type } from 'typebox';
import { boardBodies } from './board';
import { defineCall, Envelope } from './call';
import { Closed, GivenName, Id, Instant, Nullable, OneOf, Person } from './schema';

/** The bodies of what is put into a lesson's log, by their kind. */
export const roomBodies = {
  ...boardBodies,
  /** Of the student and of the tutor, each for themselves: whether a linked parent may watch. The last word counts. */
  watch: Closed({ agree: Type.Boolean() }),
} satisfies Record<(typeof roomEventKinds)[number], TSchema>;

const Spell = Type.Object({ from: Instant, to: Instant });

/** When a person was in the room. */
export const Attendance = Type.Object({
  ...Person.properties,
  role: OneOf(roles),
  /** In order, apart from each other. */
  spells: Type.Array(Spell),
  /** In all of them, rounded. */
  minutes: Type.Integer({ examples: [58] }),
});
export type Attendance = Static<typeof Attendance>;

export const LessonRoom = Type.Object({
  bookingId: Id,
  /** The person who has a part in the lesson: its student, its tutor, the parents who are linked now. */
  people: Type.Array(Type.Object({ _id: Id, name: GivenName, role: OneOf(roles) })),
  startsAt: Instant,
  endsAt: Instant,
  /** From when on, and until when, the caller may be in the room. */
  opensAt: Instant,
  closesAt: Instant,
  /** Why the caller may not enter now; null: nothing is in the way. */
  refusal: Nullable(
    Type.Object({
      code: OneOf(roomRefusals),
      message: Type.String({ examples: ['The room opens 10 minutes before the lesson.'] }),
    }),
  ),
  /** What video and audio run on. */
  engine: OneOf(['p2p', 'livekit']),
  /** Whether there is a relay for those whose networks let nothing else through. */
  hasRelay: Type.Boolean({ examples: [false] }),
  /** Who of the two agrees to a parent who watches. */
  watching: Type.Object({
    student: Type.Boolean({ examples: [true] }),
    tutor: Type.Boolean({ examples: [false] }),
  }),
  /** The number of the last event of the log; 0: nothing was drawn or written. */
  last: Type.Integer({ examples: [412] }),
  /** Ids of the people who are there now. */
  here: Type.Array(Id),
  attendance: Type.Array(Attendance),
  /** When the board, the chat and the attendance were removed after their retention time; null: they are kept. */
  recordRemovedAt: Nullable(Instant),
});
export type LessonRoom = Static<typeof LessonRoom>;

export const room = defineCall('room', {
  summary: 'A lesson’s room: when it is open, who is there, who was; for whoever sees the booking',
  who: 'signed-in',
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(LessonRoom),
  errors: ['not_found'],
});

/** Something of a lesson's log. */
export const RoomLogEvent = Type.Object({
  /** Its place, from 1 on. */
  seq: Type.Integer({ examples: [12] }),
  id: Type.String({ examples: ['k3v9q2.7'] }),
  /** The id of the person whose it is. */
  by: Id,
  k: OneOf(roomEventKinds),
  /** By its kind. */
  b: Type.Unknown({ examples: [{ text: 'Good evening!' }] }),
  at: Instant,
});
export type RoomLogEvent = Static<typeof RoomLogEvent>;

export const roomEvents = defineCall('roomEvents', {
  summary:
    'What was drawn and written in a lesson, in its order and in parts; for whoever sees the booking, a parent while it runs only where both agreed',
  who: 'signed-in',
  params: Closed({ id: Id }),
  query: Closed({
    /** The number of the last event that is known. */
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, examples: [0] })),
  }),
  status: 200,
  answer: Type.Object({
    ...Envelope(Type.Array(RoomLogEvent)).properties,
    /** What to give as `after` for the next part; null: there was nothing more. */
    nextAfter: Nullable(Type.Integer({ examples: [500] })),
  }),
  errors: ['malformed_request', 'not_found', 'watch_not_agreed'],
});

const RoomFile = Type.Object({
  _id: Id,
  /** Pixels. */
  width: Type.Integer({ examples: [1_200] }),
  height: Type.Integer({ examples: [800] }),
});

export const addRoomFile = defineCall('addRoomFile', {
  summary:
    'Bring an image into a lesson’s room while it is open: nothing but its pixels is kept; for the student and the tutor',
  who: ['student', 'tutor'],
  params: Closed({ id: Id }),
  body: Closed({
    /** The file's bytes in base64: JPEG, PNG or WebP, at most 5 MiB. */
    picture: Type.String({
      minLength: 1,
      description: 'a picture in base64',
      examples: ['UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'],
    }),
  }),
  bodyBytes: 2 * roomLimits.image.bytes,
  status: 201,
  answer: Envelope(RoomFile),
  errors: ['validation_failed', 'not_found', 'room_not_open', 'room_over', 'room_full'],
});

export const roomFile = defineCall('roomFile', {
  summary: 'An image of a lesson’s board; for whoever may read what was drawn',
  who: 'signed-in',
  params: Closed({ id: Id, file: Id }),
  status: 200,
  answer: Envelope(
    Type.Object({
      ...RoomFile.properties,
      /** WebP, in base64. */
      picture: Type.String({ examples: ['UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'] }),
    }),
  ),
  errors: ['not_found', 'watch_not_agreed'],
});
