import type { OpenTopic, TopicAnswer, useLive } from '@paadam/live';
import type { LiveEvent, LivePeer } from '@paadam/shared/contract';
import { drawId, roomLimits } from '@paadam/shared/domain';
import { createHearers } from './hearers';
import { openOutbox } from './outbox';
import type {
  Ephemeral,
  Peer,
  RefusedOperation,
  RoomEvent,
  RoomGreeting,
  RoomLink,
  RoomMember,
  RoomPerson,
  RoomState,
} from './RoomLink';
import { createRoomFiles } from './roomFiles';

/** What a link stands on: the page's live channel and the client of the API. */
type Reach = NonNullable<ReturnType<typeof useLive>>;

/** @param b what another person's tab has sent, of any shape */
const isEphemeral = (b: unknown): b is Ephemeral =>
  typeof b === 'object' && b !== null && 'k' in b && typeof b.k === 'string';

/** What the server says to who comes. */
interface Welcome extends Omit<RoomGreeting, 'clockAhead'> {
  /** ISO instant. */
  now: string;
  /** Absent: the server is of an earlier release, and knows this tab by the tab's own id. */
  you?: { peer: string; hasHandUp?: boolean };
  /** `leftAt` is absent if the server is of an earlier release. */
  people: (RoomPerson & Partial<RoomMember>)[];
}

/** Milliseconds. */
const times = {
  /** A peer that was cut off may come back; as long it is shown as away. */
  away: 20_000,
  /** What two browsers agree on is of no use later. */
  rtc: 10_000,
  /** What is put within so short a time goes out together. */
  gather: 15,
};

/** Bytes of a frame with several operations, well below what the channel takes. */
const frameBytes = 48 * 1024;

/** Of these the last is said again to who comes later. */
const lasting: readonly Ephemeral['k'][] = ['media', 'view'];

/** Refusals of an operation that pass. */
const passing = new Set(['too_many_requests', 'unavailable', 'internal']);

const isLeaving = ({ b }: LivePeer): boolean => typeof b === 'object' && b !== null && 'left' in b;
const hasHandUp = ({ b }: LivePeer): boolean => typeof b === 'object' && b !== null && 'hand' in b;

/**
 * Enters a lesson's room, and stays in it over whatever becomes of the connection until `leave`.
 *
 * @param person who enters: the signed-in one
 */
export const enterRoom = ({ channel, api }: Reach, bookingId: string, person: RoomPerson): RoomLink => {
  const topic = `room:${bookingId}`;
  let you = { ...person, peer: channel.tab };
  const outbox = openOutbox(bookingId, person.user);
  const log: RoomEvent[] = [];
  const sent = new Set<string>();
  const lastSaid = new Map<Ephemeral['k'], Ephemeral>();
  const seen = new Map<string, { peer: Peer; awaySince: number | null }>();
  let rtcKept: { frame: Parameters<OpenTopic['send']>[0]; at: number }[] = [];
  let last = 0;
  /** The number of the newest event when the room was last entered. */
  let wholeAt = 0;
  let greeting: RoomGreeting | null = null;
  let people: readonly RoomMember[] = [{ ...person, leftAt: null }];
  let isUp = false;
  /** The state of one's own hand to send once connected again. */
  let waitingHand: boolean | null = null;
  let peers: readonly Peer[] = [];
  let link: OpenTopic | null = null;
  let flushTimer: ReturnType<typeof setTimeout> | undefined;
  let awayTimer: ReturnType<typeof setTimeout> | undefined;
  let state: RoomState = {
    status: 'connecting',
    retryAt: null,
    code: null,
    message: null,
    isWhole: false,
    unsent: outbox.all().length,
  };

  const onState = createHearers<[]>();
  const onPeers = createHearers<[]>();
  const onEvents = createHearers<[readonly RoomEvent[]]>();
  const onRefused = createHearers<[RefusedOperation]>();
  const onEph = createHearers<[string, Ephemeral]>();
  const onRtc = createHearers<[string, unknown]>();

  const be = (part: Partial<RoomState>): void => {
    const next = { ...state, ...part };
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    onState.tell();
  };
  const isOver = () => state.status === 'over';

  /** Sends what is not under way, in its order. */
  const flush = (): void => {
    clearTimeout(flushTimer);
    flushTimer = undefined;
    if (!link || state.status !== 'open') return;
    let ops: Pick<RoomEvent, 'id' | 'k' | 'b'>[] = [];
    let bytes = 0;
    const send = (): boolean => {
      if (ops.length === 0) return true;
      const taken = link?.send({ t: 'put', topic, ops }) ?? false;
      if (taken) for (const { id } of ops) sent.add(id);
      ops = [];
      bytes = 0;
      return taken;
    };
    for (const { id, k, b } of outbox.all()) {
      if (sent.has(id)) continue;
      const size = JSON.stringify(b).length * 2;
      if (ops.length >= roomLimits.operationsAtOnce || bytes + size > frameBytes) if (!send()) return;
      ops.push({ id, k, b });
      bytes += size;
    }
    send();
  };
  const flushSoon = (ms = times.gather): void => {
    flushTimer ??= setTimeout(flush, ms);
  };

  const hearEvents = (events: readonly LiveEvent[]): void => {
    const fresh: RoomEvent[] = [];
    for (const event of events) {
      // Another person's event never takes the place of one's own operation, whatever id it has.
      if (event.by === you.user) {
        outbox.remove(event.id);
        sent.delete(event.id);
      }
      // Told twice, as after a cut.
      if (event.seq <= last) continue;
      if (event.seq > last + 1) {
        reopen(fresh);
        return;
      }
      last = event.seq;
      fresh.push({ ...event, by: event.by ?? '', k: event.k as RoomEvent['k'] });
    }
    tellEvents(fresh);
  };
  const tellEvents = (fresh: readonly RoomEvent[]): void => {
    log.push(...fresh);
    if (fresh.length > 0) onEvents.tell(fresh);
    be({ unsent: outbox.all().length, isWhole: last >= wholeAt });
  };

  const refuse = (ids: readonly string[], code: string, message: string, retryAfter = 1): void => {
    if (passing.has(code)) {
      for (const id of ids) sent.delete(id);
      clearTimeout(flushTimer);
      flushTimer = undefined;
      flushSoon(retryAfter * 1_000);
      return;
    }
    for (const id of ids) {
      sent.delete(id);
      const event = outbox.remove(id);
      if (event) onRefused.tell({ id, k: event.k, b: event.b, code, message });
    }
    be({ unsent: outbox.all().length });
  };

  const setUp = (up: boolean): void => {
    if (isUp === up) return;
    isUp = up;
    onState.tell();
  };

  /** Notes the time if a person's last tab is gone. @param at milliseconds since the epoch, by this device's clock */
  const noteLeft = (user: string, at: number): void => {
    if ([...seen.values()].some(({ peer }) => peer.user === user)) return;
    const leftAt = new Date(at + (greeting?.clockAhead ?? 0)).toISOString();
    people = people.map((one) => (one.user === user ? { ...one, leftAt } : one));
  };

  const showPeers = (): void => {
    const now = Date.now();
    clearTimeout(awayTimer);
    for (const [id, { peer, awaySince }] of seen) {
      if (awaySince === null || now - awaySince < times.away) continue;
      seen.delete(id);
      noteLeft(peer.user, awaySince);
    }
    if ([...seen.values()].some(({ awaySince }) => awaySince !== null)) {
      awayTimer = setTimeout(showPeers, 2_000);
    }
    const next = [...seen.values()].map(({ peer, awaySince }) => ({ ...peer, isAway: awaySince !== null }));
    if (JSON.stringify(next) === JSON.stringify(peers)) return;
    peers = next;
    onPeers.tell();
  };

  const hearPeers = (told: readonly LivePeer[]): void => {
    const others = told.filter(({ peer }) => peer !== you.peer);
    const there = new Set<string>();
    let isNew = false;
    for (const other of others) {
      if (isLeaving(other)) {
        if (seen.delete(other.peer)) noteLeft(other.user, Date.now());
        continue;
      }
      const { peer, user, name, role } = other;
      there.add(peer);
      isNew ||= seen.get(peer)?.awaySince !== null;
      seen.set(peer, {
        peer: { peer, user, name, role: role as Peer['role'], isAway: false, hasHandUp: hasHandUp(other) },
        awaySince: null,
      });
    }
    for (const [id, one] of seen) if (!there.has(id)) one.awaySince ??= Date.now();
    const ownTabs = others.filter((other) => other.user === you.user && !isLeaving(other));
    if (ownTabs.length > 0 && waitingHand === null) setUp(ownTabs.some(hasHandUp));
    showPeers();
    if (isNew) for (const b of lastSaid.values()) link?.send({ t: 'eph', topic, b });
  };

  const hear = (frame: TopicAnswer): void => {
    if (isOver()) return;
    switch (frame.t) {
      case 'subbed': {
        const { now, people: all, you: assigned, ...welcome } = frame.b as Welcome;
        if (assigned && assigned.peer !== you.peer) you = { ...you, peer: assigned.peer };
        greeting = { ...welcome, clockAhead: Date.parse(now) - Date.now() };
        people = all.map((one) => ({ leftAt: null, ...one }));
        onPeers.tell();
        if (waitingHand === null) setUp(assigned?.hasHandUp ?? false);
        wholeAt = frame.last;
        sent.clear();
        state = { ...state, status: 'connecting' };
        be({ status: 'open', retryAt: null, code: null, message: null, isWhole: last >= wholeAt });
        for (const b of lastSaid.values()) link?.send({ t: 'eph', topic, b });
        if (waitingHand !== null) sayHand(waitingHand);
        const since = Date.now() - times.rtc;
        for (const { frame: kept } of rtcKept.filter(({ at }) => at >= since)) link?.send(kept);
        rtcKept = [];
        flush();
        break;
      }
      case 'ev':
        hearEvents(frame.events);
        break;
      case 'peers':
        hearPeers(frame.peers);
        break;
      case 'eph':
        if (frame.from !== you.peer && isEphemeral(frame.b)) onEph.tell(frame.from, frame.b);
        break;
      case 'rtc':
        onRtc.tell(frame.from, frame.b);
        break;
      case 'missed':
        reopen([]);
        break;
      case 'error':
        if (frame.ids) refuse(frame.ids, frame.code, frame.message, frame.retryAfter);
        else if (state.status !== 'open') be({ status: 'refused', code: frame.code, message: frame.message });
        break;
      case 'gone':
        end('over', frame.code, frame.message);
        break;
    }
  };

  const sayHand = (up: boolean): void => {
    const isSent = state.status === 'open' && link?.send({ t: 'eph', topic, b: { k: 'hand', up } });
    waitingHand = isSent ? null : up;
  };

  const lost = (): void => {
    sent.clear();
    if (!isOver()) followChannel();
  };

  const open = (): void => {
    link = channel.open(topic, { after: () => last, hear, lost, isQuick: true });
  };
  /** Asks anew for what follows. @param fresh what can be told before */
  const reopen = (fresh: readonly RoomEvent[]): void => {
    tellEvents(fresh);
    link?.close();
    open();
  };

  const followChannel = (): void => {
    if (state.status === 'refused' || isOver()) return;
    const now = channel.state();
    if (now.status === 'open') return;
    be({
      status: greeting || now.status === 'waiting' || now.status === 'refused' ? 'waiting' : 'connecting',
      retryAt: now.status === 'waiting' ? now.until : null,
    });
  };

  const end = (status: 'over', code: string, message: string | null): void => {
    clearTimeout(flushTimer);
    clearTimeout(awayTimer);
    stopFollowing();
    link?.close();
    link = null;
    be({ status, code, message, retryAt: null });
  };

  const stopFollowing = channel.onState(followChannel);
  open();
  followChannel();

  return {
    bookingId,
    get you() {
      return you;
    },
    state: () => state,
    onState: onState.add,
    greeting: () => greeting,
    people: () => people,
    files: createRoomFiles(api, bookingId),
    put: (k, b) => {
      const id = drawId();
      const event: RoomEvent = { seq: null, id, by: you.user, k, b, at: new Date().toISOString() };
      outbox.add(event);
      onEvents.tell([event]);
      be({ unsent: outbox.all().length });
      flushSoon();
      return id;
    },
    onEvents: (listener) => {
      const before = [...log, ...outbox.all()];
      if (before.length > 0) listener(before);
      return onEvents.add(listener);
    },
    onRefused: onRefused.add,
    eph: (b) => {
      if (lasting.includes(b.k)) lastSaid.set(b.k, b);
      if (state.status === 'open') link?.send({ t: 'eph', topic, b });
    },
    onEph: onEph.add,
    rtc: (to, b) => {
      const frame = { t: 'rtc', topic, to, b } as const;
      if (!link?.send(frame)) rtcKept.push({ frame, at: Date.now() });
    },
    onRtc: onRtc.add,
    peers: () => peers,
    onPeers: onPeers.add,
    hasHandUp: () => isUp,
    raise: (up) => {
      sayHand(up);
      setUp(up);
    },
    leave: () => {
      if (!isOver()) end('over', 'left', null);
    },
  };
};
