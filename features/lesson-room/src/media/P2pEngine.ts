import { createHearers } from '../link/hearers';
import type { Ephemeral, Peer, RoomLink } from '../link/RoomLink';
import {
  type Level,
  lowestOf,
  type MediaEngine,
  type MediaSnapshot,
  type OtherMedia,
  type SourceKind,
} from './MediaEngine';
import { P2pConnection, type Signal } from './P2pConnection';

/** Every message names the run of the engine that it comes from: after a reload a tab has its peer's id again, and nothing else. */
type Message =
  | { k: 'hello'; run: string; isAnswer: boolean }
  | { k: 'bye'; run: string }
  /** To one's own other tabs: microphone and camera are here from now on; `asked`: since the person said so. */
  | { k: 'moved'; run: string; asked: boolean }
  | { k: 'signal'; run: string; to: string; signal: Signal };

/** What a person sends, as they say it to all: a line that falls silent does not tell why. */
interface Said {
  isOn: boolean;
  muted: boolean;
  camera: boolean;
  screen: boolean;
}

interface Other {
  run: string;
  connection: P2pConnection;
  /** Milliseconds since when the room has not known the peer; null: it does. */
  goneSince: number | null;
}

const tickMs = 1_000;
/** A server that comes back has to learn first who is there; as long, a connection that runs is left alone. */
const graceMs = 15_000;
const bothAtOnceMs = 1_000;

const isMessage = (b: unknown): b is Message => typeof b === 'object' && b !== null && 'run' in b && 'k' in b;

const saidIn = (b: Ephemeral): Said => ({
  isOn: b.isOn === true,
  muted: b.muted === true,
  camera: b.camera === true,
  screen: b.screen === true,
});

const nothingSaid: Said = { isOn: false, muted: false, camera: false, screen: false };

/**
 * Sound and pictures straight from browser to browser, each with each; the room only brings them together.
 *
 * @param asked whether the person takes the call over from another tab of theirs
 */
export const createP2pEngine = (link: RoomLink, asked = false): MediaEngine => {
  const run = Math.random().toString(36).slice(2, 10);
  const startedAt = performance.now();
  const others = new Map<string, Other>();
  const said = new Map<string, Said>();
  const onChange = createHearers<[]>();
  const tracks: Record<SourceKind, MediaStreamTrack | null> = {
    microphone: null,
    camera: null,
    screen: null,
  };
  let muted = false;
  let most: Level = 'full';
  let moved = false;
  let closed = false;

  const rtc = (to: string, message: Message) => link.rtc(to, message);
  const ice = () => link.greeting()?.ice ?? [];

  const take = (): MediaSnapshot => {
    const connections = [...others.values()].map(({ connection }) => connection);
    return {
      others: [...others].map(([peer, { connection }]): OtherMedia => {
        const { muted: isMuted, camera, screen } = said.get(peer) ?? nothingSaid;
        return {
          peer,
          connection: connection.state,
          muted: isMuted,
          microphone: connection.received('microphone'),
          camera: camera && connection.sendsPictures ? connection.received('camera') : null,
          screen: screen && connection.sendsPictures ? connection.received('screen') : null,
          showsScreen: screen,
          getsPictures: connection.getsPictures,
        };
      }),
      level: lowestOf(most, ...connections.map(({ level }) => level)),
      chosen:
        most === 'sound' ? 'you' : connections.some(({ othersChoice }) => othersChoice) ? 'other' : null,
      moved,
      hasRelay: ice().some(({ urls }) => [urls].flat().some((url) => /^turns?:/.test(url))),
    };
  };

  let snapshot = take();
  let shown = '';
  const changed = () => {
    const next = take();
    const text = JSON.stringify(next, (part, value) =>
      Object.hasOwn(tracks, part) ? (value?.id ?? null) : value,
    );
    if (text === shown) return;
    shown = text;
    snapshot = next;
    onChange.tell();
  };

  const say = () => {
    if (moved) return;
    link.eph({
      k: 'media',
      isOn: !closed,
      muted,
      camera: !closed && tracks.camera !== null,
      screen: !closed && tracks.screen !== null,
    });
  };

  const drop = (peer: string) => {
    others.get(peer)?.connection.close();
    others.delete(peer);
    said.delete(peer);
    changed();
  };

  const dropAll = () => {
    for (const peer of [...others.keys()]) {
      rtc(peer, { k: 'bye', run });
      drop(peer);
    }
  };

  const callable = (): Peer[] => link.peers().filter(({ user }) => user !== link.you.user);

  const greet = () => {
    if (closed || moved) return;
    for (const { peer, isAway } of callable()) {
      if (!isAway) rtc(peer, { k: 'hello', run, isAnswer: false });
    }
  };

  const connect = (peer: string, theirs: string) => {
    others.get(peer)?.connection.close();
    const connection = new P2pConnection({
      ice: ice(),
      // Either side comes to the same.
      offers: link.you.peer < peer,
      tracks: { ...tracks },
      most,
      send: (signal) => rtc(peer, { k: 'signal', run, to: theirs, signal }),
      onChange: changed,
    });
    others.set(peer, { run: theirs, connection, goneSince: null });
    changed();
  };

  const hear = (from: string, message: unknown) => {
    if (closed || !isMessage(message)) return;
    const isOwn = link.peers().some(({ peer, user }) => peer === from && user === link.you.user);
    if (isOwn) {
      if (message.k !== 'moved' || moved) return;
      // Two tabs that were opened at once must not both give way.
      if (!message.asked && performance.now() - startedAt < bothAtOnceMs && link.you.peer < from) {
        rtc(from, { k: 'moved', run, asked });
        return;
      }
      dropAll();
      moved = true;
      changed();
      return;
    }
    if (moved) return;
    const other = others.get(from);
    switch (message.k) {
      case 'hello':
        if (other?.run !== message.run) {
          // Before the offer, which the other side takes from a run that it knows.
          if (!message.isAnswer) rtc(from, { k: 'hello', run, isAnswer: true });
          connect(from, message.run);
        } else if (!message.isAnswer) rtc(from, { k: 'hello', run, isAnswer: true });
        break;
      case 'bye':
        if (other?.run === message.run) drop(from);
        break;
      case 'signal':
        if (message.to !== run) return;
        if (!other || other.run !== message.run) {
          // Its hello was lost on the way, and another is answered by one.
          rtc(from, { k: 'hello', run, isAnswer: false });
          return;
        }
        other.connection.hear(message.signal);
        break;
    }
  };

  let known = new Set<string>();
  const lookAtPeers = () => {
    const present = callable();
    const there = new Set(present.map(({ peer }) => peer));
    for (const [peer, other] of others) {
      if (there.has(peer)) other.goneSince = null;
      else if (other.connection.state !== 'connected') drop(peer);
      else other.goneSince ??= performance.now();
    }
    const fresh = present.filter(({ peer, isAway }) => !isAway && !known.has(peer));
    known = new Set(present.filter(({ isAway }) => !isAway).map(({ peer }) => peer));
    if (!closed && !moved) for (const { peer } of fresh) rtc(peer, { k: 'hello', run, isAnswer: false });
  };

  const tick = () => {
    const reachable = link.state().status === 'open';
    const now = performance.now();
    for (const [peer, other] of others) {
      if (other.goneSince !== null && reachable && now - other.goneSince > graceMs) drop(peer);
      else void other.connection.tick(reachable);
    }
    // States change by the mere passing of time, too.
    changed();
  };

  let wasOpen = link.state().status === 'open';
  const lookAtState = () => {
    const isOpen = link.state().status === 'open';
    if (isOpen && !wasOpen) {
      say();
      greet();
    }
    wasOpen = isOpen;
  };

  const stops = [
    link.onRtc(hear),
    link.onPeers(lookAtPeers),
    link.onState(lookAtState),
    link.onEph((from, b) => {
      if (b.k !== 'media') return;
      said.set(from, saidIn(b));
      changed();
    }),
  ];
  const timer = setInterval(tick, tickMs);

  for (const { peer, user } of link.peers()) {
    if (user === link.you.user) rtc(peer, { k: 'moved', run, asked });
  }
  say();
  lookAtPeers();

  return {
    snapshot: () => snapshot,
    subscribe: onChange.add,
    setTrack: (kind, track) => {
      if (tracks[kind] === track) return;
      tracks[kind] = track;
      for (const { connection } of others.values()) connection.setTracks({ ...tracks });
      say();
    },
    setMuted: (is) => {
      muted = is;
      say();
    },
    choose: (level) => {
      most = level;
      for (const { connection } of others.values()) connection.setMost(level);
      changed();
    },
    close: () => {
      if (closed) return;
      dropAll();
      closed = true;
      say();
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
};
