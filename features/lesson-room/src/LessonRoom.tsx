import type { BookingDetails } from '@paadam/shared/contract';
import { formatTime } from '@paadam/shared/domain';
import { Button, Chip, Dialog, PageTitle } from '@paadam/shared/ui';
import { focusHeading } from '@paadam/shared/ui/focus';
import { listed } from '@paadam/shared/words';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Board } from './board/Board';
import { Controls } from './Controls';
import { useChatNews } from './chat/useChatNews';
import { DeviceNotices } from './DeviceNotices';
import { LatePart } from './late';
import type { RoomLink } from './link/RoomLink';
import { LineSign } from './media/LineSign';
import { lineWords } from './media/lineWords';
import { MediaVideo } from './media/MediaVideo';
import { OthersSound } from './media/OthersSound';
import { type OwnMedia, type OwnMediaState, speakerOf } from './media/ownMedia';
import { useEngine } from './media/useEngine';
import { useSnapshot } from './media/useSnapshot';
import * as words from './messages/room';
import { more } from './morePart';
import { type Participant, participantsOf, watchersOf } from './people';
import { ReadOut } from './ReadOut';
import { isEndNear, RoomClock, useRoomNow } from './RoomClock';
import { RoomNotices } from './RoomNotices';
import {
  BarPlace,
  BoardPlace,
  ChatPlace,
  Frame,
  Head,
  Notices,
  People,
  Room,
  SharedScreen,
  SignText,
  Stage,
} from './room.styles';
import { ScreenLine } from './ScreenLine';
import { Tile } from './Tile';
import { useAlone } from './useAlone';
import { useIsRoomy } from './useIsRoomy';
import { useNews } from './useNews';
import { useUnread } from './useUnread';
import { useWatchAgreement } from './useWatchAgreement';

export { beginCall } from './media/useEngine';

interface LessonRoomProps {
  booking: BookingDetails;
  /** "Mathematics with Meera Iyer". */
  title: string;
  link: RoomLink;
  /** Null: a parent, who only watches. */
  own: OwnMedia | null;
  onLeave: () => void;
}

/** Milliseconds: what may be opened later comes before the network can go, and after all that is needed at once. */
const moreAfter = 3_000;

/** @returns their picture, once a way leads to them */
const cameraOf = ({ media }: Participant): MediaStreamTrack | null =>
  media?.connection === 'connected' || media?.connection === 'interrupted' ? media.camera : null;

/** @returns the person's state in words; undefined if they are there */
const presenceInWords = ({ presence, leftAt }: Participant): string | undefined => {
  if (presence === 'here') return undefined;
  if (presence === 'away') return words.interrupted();
  return leftAt ? words.leftAt({ time: formatTime(leftAt) }) : words.notHere();
};

/** The lesson: the board, who is here, and what they say. */
export function LessonRoom({ booking, title, link, own, onLeave }: LessonRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useAlone(room);
  const isRoomy = useIsRoomy(room);
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  useEffect(() => focusHeading(room.current), []);
  const state = useSnapshot(link.onState, link.state, link.state());
  const greeting = useSnapshot(link.onState, link.greeting, null);
  const peers = useSnapshot(link.onPeers, link.peers, link.peers());
  const ownState = useSnapshot<OwnMediaState | null>(own?.subscribe, own?.state, null);
  const { engine, media, failed, takeOver } = useEngine(link, own);
  const people = useSnapshot(link.onPeers, link.people, link.people());
  const isUp = useSnapshot(link.onState, link.hasHandUp, false);
  const { agreed, agree } = useWatchAgreement(link);
  const [isChatOpen, setChatOpen] = useState(false);
  const [asksMore, setAsksMore] = useState(false);
  const [seesScreen, setSeesScreen] = useState(true);
  const unread = useUnread(link, isChatOpen);
  const written = useChatNews(link);
  const now = useRoomNow(greeting?.clockAhead ?? 0);

  useEffect(() => {
    const timer = setTimeout(() => void more.bring().catch(() => {}), moreAfter);
    return () => clearTimeout(timer);
  }, []);

  const { you } = link;
  const participants = useMemo(
    () => participantsOf(booking, you.user, peers, media, people),
    [booking, you.user, peers, media, people],
  );
  const watchers = useMemo(() => watchersOf(peers), [peers]);
  const times = {
    startsAt: Date.parse(greeting?.startsAt ?? booking.dateTime),
    endsAt: Date.parse(greeting?.endsAt ?? booking.endsAt),
    closesAt: Date.parse(greeting?.closesAt ?? booking.endsAt),
  };
  const endIsNear = isEndNear(times, now);
  const news = useNews(participants, watchers, endIsNear);

  const sounds = useMemo(
    () => participants.flatMap(({ media: one }) => one?.microphone ?? []),
    [participants],
  );
  const awaited = participants.flatMap(({ presence, media: one }) =>
    one ? [one.peer] : presence === 'here' ? [''] : [],
  );
  const screen = participants.find((person) => person.media?.screen);
  const ownCamera = ownState?.camera.status === 'on' ? ownState.camera.track : null;
  const awaitedPeople = participants.filter(({ presence, leftAt }) => presence === 'absent' && !leftAt);
  const other = participants[0];
  const closeSettings = () => setAsksMore(false);

  return (
    <Room ref={room}>
      <Frame>
        <Head>
          <PageTitle>{title}</PageTitle>
          <BarPlace ref={setBar} data-board-bar inert={screen !== undefined && seesScreen} />
          <RoomClock times={times} now={now} />
          <LineSign words={lineWords(media, awaited)} />
          {awaitedPeople.length > 0 && (
            <SignText role="status" $tone="muted">
              {words.waitingFor({ people: listed(awaitedPeople.map(({ name }) => name)) })}
            </SignText>
          )}
          {watchers.length > 0 && <Chip>{words.watching({ people: watchers.join(', ') })}</Chip>}
        </Head>
        <People role="list" aria-label={words.whoIsHere()} data-beside-chat={isChatOpen ? '' : undefined}>
          {participants.map((person, index) => (
            <Tile
              key={person.user}
              name={person.name}
              note={presenceInWords(person)}
              camera={cameraOf(person)}
              muted={person.media?.muted ?? false}
              hasHandUp={person.hasHandUp}
              {...(index === 0 && { videoRef: video })}
            />
          ))}
          {own && ownState && (
            <Tile
              name={you.name}
              isOwn
              camera={ownCamera}
              muted={ownState.muted || ownState.microphone.status !== 'on'}
              hasHandUp={isUp}
            />
          )}
        </People>
        <Stage>
          <Notices>
            <RoomNotices
              booking={booking}
              state={state}
              participants={participants}
              media={media}
              mediaFailed={failed}
              isEndNear={endIsNear}
              screenFailed={ownState?.screen.status === 'failed'}
              onScreenRead={() => own?.closeScreen()}
              onTakeOver={takeOver}
              onRetryMedia={takeOver}
            />
            {own && ownState && <DeviceNotices own={own} state={ownState} />}
            <OthersSound tracks={sounds} speaker={ownState && speakerOf(ownState)} />
          </Notices>
          <BoardPlace inert={screen !== undefined && seesScreen}>
            <Board link={link} bar={isRoomy ? bar : null} />
          </BoardPlace>
          <ScreenLine
            participants={participants}
            chosen={media.chosen}
            isSharing={ownState?.screen.status === 'on'}
            onStop={() => own?.closeScreen()}
            seesScreen={seesScreen}
            onSee={setSeesScreen}
            onPictures={() => engine?.choose('full')}
          />
          {screen?.media?.screen && seesScreen && (
            <SharedScreen>
              <MediaVideo track={screen.media.screen} aria-label={words.screenOf({ name: screen.name })} />
            </SharedScreen>
          )}
        </Stage>
        {isChatOpen && (
          <ChatPlace>
            <header>
              <h2>{words.chat()}</h2>
              <Button variant="quiet" aria-label={words.closeTheChat()} onClick={() => setChatOpen(false)}>
                <X size={18} aria-hidden />
              </Button>
            </header>
            <LatePart of={more} what="chat">
              {({ Chat }) => <Chat link={link} />}
            </LatePart>
          </ChatPlace>
        )}
        <Controls
          own={own}
          state={ownState}
          hand={{ isUp, raise: link.raise }}
          chat={{ isOpen: isChatOpen, unread, toggle: () => setChatOpen(!isChatOpen) }}
          onMore={() => setAsksMore(true)}
          onLeave={onLeave}
        />
      </Frame>
      <ReadOut role="status" lines={news} />
      <ReadOut role="log" lines={written} />
      <Dialog
        open={asksMore}
        onClose={closeSettings}
        title={words.callSettings()}
        actions={<Button onClick={closeSettings}>{words.done()}</Button>}
      >
        <LatePart of={more} what="settings">
          {({ Settings }) => (
            <Settings
              onClose={closeSettings}
              own={own}
              state={ownState}
              soundOnly={{
                isOn: media.chosen === 'you',
                choose: (is) => engine?.choose(is ? 'sound' : 'full'),
              }}
              watching={
                own && other
                  ? {
                      agrees: agreed[you.user] ?? false,
                      otherAgrees: agreed[other.user] ?? false,
                      otherName: other.name,
                      agree,
                    }
                  : undefined
              }
              video={video}
              room={room}
            />
          )}
        </LatePart>
      </Dialog>
    </Room>
  );
}
