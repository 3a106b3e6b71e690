import { lessonLogs, lessonRooms } from '@paadam/bookings';
import { useLive } from '@paadam/live';
import type { Attendance, BoardBodies, LessonRoom, RoomLogEvent } from '@paadam/shared/contract';
import { dayOf, formatDay, formatTime, roomLimits } from '@paadam/shared/domain';
import { LoadProblem, useLoadable } from '@paadam/shared/loading';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { type ChatMessage, ChatMessages } from '../chat/ChatMessages';
import { createRoomFiles } from '../link/roomFiles';
import * as words from '../messages/room';
import { BoardPages } from './BoardPages';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);

  & h2 {
    font-size: var(--paadam-text-22);
  }

  & h3 {
    margin-bottom: var(--paadam-space-2);
    font-size: var(--paadam-text-18);
  }
`;

const People = styled.ul`
  display: grid;
  gap: var(--paadam-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & strong {
    margin-inline-end: var(--paadam-space-2);
  }
`;

const ChatBox = styled.div`
  max-height: 24rem;
  padding: var(--paadam-space-3);
  border: 1px solid var(--paadam-line);
  border-radius: var(--paadam-radius-control);
  overflow-y: auto;
`;

const dayAndYear = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** What is left of a lesson in its room: who was there, the board, the chat. */
export function LookBack({ bookingId }: { bookingId: string }) {
  const titleId = useId();
  const { answer, reload } = useLoadable(lessonRooms, bookingId);
  const room = dataOf(answer);
  const problem = answer.status === 'failed' ? answer.problem : null;
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <h2 id={titleId}>{words.inRoom()}</h2>
        {problem && (
          <LoadProblem
            problem={problem}
            besideList={room !== undefined}
            onRetry={reload}
            what={words.lessonRoomLower()}
          />
        )}
        {!room && !problem && <Skeleton height="6rem" />}
        {room?.recordRemovedAt && (
          <p>
            {words.recordRemoved({
              day: formatDay(dayOf(new Date(room.recordRemovedAt)), dayAndYear),
              days: roomLimits.recordDays,
            })}
          </p>
        )}
        {room && !room.recordRemovedAt && <Attended attendance={room.attendance} />}
        {room && !room.recordRemovedAt && room.last > 0 && <Kept room={room} />}
      </Section>
    </Card>
  );
}

const timesOf = ({ spells }: Attendance): string =>
  spells.map(({ from, to }) => [...new Set([formatTime(from), formatTime(to)])].join(' – ')).join(', ');

const minutesOf = ({ minutes }: Attendance): string => {
  return words.minutesThere({ minutes });
};

function Attended({ attendance }: { attendance: readonly Attendance[] }) {
  const there = attendance.filter(({ spells }) => spells.length > 0);
  if (there.length === 0) return <p>{words.nobodyWasHere()}</p>;
  return (
    <div>
      <h3>{words.whoWasThere()}</h3>
      <People>
        {there.map((person) => (
          <li key={person._id}>
            <strong>{person.name}</strong>
            {minutesOf(person)} ({timesOf(person)})
          </li>
        ))}
      </People>
    </div>
  );
}

/** The person who may not watch a lesson sees what was done in it afterwards. */
function Kept({ room }: { room: LessonRoom }) {
  if (room.refusal?.code === 'watch_not_agreed') {
    return <p>{words.shownOnceOver()}</p>;
  }
  return <Log room={room} />;
}

function Log({ room }: { room: LessonRoom }) {
  const { answer, reload } = useLoadable(lessonLogs, room.bookingId);
  const reach = useLive();
  const load = useMemo(
    () => (reach ? createRoomFiles(reach.api, room.bookingId).load : null),
    [reach, room.bookingId],
  );
  const you = usePaadamSelector(selectUser)?.id;
  const events = dataOf(answer);
  const problem = answer.status === 'failed' ? answer.problem : null;
  const chat = useMemo(() => messagesOf(events ?? [], room, you), [events, room, you]);
  if (!events) {
    return problem ? (
      <LoadProblem problem={problem} besideList={false} onRetry={reload} what={words.boardLower()} />
    ) : (
      <div>
        <VisuallyHidden role="status">{words.loadingTheBoard()}</VisuallyHidden>
        <Skeleton height="20rem" />
      </div>
    );
  }
  const isDrawnOn = events.some(({ k }) => k !== 'chat' && k !== 'watch' && k !== 'lock');
  return (
    <>
      {isDrawnOn && (
        <div>
          <h3>{words.board()}</h3>
          <BoardPages
            events={events}
            load={load}
            name={words.boardFile({ day: room.startsAt.slice(0, 10) })}
          />
        </div>
      )}
      {chat.length > 0 && (
        <div>
          <h3>{words.theChat()}</h3>
          {/* Whoever has no pointer scrolls it by the arrow keys. */}
          <ChatBox tabIndex={0} role="group" aria-label={words.theChat()}>
            <ChatMessages messages={chat} />
          </ChatBox>
        </div>
      )}
    </>
  );
}

const messagesOf = (
  events: readonly RoomLogEvent[],
  { people }: LessonRoom,
  you: string | undefined,
): ChatMessage[] =>
  events.flatMap(({ id, k, by, b, at }) =>
    k === 'chat'
      ? {
          id,
          by,
          name: people.find(({ _id }) => _id === by)?.name ?? words.somebody(),
          isOwn: by === you,
          text: (b as BoardBodies['chat']).text,
          at,
          isUnsent: false,
        }
      : [],
  );
