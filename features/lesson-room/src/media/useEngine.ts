import { useEffect, useState } from 'react';
import type { RoomLink } from '../link/RoomLink';
import { type MediaEngine, type MediaSnapshot, sourceKinds } from './MediaEngine';
import type { OwnMedia } from './ownMedia';
import { createP2pEngine } from './P2pEngine';
import { useSnapshot } from './useSnapshot';

const noMedia: MediaSnapshot = { others: [], level: 'full', chosen: null, moved: false, hasRelay: false };

const createEngine = async (link: RoomLink, asked: boolean): Promise<MediaEngine> => {
  const engine = link.greeting()?.engine;
  if (engine?.kind !== 'livekit') return createP2pEngine(link, asked);
  const { createLiveKitEngine } = await import(
    /* webpackChunkName: "livekit", webpackMode: "lazy" */ './LiveKitEngine'
  );
  return createLiveKitEngine(link, engine);
};

const send = (engine: MediaEngine, own: OwnMedia): void => {
  const state = own.state();
  for (const source of sourceKinds) {
    const { [source]: now } = state;
    engine.setTrack(source, now.status === 'on' ? now.track : null);
  }
  engine.setMuted(state.muted || state.microphone.status !== 'on');
};

/** Calls that no one runs yet; null: one was taken over, or needed no one to begin it. */
const begun = new WeakMap<RoomLink, Promise<MediaEngine> | null>();

/** Begins a room's media the moment it is entered: the person who is there answers while the room is still being drawn. */
export const beginCall = (link: RoomLink, own: OwnMedia | null): void => {
  const look = () => {
    if (link.greeting() && !begun.has(link)) {
      const making = createEngine(link, false);
      begun.set(link, making);
      making.then((engine) => own && send(engine, own)).catch(() => {});
    }
    // Where one has left before there was a room to be seen.
    if (link.state().status === 'over') {
      stop();
      void begun.get(link)?.then(
        (engine) => engine.close(),
        () => {},
      );
    }
  };
  const stop = link.onState(look);
  look();
};

const takeCall = (link: RoomLink, asked: boolean): Promise<MediaEngine> => {
  const making = begun.get(link) ?? createEngine(link, asked);
  begun.set(link, null);
  return making;
};

/**
 * Runs a room's media from the moment it was entered.
 *
 * @param own what is sent; null for who only watches
 * @returns what comes from the others, the engine once it is there, and a way to take it over from another tab
 */
export const useEngine = (link: RoomLink, own: OwnMedia | null) => {
  const [engine, setEngine] = useState<MediaEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const [run, setRun] = useState(0);
  const kind = useSnapshot(link.onState, link.greeting, null)?.engine.kind;

  // Each run is an engine of its own.
  useEffect(() => {
    if (!kind) return;
    let left = false;
    let made: MediaEngine | null = null;
    setFailed(false);
    takeCall(link, run > 0).then(
      (engineMade) => {
        if (left) return engineMade.close();
        made = engineMade;
        setEngine(engineMade);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
      made?.close();
      setEngine(null);
    };
  }, [link, kind, run]);

  useEffect(() => {
    if (!engine || !own) return;
    const sendAll = () => send(engine, own);
    sendAll();
    return own.subscribe(sendAll);
  }, [engine, own]);

  // Another page of this tab lets go of the call at once; the others would wait for it.
  useEffect(() => {
    if (!engine) return;
    const leave = () => engine.close();
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setRun((before) => before + 1);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [engine]);

  const media = useSnapshot(engine?.subscribe, engine?.snapshot, noMedia);
  return { engine, media, failed, takeOver: () => setRun((before) => before + 1) };
};
