import { setTimeout as pause } from 'node:timers/promises';
import type { LivePeer } from '@paadam/shared/contract';
import { type ErrorCode, type RoomRole, roomLimits } from '@paadam/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import { askForAll } from '../../foundation/db/asker';
import type { Database } from '../../foundation/db/openDatabase';
import type { Sentence } from '../../foundation/http/HttpError';
import * as words from '../../messages/lesson-room';
import { Budget } from '../../realtime/live/Budget';
import type { LiveConnection, TopicFrame } from '../../realtime/live/Topic';
import { type Appended, appendEvents, type Operation } from './changes';
import { findEvents, type LoggedEvent, readEvents } from './queries';
import { inkNumbers, mayPass, readOperation } from './readOperation';
import { eventsFrame, eventsJson } from './toFrame';

/** One tab of a person who is in the room over this server. */
export interface Member {
  /** The peer's id, made of the tab's and the person's (`peerIdOf`). */
  peer: string;
  person: { id: string; name: string; role: RoomRole };
  connection: LiveConnection;
  /** The id of the spell in the database. */
  spell: string;
  /** Hears what comes; before that it is told what has been. */
  isCaughtUp: boolean;
}

/** What servers tell each other of a room. */
export type RoomMessage =
  /** Who is there over that server, those among them who leave for good, and how far the log is known. */
  | { kind: 'peers'; peers: LivePeer[]; last: number; asks: boolean }
  /** JSON of events that follow each other; null: they are many, and to be read. */
  | { kind: 'events'; last: number; events: string | null }
  /** A whole frame. */
  | { kind: 'eph'; frame: string }
  /** A person raised or lowered their hand, for all their tabs. */
  | { kind: 'hand'; user: string; up: boolean }
  | { kind: 'rtc'; to: string; from: string; b: unknown };

interface Surroundings {
  database: Database;
  log: FastifyBaseLogger;
  /** Tells the other servers. */
  tell(message: RoomMessage): void;
  /** Stores whether a person's hand is up, for their next entry. */
  keepHand(user: string, up: boolean): void;
  /** A person agreed to a parent who watches, or does so no more. */
  onAgreement(): void;
}

interface Waiting {
  member: Member;
  operation: Operation;
}

/** The limit of one person's raising and lowering. */
const handTurns = { perSecond: 1, burst: 10 };

/** In one statement. */
const batch = 100;

/** Bytes that may wait for a person who is told what has been, before more is read for them. */
const ahead = 256 * 1024;

/** Milliseconds. */
const times = { untilRead: 25, again: 1_000, otherServer: 25_000 };

/** Of JSON that is told to other servers as it is; more they read themselves. */
const tellable = 6_000;

const sentences: Partial<Record<ErrorCode, Sentence>> = {
  board_locked: words.locked,
  room_full: words.full,
  not_found: words.notThere,
};

/**
 * The room of one lesson on this server: who is there over it, and the log, which it brings to all of them in its one order.
 * Servers that have people in the same room tell each other what happens; alone in a room, a server tells no one.
 */
export class Room {
  readonly bookingId: string;
  readonly topic: string;
  readonly members = new Map<string, Member>();
  readonly #around: Surroundings;
  readonly #others = new Map<string, { peers: LivePeer[]; heardAt: number }>();
  readonly #budgets = new Map<string, Budget>();
  /** By person, the budget of numbers in strokes under way. */
  readonly #inkBudgets = new Map<string, Budget>();
  readonly #handBudgets = new Map<string, Budget>();
  /** The ids of people on this server whose hand is up. */
  readonly #hands = new Set<string>();
  readonly #waiting: Waiting[] = [];
  /** The number of the last event that everybody here was told. */
  #told: number;
  #isWriting = false;
  #isReading = false;
  /** Whether there may be more in the log than was told. */
  #isBehind = false;

  /** @param last the number of the last event */
  constructor(bookingId: string, last: number, around: Surroundings) {
    this.bookingId = bookingId;
    this.topic = `room:${bookingId}`;
    this.#told = last;
    this.#around = around;
  }

  get last(): number {
    return this.#told;
  }

  /** Everybody who is there, over whichever server. */
  get peers(): LivePeer[] {
    return [...this.#ownPeers(), ...[...this.#others.values()].flatMap(({ peers }) => peers)];
  }

  hasHandUp(user: string): boolean {
    return this.#hands.has(user);
  }

  /** @param hasHandUp the stored state of the person's hand, from their last visit or another tab */
  enter(member: Member, hasHandUp: boolean): void {
    const { id } = member.person;
    // A person who is here already may have raised or lowered their hand since the stored state was read.
    if (!this.#isHere(id)) this.#setHand(id, hasHandUp);
    this.members.set(member.peer, member);
    this.#tellPeers({ asks: this.members.size === 1 });
  }

  /** @param forGood whether they do not come back within seconds, as after a cut */
  leave(member: Member, forGood: boolean): void {
    if (this.members.get(member.peer) !== member) return;
    this.members.delete(member.peer);
    const { id } = member.person;
    if (!this.#isHere(id) && this.#hands.delete(id)) {
      const isElsewhere = this.peers.some(({ user }) => user === id);
      if (forGood && !isElsewhere) this.#around.keepHand(id, false);
    }
    this.#tellPeers({ left: forGood ? [{ ...this.#peerOf(member), b: { left: true } }] : [] });
  }

  /** Tells the others who are there once more, forgets servers that have long said nothing, and reads what could not be read. */
  beat(): void {
    const now = Date.now();
    const before = this.#others.size;
    for (const [id, { heardAt }] of this.#others) {
      if (now - heardAt > times.otherServer) this.#others.delete(id);
    }
    if (this.#others.size < before) this.#sendPeers(this.members.values(), this.peers);
    if (this.#others.size > 0) this.#announce(this.#ownPeers(), false);
    if (this.#isBehind) void this.readOn();
  }

  /** What other servers told meanwhile may have been missed. */
  resume(): void {
    this.#announce(this.#ownPeers(), true);
    void this.readOn();
  }

  hear(serverId: string, message: RoomMessage): void {
    if (message.kind === 'peers') {
      this.#hearPeers(serverId, message);
    } else if (message.kind === 'events') {
      const { events, last } = message;
      if (!events || !this.#follows(events)) {
        if (last > this.#told) void this.readOn();
        return;
      }
      this.#show(eventsFrame(this.topic, events));
      this.#told = last;
      if (events.includes('"k":"watch"')) this.#around.onAgreement();
    } else if (message.kind === 'eph') {
      this.#show(message.frame, { droppable: true });
    } else if (message.kind === 'hand') {
      const { user, up } = message;
      if (this.#isHere(user) && this.#setHand(user, up)) this.#tellPeers({});
    } else {
      const { to, from, b } = message;
      this.members.get(to)?.connection.send({ t: 'rtc', topic: this.topic, from, b });
    }
  }

  receive(member: Member, frame: TopicFrame): void {
    if (frame.t === 'put') {
      this.#put(member, frame.ops);
    } else if (frame.t === 'eph') {
      if (!mayPass(frame.b, member.person.role) || !this.#takeInk(member, inkNumbers(frame.b))) return;
      const text = JSON.stringify({ t: 'eph', topic: this.topic, from: member.peer, b: frame.b });
      if (text.length > roomLimits.ephemeralBytes) return;
      const { k, up } = frame.b as { k: string; up?: unknown };
      if (k === 'hand') {
        this.#raise(member, up === true, text);
        return;
      }
      for (const other of this.members.values()) {
        if (other !== member) other.connection.send(text, { droppable: true });
      }
      if (this.#others.size > 0) this.#around.tell({ kind: 'eph', frame: text });
    } else {
      const { to, b } = frame;
      if (JSON.stringify(b).length > roomLimits.signalBytes) return;
      const here = this.members.get(to);
      if (here) here.connection.send({ t: 'rtc', topic: this.topic, from: member.peer, b });
      else if (this.#others.size > 0) this.#around.tell({ kind: 'rtc', to, from: member.peer, b });
    }
  }

  /** Tells a person who has come all that they do not know, at the pace at which they read it. */
  async catchUp(member: Member, after: number): Promise<void> {
    this.#sendPeers([member], this.peers);
    const isThere = (): boolean => this.members.get(member.peer) === member;
    for (let at = after; isThere(); ) {
      if (at >= this.#told) {
        member.isCaughtUp = true;
        return;
      }
      const events = await this.#read(at);
      const last = events?.at(-1);
      if (!events || !last) {
        await pause(times.again, undefined, { ref: false });
        continue;
      }
      at = last.seq;
      member.connection.send(eventsFrame(this.topic, eventsJson(events)));
      while (isThere() && member.connection.buffered > ahead) {
        await pause(times.untilRead, undefined, { ref: false });
      }
    }
  }

  /** Brings everybody here what is in the log and was not told. */
  async readOn(): Promise<void> {
    this.#isBehind = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        const some = await askForAll(() => this.#read(this.#told));
        this.#tellEvents(some ?? []);
        this.#isBehind ||= some === null || some.length > 0;
        // It is tried again at the next beat.
        if (!some) return;
      }
    } finally {
      this.#isReading = false;
    }
  }

  /** @param frame the sender's frame, for pages of the previous release, which learn of hands only from it */
  #raise({ person: { id } }: Member, up: boolean, frame: string): void {
    const now = performance.now();
    const budget = this.#handBudgets.get(id) ?? new Budget(handTurns, now);
    this.#handBudgets.set(id, budget);
    if (!budget.take(now) || !this.#setHand(id, up)) return;
    this.#around.keepHand(id, up);
    this.#show(frame, { droppable: true });
    if (this.#others.size > 0) {
      this.#around.tell({ kind: 'eph', frame });
      this.#around.tell({ kind: 'hand', user: id, up });
    }
    this.#tellPeers({});
  }

  #isHere(user: string): boolean {
    return [...this.members.values()].some(({ person }) => person.id === user);
  }

  /** @returns whether the state changed */
  #setHand(user: string, up: boolean): boolean {
    if (this.#hands.has(user) === up) return false;
    if (up) this.#hands.add(user);
    else this.#hands.delete(user);
    return true;
  }

  #ownPeers(): LivePeer[] {
    return [...this.members.values()].map((member) => this.#peerOf(member));
  }

  #peerOf({ peer, person: { id, name, role } }: Member): LivePeer {
    return { peer, user: id, name, role, b: this.#hands.has(id) ? { hand: true } : {} };
  }

  #tellPeers({ asks = false, left = [] }: { asks?: boolean; left?: LivePeer[] }): void {
    this.#sendPeers(this.members.values(), [...this.peers, ...left]);
    if (asks || this.#others.size > 0) this.#announce([...this.#ownPeers(), ...left], asks);
  }

  #announce(peers: LivePeer[], asks: boolean): void {
    this.#around.tell({ kind: 'peers', peers, last: this.#told, asks });
  }

  #hearPeers(serverId: string, { peers, last, asks }: Extract<RoomMessage, { kind: 'peers' }>): void {
    const before = JSON.stringify(this.#others.get(serverId)?.peers ?? []);
    const staying = peers.filter((peer) => !isLeaving(peer));
    if (staying.length > 0) this.#others.set(serverId, { peers: staying, heardAt: Date.now() });
    else this.#others.delete(serverId);
    if (JSON.stringify(peers) !== before) {
      this.#sendPeers(this.members.values(), [...this.peers, ...peers.filter(isLeaving)]);
    }
    if (asks && this.members.size > 0) this.#announce(this.#ownPeers(), false);
    if (last > this.#told) void this.readOn();
  }

  #sendPeers(members: Iterable<Member>, all: LivePeer[]): void {
    // A tab that has come back over another server is there twice until the first has noticed.
    const once = [...new Map(all.map((peer) => [peer.peer, peer])).values()];
    for (const { peer: own, connection } of members) {
      const peers = once.filter(({ peer }) => peer !== own);
      connection.send({ t: 'peers', topic: this.topic, peers });
    }
  }

  /** To everybody here who is caught up: who is not will read it. */
  #show(text: string, options?: { droppable: boolean }): void {
    for (const { connection, isCaughtUp } of this.members.values()) {
      if (isCaughtUp || options?.droppable) connection.send(text, options);
    }
  }

  #follows(events: string): boolean {
    return events.startsWith(`[{"seq":${this.#told + 1},`);
  }

  #tellEvents(events: readonly LoggedEvent[]): void {
    const fresh = events.filter(({ seq }) => seq > this.#told);
    const last = fresh.at(-1)?.seq;
    if (!last) return;
    this.#show(eventsFrame(this.topic, eventsJson(fresh)));
    this.#told = last;
    if (fresh.some(({ k }) => k === 'watch')) this.#around.onAgreement();
  }

  async #read(after: number): Promise<LoggedEvent[] | null> {
    try {
      return await readEvents(this.#around.database, this.bookingId, after);
    } catch (error) {
      this.#around.log.warn({ err: error }, 'the log of a lesson could not be read');
      return null;
    }
  }

  /** @returns whether the person's budget allows that much of a stroke under way; the kept stroke is sent in any case */
  #takeInk({ person: { id } }: Member, numbers: number): boolean {
    const now = performance.now();
    const budget = this.#inkBudgets.get(id) ?? new Budget(roomLimits.inkUnderWay, now);
    this.#inkBudgets.set(id, budget);
    return budget.take(now, numbers);
  }

  #put(member: Member, ops: Extract<TopicFrame, { t: 'put' }>['ops']): void {
    const { id } = member.person;
    const { operationsASecond: perSecond, operationsBurst: burst } = roomLimits;
    const budget = this.#budgets.get(id) ?? new Budget({ perSecond, burst }, performance.now());
    this.#budgets.set(id, budget);
    const refused = new Map<string, { sentence: Sentence; ids: string[] }>();
    const refuse = (code: ErrorCode, sentence: Sentence, one: string): void => {
      refused.set(code, { sentence, ids: [...(refused.get(code)?.ids ?? []), one] });
    };
    for (const op of ops) {
      const operation = readOperation(op, member.person);
      if ('code' in operation) refuse(operation.code, operation.sentence, op.id);
      else if (!budget.take(performance.now())) {
        refuse('too_many_requests', words.tooMuch, op.id);
      } else this.#waiting.push({ member, operation });
    }
    for (const [code, { sentence, ids }] of refused) {
      const message = member.connection.say(sentence);
      const wait = code === 'too_many_requests' ? { retryAfter: Math.ceil(ids.length / perSecond) } : {};
      member.connection.send({ t: 'error', topic: this.topic, code, message, ids, ...wait });
    }
    void askForAll(() => this.#write());
  }

  async #write(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      while (this.#waiting.length > 0) {
        const some = this.#waiting.splice(0, batch);
        try {
          const operations = some.map(({ operation }) => operation);
          const appended = await appendEvents(this.#around.database, this.bookingId, operations);
          await this.#answer(some, appended);
        } catch (error) {
          this.#around.log.warn({ err: error }, 'operations could not be put into the log of a lesson');
          this.#giveBack(some);
        }
      }
    } finally {
      this.#isWriting = false;
    }
  }

  async #answer(some: readonly Waiting[], appended: readonly Appended[]): Promise<void> {
    const events: LoggedEvent[] = [];
    const known: { member: Member; seq: number }[] = [];
    for (const outcome of appended) {
      const { member, operation } = some[outcome.place] as Waiting;
      if (outcome.refusal) {
        const code = outcome.refusal;
        const message = member.connection.say(sentences[code] ?? words.notTaken);
        member.connection.send({ t: 'error', topic: this.topic, code, message, ids: [operation.id] });
      } else if (outcome.isKnown) {
        known.push({ member, seq: outcome.seq });
      } else {
        const { id, by, k, body } = operation;
        events.push({ seq: outcome.seq, id, by, k, body, at: outcome.at });
      }
    }
    const last = events.at(-1)?.seq;
    if (last !== undefined) {
      if (this.#others.size > 0) {
        const json = eventsJson(events);
        this.#around.tell({ kind: 'events', last, events: json.length > tellable ? null : json });
      }
      // Another server's may lie between; then all of it is read.
      if (events[0]?.seq === this.#told + 1) this.#tellEvents(events);
      else void this.readOn();
    }
    if (known.length > 0) await this.#tellAgain(known);
  }

  /** A member who is still receiving earlier events gets it in its order. So do all members if another server stored it. */
  async #tellAgain(known: readonly { member: Member; seq: number }[]): Promise<void> {
    if (known.some(({ seq }) => seq > this.#told)) void this.readOn();
    const told = known.filter(({ member, seq }) => seq <= this.#told && member.isCaughtUp);
    if (told.length === 0) return;
    const seqs = [...new Set(told.map(({ seq }) => seq))];
    const found = await findEvents(this.#around.database, this.bookingId, seqs);
    for (const { member, seq } of told) {
      const events = found.filter((event) => event.seq === seq);
      member.connection.send(eventsFrame(this.topic, eventsJson(events)));
    }
  }

  #giveBack(some: readonly Waiting[]): void {
    for (const { member, operation } of some) {
      member.connection.send({
        t: 'error',
        topic: this.topic,
        code: 'unavailable',
        message: member.connection.say(words.notKept),
        ids: [operation.id],
        retryAfter: 1,
      });
    }
  }
}

const isLeaving = ({ b }: LivePeer): boolean => typeof b === 'object' && b !== null && 'left' in b;
