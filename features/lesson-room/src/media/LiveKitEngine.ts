import {
  ConnectionQuality,
  type RemoteParticipant,
  type RemoteTrackPublication,
  Room,
  ConnectionState as RoomConnection,
  RoomEvent,
  Track,
  VideoQuality,
} from 'livekit-client';
import { createHearers } from '../link/hearers';
import type { RoomEngine, RoomLink } from '../link/RoomLink';
import {
  type ConnectionState,
  type Level,
  lowestOf,
  type MediaEngine,
  type MediaSnapshot,
  type OtherMedia,
  type SourceKind,
  sourceKinds,
} from './MediaEngine';

const sources: Record<SourceKind, Track.Source> = {
  microphone: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
};

const levelOf: Partial<Record<ConnectionQuality, Level>> = {
  [ConnectionQuality.Poor]: 'small',
  [ConnectionQuality.Lost]: 'sound',
};

const states: Record<RoomConnection, ConnectionState> = {
  [RoomConnection.Connected]: 'connected',
  [RoomConnection.Connecting]: 'connecting',
  [RoomConnection.Disconnected]: 'failed',
  [RoomConnection.Reconnecting]: 'interrupted',
  [RoomConnection.SignalReconnecting]: 'connected',
};

/**
 * Sound and pictures by way of a LiveKit server. A participant's identity there is the peer's id here, so that the room's
 * own list says who a person is.
 *
 * @throws where that server cannot be reached
 */
export const createLiveKitEngine = async (
  link: RoomLink,
  { url, token }: Extract<RoomEngine, { kind: 'livekit' }>,
): Promise<MediaEngine> => {
  // It steps pictures up and down by itself. What is looked at it could only tell of elements that it has filled itself: by
  // others nothing would be seen, and the server would leave the pictures out.
  const room = new Room({ adaptiveStream: false, dynacast: true, stopLocalTrackOnUnpublish: false });
  const onChange = createHearers<[]>();
  const tracks: Record<SourceKind, MediaStreamTrack | null> = {
    microphone: null,
    camera: null,
    screen: null,
  };
  let most: Level = 'full';
  let muted = false;
  let moved = false;
  let closed = false;

  const mediaOf = (participant: RemoteParticipant): OtherMedia => {
    const trackOf = (kind: SourceKind): MediaStreamTrack | null => {
      const publication = participant.getTrackPublication(sources[kind]);
      return publication?.isMuted ? null : (publication?.track?.mediaStreamTrack ?? null);
    };
    const screen = trackOf('screen');
    return {
      peer: participant.identity,
      connection: states[room.state],
      muted: !participant.isMicrophoneEnabled,
      microphone: trackOf('microphone'),
      camera: trackOf('camera'),
      screen,
      // One that is just coming is no screen yet; one that was left out by choice will not come.
      showsScreen: screen !== null || (most === 'sound' && participant.isScreenShareEnabled),
      // The server sends on what a line bears.
      getsPictures: most !== 'sound',
    };
  };

  const take = (): MediaSnapshot => ({
    others: [...room.remoteParticipants.values()].map(mediaOf),
    level: lowestOf(most, levelOf[room.localParticipant.connectionQuality] ?? 'full'),
    chosen: most === 'sound' ? 'you' : null,
    moved,
    // The server is one.
    hasRelay: true,
  });
  let snapshot = take();
  const changed = () => {
    snapshot = take();
    onChange.tell();
  };

  const applyMuted = async () => {
    const sound = room.localParticipant.getTrackPublication(Track.Source.Microphone)?.track;
    if (sound && sound.isMuted !== muted) await (muted ? sound.mute() : sound.unmute());
  };

  /** One step after the other: of two changes at once the later has to stay. */
  let work: Promise<unknown> = Promise.resolve();
  const publish = (kind: SourceKind) => {
    work = work.then(async () => {
      if (closed || room.state !== RoomConnection.Connected) return;
      const { localParticipant } = room;
      const wanted = kind !== 'microphone' && most === 'sound' ? null : tracks[kind];
      const before = localParticipant.getTrackPublication(sources[kind])?.track;
      if (before?.mediaStreamTrack === wanted) return;
      try {
        if (before) await localParticipant.unpublishTrack(before, false);
        if (wanted) await localParticipant.publishTrack(wanted, { source: sources[kind] });
        if (kind === 'microphone') await applyMuted();
      } catch (error) {
        console.warn('A track was not taken over:', error);
      }
    });
  };
  const publishAll = () => {
    for (const kind of sourceKinds) publish(kind);
  };

  const subscribeTo = (publication: RemoteTrackPublication) => {
    const isSound = publication.source === Track.Source.Microphone;
    publication.setSubscribed(isSound || most !== 'sound');
    if (!isSound && most === 'small') publication.setVideoQuality(VideoQuality.LOW);
  };
  const subscribeToAll = () => {
    for (const participant of room.remoteParticipants.values()) {
      for (const publication of participant.trackPublications.values()) {
        subscribeTo(publication as RemoteTrackPublication);
      }
    }
  };

  room.on(RoomEvent.TrackPublished, subscribeTo).on(RoomEvent.Reconnected, publishAll);
  for (const event of [
    RoomEvent.TrackSubscribed,
    RoomEvent.TrackUnsubscribed,
    RoomEvent.TrackMuted,
    RoomEvent.TrackUnmuted,
    RoomEvent.ParticipantConnected,
    RoomEvent.ParticipantDisconnected,
    RoomEvent.ConnectionStateChanged,
    RoomEvent.ConnectionQualityChanged,
  ] as const) {
    room.on(event, changed);
  }

  /** To one's own other tabs, as between browsers. */
  const tellTabs = () => {
    for (const { peer, user } of link.peers()) {
      if (user === link.you.user) link.rtc(peer, { k: 'moved', run: link.you.peer });
    }
  };
  const stopHearing = link.onRtc((from, b) => {
    const isOwn = link.peers().some(({ peer, user }) => peer === from && user === link.you.user);
    if (!isOwn || (b as { k?: unknown } | null)?.k !== 'moved') return;
    moved = true;
    void room.disconnect(false).then(changed);
  });

  await room.connect(url, token, { autoSubscribe: false });
  subscribeToAll();
  tellTabs();
  changed();

  return {
    snapshot: () => snapshot,
    subscribe: onChange.add,
    setTrack: (kind, track) => {
      if (tracks[kind] === track) return;
      tracks[kind] = track;
      publish(kind);
    },
    setMuted: (is) => {
      muted = is;
      work = work.then(applyMuted).catch(() => {});
    },
    choose: (level) => {
      most = level;
      publishAll();
      subscribeToAll();
      changed();
    },
    close: () => {
      if (closed) return;
      closed = true;
      stopHearing();
      void room.disconnect(false);
    },
  };
};
