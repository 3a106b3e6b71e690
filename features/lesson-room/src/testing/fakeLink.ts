import type { RoomEventKind } from '@paadam/shared/domain';
import { peerIdOf } from '@paadam/shared/domain';
import { createHearers } from '../link/hearers';
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
} from '../link/RoomLink';

/** A room in memory, for tests. */
export interface FakeRoom {
  /** @param tab tells a person's tabs apart */
  join(person: RoomPerson, tab?: string): FakeLink;
  /** What is put is heard by who put it alone, until `release`. */
  hold(): void;
  release(): void;
  /** The next operation of this kind is refused. */
  refuseNext(k: RoomEventKind, code: string): void;
  /** The log so far. */
  readonly events: readonly RoomEvent[];
}

export interface FakeLink extends RoomLink {
  /** The connection is gone: the others see this peer as away, and what is put waits. */
  cut(): void;
  /** It is back. */
  mend(): void;
  set(state: Partial<RoomState>): void;
}

const kept: readonly Ephemeral['k'][] = ['media', 'view'];

interface Member {
  link: FakeLink;
  isAway: boolean;
  hasHandUp: boolean;
  outbox: RoomEvent[];
  said: Map<string, Ephemeral>;
  hearEvents(events: readonly RoomEvent[]): void;
  hearRefused(refused: RefusedOperation): void;
  hearEph(from: string, b: Ephemeral): void;
  hearRtc(from: string, b: unknown): void;
  look(): void;
}

/**
 * A room without a server, in which everything arrives at once unless it is held.
 *
 * @param greeting what differs from a lesson that runs right now, peer to peer
 */
export const createFakeRoom = (greeting: Partial<RoomGreeting> = {}, bookingId = 'booking'): FakeRoom => {
  const members = new Map<string, Member>();
  const people = new Map<string, RoomMember>();
  const files = new Map<string, Blob>();
  const log: RoomEvent[] = [];
  const refusals = new Map<RoomEventKind, string>();
  let isHeld = false;

  const flush = (member: Member): void => {
    if (isHeld || member.isAway) return;
    for (const event of member.outbox.splice(0)) {
      const code = refusals.get(event.k);
      if (code) {
        refusals.delete(event.k);
        const { id, k, b } = event;
        member.hearRefused({ id, k, b, code, message: 'Refused.' });
      } else {
        const taken = { ...event, seq: log.length + 1 };
        log.push(taken);
        for (const other of members.values()) if (!other.isAway) other.hearEvents([taken]);
      }
    }
    member.look();
  };

  let shownPeople: readonly RoomMember[] = [];
  const showPeople = (): void => {
    shownPeople = [...people.values()];
  };

  const lookAll = (): void => {
    for (const member of members.values()) member.look();
  };

  const join: FakeRoom['join'] = (person, tab = '1') => {
    people.set(person.user, { leftAt: null, ...people.get(person.user), ...person });
    showPeople();
    const you = { ...person, peer: peerIdOf(tab, person.user) };
    const others = (): Member[] => [...members.values()].filter(({ link }) => link.you.peer !== you.peer);
    const onState = createHearers<[]>();
    const onPeers = createHearers<[]>();
    const onEvents = createHearers<[readonly RoomEvent[]]>();
    const onRefused = createHearers<[RefusedOperation]>();
    const onEph = createHearers<[string, Ephemeral]>();
    const onRtc = createHearers<[string, unknown]>();
    const now = Date.now();
    const greets: RoomGreeting = {
      ice: [],
      engine: { kind: 'p2p' },
      startsAt: new Date(now).toISOString(),
      endsAt: new Date(now + 3_600_000).toISOString(),
      closesAt: new Date(now + 3_600_000).toISOString(),
      clockAhead: 0,
      ...greeting,
    };
    let state: RoomState = {
      status: 'open',
      retryAt: null,
      code: null,
      message: null,
      isWhole: true,
      unsent: 0,
    };
    let peers: readonly Peer[] = [];
    let count = 0;
    /** Up to which number this link has heard the log. */
    let heard = log.length;

    const change = (part: Partial<RoomState>): void => {
      state = { ...state, ...part };
      onState.tell();
    };
    const hear = (events: readonly RoomEvent[]): void => {
      heard = log.length;
      onEvents.tell(events);
    };
    const member: Member = {
      isAway: false,
      hasHandUp: false,
      outbox: [],
      said: new Map(),
      hearEvents: hear,
      hearRefused: onRefused.tell,
      hearEph: onEph.tell,
      hearRtc: onRtc.tell,
      look: () => {
        const seen = others().map(({ link, isAway, hasHandUp }) => ({ ...link.you, isAway, hasHandUp }));
        if (JSON.stringify(seen) !== JSON.stringify(peers)) {
          peers = seen;
          onPeers.tell();
        }
        if (member.outbox.length !== state.unsent) change({ unsent: member.outbox.length });
      },
      link: {
        bookingId,
        you,
        state: () => state,
        onState: onState.add,
        greeting: () => greets,
        put: (k, b) => {
          count += 1;
          const id = `${you.peer}.${count}`;
          const event: RoomEvent = { seq: null, id, by: you.user, k, b, at: new Date().toISOString() };
          member.outbox.push(event);
          onEvents.tell([event]);
          member.look();
          flush(member);
          return id;
        },
        onEvents: (listener) => {
          const before = [...log.slice(0, heard), ...member.outbox];
          if (before.length > 0) listener(before);
          return onEvents.add(listener);
        },
        onRefused: onRefused.add,
        eph: (b) => {
          if (kept.includes(b.k)) member.said.set(b.k, b);
          if (member.isAway) return;
          for (const other of others()) if (!other.isAway) other.hearEph(you.peer, b);
        },
        onEph: (listener) => {
          for (const { link, said } of others()) for (const b of said.values()) listener(link.you.peer, b);
          return onEph.add(listener);
        },
        rtc: (to, b) => {
          members.get(to)?.hearRtc(you.peer, b);
        },
        onRtc: onRtc.add,
        peers: () => peers,
        onPeers: onPeers.add,
        hasHandUp: () => member.hasHandUp,
        raise: (up) => {
          member.hasHandUp = up;
          onState.tell();
          lookAll();
        },
        people: () => shownPeople,
        files: {
          add: async (image) => {
            files.set(`file-${files.size + 1}`, image);
            return { id: `file-${files.size}`, width: 400, height: 300 };
          },
          load: async (id) => {
            const image = files.get(id);
            if (!image) throw new Error(`There is no file ${id}.`);
            return image;
          },
        },
        leave: () => {
          members.delete(you.peer);
          people.set(person.user, { ...person, leftAt: new Date().toISOString() });
          showPeople();
          change({ status: 'over', code: 'left' });
          lookAll();
        },
        cut: () => {
          member.isAway = true;
          change({ status: 'waiting', retryAt: Date.now() + 1_000 });
          lookAll();
        },
        mend: () => {
          member.isAway = false;
          const missed = log.slice(heard);
          if (missed.length > 0) hear(missed);
          change({ status: 'open', retryAt: null });
          flush(member);
          lookAll();
        },
        set: change,
      },
    };
    members.set(you.peer, member);
    lookAll();
    return member.link;
  };

  return {
    join,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const member of members.values()) flush(member);
    },
    refuseNext: (k, code) => {
      refusals.set(k, code);
    },
    events: log,
  };
};
