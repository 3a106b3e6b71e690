import { bookingDetails } from '@paadam/bookings';
import type { BookingDetails } from '@paadam/shared/contract';
import { isUpcoming, joinOpensAt, type Role, roomLimits } from '@paadam/shared/domain';
import { LoadProblem, useLoadable } from '@paadam/shared/loading';
import { NotFoundPage } from '@paadam/shared/portal';
import { Link, useParams } from '@paadam/shared/router';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Button, LinkButton, Notice, PageTitle, Skeleton } from '@paadam/shared/ui';
import { focusHeading } from '@paadam/shared/ui/focus';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LatePart, late } from './late';
import type { RoomLink, RoomPerson } from './link/RoomLink';
import { Lobby } from './lobby/Lobby';
import { createOwnMedia, keptMedia } from './media/ownMedia';
import { useSnapshot } from './media/useSnapshot';
import * as words from './messages/room';
import { noteRoom, wasInRoom } from './rejoin';

/** The lesson itself: its code comes while one is in the lobby. */
export const inside = late(
  () => import(/* webpackChunkName: "lesson-room", webpackMode: "lazy" */ './LessonRoom'),
);

const Page = styled.div`
  max-width: 64rem;
  margin-inline: auto;
  padding: var(--paadam-space-6) var(--paadam-space-4) var(--paadam-space-16);
  container-type: inline-size;

  & > * + * {
    margin-top: var(--paadam-space-6);
  }

  /* The way in is to be seen at once. */
  @media (max-width: 30rem), (max-height: 32rem) {
    padding-top: var(--paadam-space-2);

    & > * + * {
      margin-top: var(--paadam-space-3);
    }
  }
`;

const Back = styled.p`
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--paadam-space-2);
    min-height: var(--paadam-control-height);
    font-weight: 600;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);
`;

/** A parent who waits for both to agree asks again so often. */
const askAgainMs = 10_000;

const titleOf = ({ subject, student, tutor }: BookingDetails, role: Role): string => {
  if (role === 'tutor') return words.lessonWith({ subject: subject.name, name: student.name });
  return role === 'parent'
    ? words.lessonForWith({ subject: subject.name, student: student.name, tutor: tutor.name })
    : words.lessonWith({ subject: subject.name, name: tutor.name });
};

/** @returns whether a person of that role may still go in */
const isOpenYet = (booking: BookingDetails, role: Role, now: number): boolean =>
  isUpcoming(booking, now) ||
  (role === 'tutor' &&
    (booking.status === 'accepted' || booking.status === 'completed') &&
    now < Date.parse(booking.endsAt) + roomLimits.tutorStaysMinutes * 60_000);

export interface RoomPageProps {
  /** The folder of the booking's own page: "/student/classes". */
  bookings: string;
  /** Opens the way into a lesson's room. */
  enter: (bookingId: string, person: RoomPerson) => RoomLink;
}

/** One lesson's room: before it the lobby, after it the way to what was kept. */
export function RoomPage({ bookings, enter }: RoomPageProps) {
  const { bookingId = '' } = useParams();
  const { answer, reload } = useLoadable(bookingDetails, bookingId);
  const user = usePaadamSelector(selectUser);
  const booking = dataOf(answer);
  const problem = answer.status === 'failed' ? answer.problem : null;
  if (problem?.code === 'not_found' || problem?.code === 'validation_failed') return <NotFoundPage />;
  const page = `${bookings}/${bookingId}`;
  if (!booking || !user) {
    return (
      <Page>
        <PageTitle>{words.title()}</PageTitle>
        {problem ? (
          <LoadProblem problem={problem} besideList={false} onRetry={reload} what={words.booking()} />
        ) : (
          <Skeleton height="20rem" />
        )}
      </Page>
    );
  }
  return (
    <Visit
      key={bookingId}
      booking={booking}
      page={page}
      person={{ user: user.id, name: user.name, role: user.role }}
      enter={enter}
    />
  );
}

interface VisitProps extends Pick<RoomPageProps, 'enter'> {
  booking: BookingDetails;
  /** The address of the booking's own page. */
  page: string;
  person: RoomPerson;
}

/** From the lobby through the lesson. */
function Visit({ booking, page, person, enter }: VisitProps) {
  const { role } = person;
  const now = useNow();
  const title = titleOf(booking, role);
  const [visit, setVisit] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit begins with what was let go of
  const own = useMemo(() => (role === 'parent' ? null : createOwnMedia()), [role, visit]);
  useEffect(() => () => own?.stop(), [own]);
  const ownState = useSnapshot(own?.subscribe, own?.state, null);
  const [link, setLink] = useState<RoomLink | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const state = useSnapshot(link?.onState, link?.state, null);
  const hasEntered = useSnapshot(link?.onState, link?.greeting, null) !== null;

  const join = () => {
    noteRoom(booking._id);
    const entered = enter(booking._id, person);
    setLink(entered);
    // Where its code does not come, the room itself says so.
    inside.bring().then(
      ({ beginCall }) => beginCall(entered, own),
      () => {},
    );
  };
  const leave = () => {
    noteRoom(null);
    link?.leave();
    own?.stop();
    setHasLeft(true);
  };
  useEffect(() => () => link?.leave(), [link]);
  const isOver = state?.status === 'over';
  useEffect(() => {
    if (isOver) own?.stop();
  }, [isOver, own]);
  const comeBack = () => {
    setHasLeft(false);
    setLink(null);
    setVisit(visit + 1);
  };

  // After a reload one is where one was, with what was on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (!wasInRoom(booking._id)) return;
    void own?.open('microphone');
    if (keptMedia().camera) void own?.open('camera');
    join();
  }, []);

  useEffect(() => void inside.bring().catch(() => {}), []);

  const isRefused = state?.status === 'refused';
  const waitsForBoth = isRefused && state.code === 'watch_not_agreed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is one more wait
  useEffect(() => {
    if (!waitsForBoth) return;
    const timer = setTimeout(join, askAgainMs);
    return () => clearTimeout(timer);
  }, [waitsForBoth, link]);

  if (hasLeft || isOver) {
    return (
      <After
        {...{ booking, title, page }}
        reason={hasLeft ? null : (state?.message ?? null)}
        onReturn={comeBack}
        canReturn={(hasLeft || state?.code === 'watch_not_agreed') && isOpenYet(booking, role, now)}
      />
    );
  }
  const back = (
    <Back>
      <Link to={page}>
        <ArrowLeft size={18} aria-hidden />
        {words.theBooking()}
      </Link>
    </Back>
  );
  if (link && hasEntered && !isRefused) {
    return (
      <LatePart
        of={inside}
        what="room"
        meanwhile={
          <Page>
            <PageTitle>{title}</PageTitle>
            <Skeleton height="20rem" />
          </Page>
        }
        around={(problem) => (
          <Page>
            {back}
            <PageTitle>{title}</PageTitle>
            {problem}
          </Page>
        )}
      >
        {({ LessonRoom }) => <LessonRoom {...{ booking, title, link, own }} onLeave={leave} />}
      </LatePart>
    );
  }
  const isOpen = isOpenYet(booking, role, now);
  return (
    <Page>
      {back}
      <PageTitle lead={<TimeZoneNote />}>{title}</PageTitle>
      {isOpen ? (
        <Lobby
          booking={booking}
          own={own}
          state={ownState}
          name={person.name}
          now={now}
          opensAt={joinOpensAt(booking)}
          busy={waitsForBoth || (link !== null && !isRefused)}
          refusal={isRefused ? state.message : null}
          onJoin={join}
        />
      ) : (
        <Notice>
          {booking.status === 'pending'
            ? words.notAccepted()
            : booking.status === 'accepted' || booking.status === 'completed'
              ? words.isOver()
              : words.noLesson()}
        </Notice>
      )}
    </Page>
  );
}

interface AfterProps {
  booking: BookingDetails;
  title: string;
  page: string;
  /** Why the room was closed; null: one has left. */
  reason: string | null;
  canReturn: boolean;
  onReturn: () => void;
}

/** After the lesson, or in a break. */
function After({ title, page, reason, canReturn, onReturn }: AfterProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusHeading(place.current);
    // What the room covered stands where the lobby was left.
    if (place.current?.getRootNode() === document) document.documentElement.scrollTop = 0;
  }, []);
  return (
    <Page ref={place}>
      <PageTitle lead={reason ?? words.youHaveLeft()}>{title}</PageTitle>
      <p>{words.keptWithBooking()}</p>
      <Ways>
        {canReturn && <Button onClick={onReturn}>{words.goBackIn()}</Button>}
        <LinkButton to={page} variant={canReturn ? 'secondary' : 'primary'}>
          {words.toTheBooking()}
        </LinkButton>
      </Ways>
    </Page>
  );
}
