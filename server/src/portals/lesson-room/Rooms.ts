import { peerIdOf, roomLimits } from '@paadam/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../foundation/config/Config';
import type { Database } from '../../foundation/db/openDatabase';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import * as words from '../../messages/lesson-room';
import type { Live } from '../../realtime/live/Live';
import type { Ending, Opening, Subscription } from '../../realtime/live/Topic';
import { beginSpell, endSpells, keepHand, keepSpells, openRoom } from './changes';
import { iceServersOf, liveKitToken } from './engine';
import { findLesson, findLessons, type Lesson, listLastThere, untouched } from './queries';
import { type Member, Room, type RoomMessage } from './Room';
import { openingOf, peopleOf, refusalOf, refused } from './rights';

interface Parts {
  database: Database;
  log: FastifyBaseLogger;
  live: Live;
  config: Config;
}

/** The state of a room when a tab enters it. */
interface Known {
  /** The number of the last event. */
  last: number;
  hasHandUp: boolean;
  /** By person's id, when they were last there. */
  lastThere: ReadonlyMap<string, Date>;
}

/** Milliseconds between two looks at all rooms. */
const beat = 5_000;

/** Every so many looks the database is asked. */
const looksADatabaseLook = 2;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The lesson rooms that have a person in them over this server, as the topics "room:<id of the booking>". */
export class Rooms {
  readonly #parts: Parts;
  readonly #rooms = new Map<string, { room: Room; lesson: Lesson }>();
  readonly #tell: (body: string) => void;
  /** Entries and departures under way, by lesson and person. */
  readonly #spells = new Map<string, Promise<void>>();
  /** Spells that are to be ended, by the lesson and the person. */
  readonly #left = new Map<string, string[]>();
  /** The tabs that are about to enter, by lesson and person, one item for each opening. */
  readonly #entering = new Map<string, string[]>();
  readonly #timer: NodeJS.Timeout;
  #looks = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#tell = parts.live.between.add('paadam_rooms', {
      onMessage: (body) => {
        const { room, server, ...message } = JSON.parse(body) as RoomMessage & {
          room: string;
          server: string;
        };
        this.#rooms.get(room)?.room.hear(server, message);
      },
      onResumed: () => {
        for (const { room } of this.#rooms.values()) room.resume();
      },
    });
    this.#timer = setInterval(() => void this.#beat(), beat).unref();
    parts.live.add({ name: 'room', open: (opening) => this.#open(opening) });
  }

  /** To be called once everybody has gone. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#spells.values());
  }

  async #open(opening: Opening): Promise<Subscription> {
    const { rest: bookingId, person, tab, connection, isWanted } = opening;
    const { database } = this.#parts;
    const lesson = idPattern.test(bookingId) ? await findLesson(database, bookingId, person) : undefined;
    if (!lesson) throw noSuch('booking');
    const refusal = refusalOf(lesson, person.role, new Date());
    if (refusal) throw refused(refusal);
    // From here on rows are written, so only for a tab that is still connected and has a place.
    if (!isWanted()) throw noSuch('booking');
    const peer = peerIdOf(tab, person.id);
    const giveBackPlace = this.#takePlace(bookingId, person.id, peer);
    try {
      const last = lesson.room === untouched ? await openRoom(database, bookingId) : lesson.room.lastSeq;
      const lastThere = await listLastThere(database, bookingId);
      return await this.#afterSpells(bookingId, person.id, async () => {
        const { id, name, role } = person;
        // A returning tab continues its spell.
        const inside = this.#rooms.get(bookingId)?.room;
        const before = inside?.members.get(peer)?.spell;
        const { id: spell, hasHandUp } =
          inside && before !== undefined
            ? { id: before, hasHandUp: inside.hasHandUp(id) }
            : await this.#begin(bookingId, id);
        const member = { peer, person: { id, name, role }, connection, spell, isCaughtUp: false };
        return this.#enter(lesson, { last, hasHandUp, lastThere }, member, opening);
      });
    } finally {
      giveBackPlace();
    }
  }

  /**
   * Reserves a place for one tab of a person until it has entered, so that tabs that enter at once are counted together.
   *
   * @returns a function that releases the place
   * @throws HttpError `too_many_tabs`
   */
  #takePlace(bookingId: string, personId: string, peer: string): () => void {
    const key = `${bookingId} ${personId}`;
    const inside = (this.#rooms.get(bookingId)?.room.peers ?? []).filter(({ user }) => user === personId);
    const entering = this.#entering.get(key) ?? [];
    // A tab that moved here from another server may be known on both for a moment.
    const others = new Set([...inside.map((one) => one.peer), ...entering]);
    others.delete(peer);
    if (others.size >= roomLimits.tabs) throw new HttpError('too_many_tabs', words.youHaveThisRoomOpenIn);
    entering.push(peer);
    this.#entering.set(key, entering);
    return () => {
      entering.splice(entering.indexOf(peer), 1);
      if (entering.length === 0) this.#entering.delete(key);
    };
  }

  #enter(lesson: Lesson, known: Known, member: Member, { after, topic }: Opening): Subscription {
    const { id: bookingId } = lesson.booking;
    const { room } = this.#rooms.get(bookingId) ?? { room: this.#newRoom(bookingId, known.last) };
    this.#rooms.set(bookingId, { room, lesson });
    const before = room.members.get(member.peer);
    if (before) this.#replace(room, before, topic);
    room.enter(member, known.hasHandUp);
    return {
      greeting: {
        last: room.last,
        b: this.#greet(lesson, member, { ...known, hasHandUp: room.hasHandUp(member.person.id) }),
      },
      greeted: () => void room.catchUp(member, after),
      receive: (frame) => room.receive(member, frame),
      close: (why) => this.#leave(room, member, why),
    };
  }

  #newRoom(bookingId: string, last: number): Room {
    const { database, log, live } = this.#parts;
    const tell = (message: RoomMessage): void =>
      this.#tell(JSON.stringify({ room: bookingId, server: live.between.serverId, ...message }));
    const onAgreement = (): void => void this.#lookAgain([bookingId]);
    const keep = (userId: string, up: boolean): void => {
      this.#afterSpells(bookingId, userId, () => keepHand(database, { bookingId, userId, up })).catch(
        (error) => log.warn({ err: error }, 'a raised hand was not stored'),
      );
    };
    return new Room(bookingId, last, { database, log, tell, keepHand: keep, onAgreement });
  }

  /** Replaces the connection of a tab, which continues its spell: the others do not see it leave and return. */
  #replace(room: Room, before: Member, topic: string): void {
    room.members.delete(before.peer);
    before.connection.takeAway(topic, { code: 'replaced', sentence: words.connectedAnew });
  }

  #leave(room: Room, member: Member, why: Ending): void {
    if (room.members.get(member.peer) !== member) return;
    room.leave(member, why !== 'closed');
    this.#end(room.bookingId, member);
    if (room.members.size === 0) this.#rooms.delete(room.bookingId);
  }

  /** Ends spells left earlier before a new one begins, so that the new spell can continue them. */
  async #begin(bookingId: string, userId: string): ReturnType<typeof beginSpell> {
    const { database, live } = this.#parts;
    await this.#endLeft(`${bookingId} ${userId}`);
    return beginSpell(database, { bookingId, userId, serverId: live.between.serverId });
  }

  #end(bookingId: string, { person, spell }: Member): void {
    const key = `${bookingId} ${person.id}`;
    this.#left.set(key, [...(this.#left.get(key) ?? []), spell]);
    this.#afterSpells(bookingId, person.id, () => this.#endLeft(key)).catch((error) =>
      this.#parts.log.warn({ err: error }, 'the end of a spell in a room was not stored'),
    );
  }

  async #endLeft(key: string): Promise<void> {
    const spells = this.#left.get(key);
    this.#left.delete(key);
    if (spells) await endSpells(this.#parts.database, spells);
  }

  /** Runs a person's entries and departures one after the other, so that a new spell finds the previous one ended and can continue it. */
  #afterSpells<Result>(bookingId: string, userId: string, work: () => Promise<Result>): Promise<Result> {
    const key = `${bookingId} ${userId}`;
    const result = (this.#spells.get(key) ?? Promise.resolve()).then(work);
    const settled = Promise.allSettled([result]).then(() => {
      if (this.#spells.get(key) === settled) this.#spells.delete(key);
    });
    this.#spells.set(key, settled);
    return result;
  }

  /** What the room says to who comes. */
  #greet(lesson: Lesson, { peer, person }: Member, { hasHandUp, lastThere }: Known) {
    const { config } = this.#parts;
    const { startsAt, endsAt, id: bookingId } = lesson.booking;
    const { closesAt } = openingOf(lesson, person.role);
    const now = Date.now();
    const guest = {
      room: bookingId,
      identity: peer,
      name: person.name,
      canPublish: person.role !== 'parent',
      until: closesAt.getTime(),
    };
    return {
      now: new Date(now).toISOString(),
      you: { peer, hasHandUp },
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      closesAt: closesAt.toISOString(),
      people: peopleOf(lesson).map(({ id, name, role }) => ({
        user: id,
        name,
        role,
        leftAt: lastThere.get(id)?.toISOString() ?? null,
      })),
      ice: iceServersOf(config, person.id, now),
      engine: config.liveKit
        ? { kind: 'livekit', url: config.liveKit.url, token: liveKitToken(config.liveKit, guest, now) }
        : { kind: 'p2p' },
    };
  }

  async #beat(): Promise<void> {
    this.#looks += 1;
    for (const { room, lesson } of [...this.#rooms.values()]) {
      this.#refuseMembers(room, lesson);
      if (this.#looks % looksADatabaseLook === 0) room.beat();
    }
    if (this.#looks % looksADatabaseLook !== 0 || this.#rooms.size === 0) return;
    try {
      const spells = [...this.#rooms.values()].flatMap(({ room }) =>
        [...room.members.values()].map(({ spell }) => spell),
      );
      await keepSpells(this.#parts.database, spells);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'who is in the rooms could not be kept');
    }
    await this.#lookAgain([...this.#rooms.keys()]);
  }

  /** Looks whether everybody may still be there: bookings are cancelled, links end, and an agreement is taken back. */
  async #lookAgain(ids: readonly string[]): Promise<void> {
    try {
      const lessons = await findLessons(this.#parts.database, ids);
      for (const [id, lesson] of lessons) {
        const open = this.#rooms.get(id);
        if (!open) continue;
        open.lesson = lesson;
        this.#refuseMembers(open.room, lesson);
      }
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the lessons of the rooms could not be looked at');
    }
  }

  #refuseMembers(room: Room, lesson: Lesson): void {
    const now = new Date();
    const people = new Set(peopleOf(lesson).map(({ id }) => id));
    for (const { person, connection } of [...room.members.values()]) {
      const refusal = people.has(person.id)
        ? refusalOf(lesson, person.role, now)
        : { code: 'not_found', sentence: noSuch('booking').sentence };
      if (refusal) connection.takeAway(room.topic, refusal);
    }
  }
}
