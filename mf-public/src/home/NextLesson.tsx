import type { AuthData, Booking } from '@paadam/shared/contract';
import { formatMoment, joinOpensAt, paths, type Role } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { LinkButton } from '@paadam/shared/ui';
import { useNow } from '@paadam/shared/ui/useNow';
import { CalendarClock, Video } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { waitInWords } from '../clock/waitInWords';
import * as words from '../messages/home';
import { nextLesson } from './nextLesson';
import { stripHeight, Waiting } from './nextLesson.styles';

const Strip = styled.aside`
  ${stripHeight}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2) var(--paadam-space-4);
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border-radius: var(--paadam-radius-card);
  background: var(--paadam-brand-soft);

  & > svg {
    flex: none;
    color: var(--paadam-brand);
  }

  @media (max-width: 39.99rem) {
    & > svg {
      display: none;
    }
  }

  & > div {
    flex: 1 1 14rem;
    min-width: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

/** A lesson later than this is named by its day and hour. */
const soonMs = 24 * 3_600_000;

const isSoon = ({ dateTime }: Booking, now: number): boolean => Date.parse(dateTime) - now < soonMs;

/** @param name of the child whose lesson it is; null: the reader's own */
const titleOf = (lesson: Booking, name: string | null, now: number): string => {
  const { dateTime } = lesson;
  const seconds = Math.ceil((Date.parse(dateTime) - now) / 1000);
  if (seconds <= 0) return name === null ? words.ownLessonNow() : words.lessonOfNow({ name });
  if (isSoon(lesson, now)) {
    const wait = waitInWords(seconds);
    return name === null ? words.ownLessonIn({ wait }) : words.lessonOfIn({ name, wait });
  }
  const moment = formatMoment(dateTime);
  return name === null ? words.ownLessonOn({ moment }) : words.lessonOfOn({ name, moment });
};

/** What comes next for who is signed in, and the way into it. */
export default function NextLesson({ user }: { user: AuthData }) {
  const { answer, reload } = useLoadable(nextLesson);
  const now = useNow();
  const lesson = dataOf(answer);
  const isOver = Boolean(lesson && Date.parse(lesson.endsAt) <= now);
  useEffect(() => {
    if (isOver) reload();
  }, [isOver, reload]);
  if (answer.status === 'failed' && lesson === undefined) return null;
  if (lesson === undefined || isOver) return <Waiting />;
  if (lesson === null) return <NothingBooked role={user.role} />;
  return <Coming lesson={lesson} user={user} now={now} />;
}

interface ComingProps {
  lesson: Booking;
  user: AuthData;
  now: number;
}

function Coming({ lesson, user: { role }, now }: ComingProps) {
  const { _id, student, tutor, subject, dateTime } = lesson;
  const isOpen = now >= joinOpensAt(lesson);
  const child = role === 'parent' ? (student.name.split(' ')[0] ?? '') : null;
  const others = role === 'tutor' ? student.name : tutor.name;
  return (
    <Line
      title={titleOf(lesson, child, now)}
      action={
        isOpen && role !== 'parent' ? (
          <LinkButton to={paths.room(role, _id)}>
            <Video size={18} aria-hidden />
            {words.join()}
          </LinkButton>
        ) : (
          <LinkButton to={paths.booking(role, _id)} variant="secondary">
            {words.seeTheLesson()}
          </LinkButton>
        )
      }
    >
      {isSoon(lesson, now)
        ? words.lessonWithAt({ subject: subject.name, name: others, moment: formatMoment(dateTime) })
        : words.lessonWith({ subject: subject.name, name: others })}
    </Line>
  );
}

function NothingBooked({ role }: { role: Role }) {
  const isTutor = role === 'tutor';
  return (
    <Line
      title={words.noLessonsComingUp()}
      action={
        <LinkButton to={isTutor ? paths.bookings('tutor') : '/tutors'} variant="secondary">
          {isTutor ? words.seeYourBookings() : words.seeTheTutors()}
        </LinkButton>
      }
    >
      {isTutor ? words.tutorAdvice() : words.learnerAdvice()}
    </Line>
  );
}

function Line({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <Strip aria-label={words.yourNextLesson()}>
      <CalendarClock size={24} aria-hidden />
      <div>
        <strong>{title}</strong>
        <small>{children}</small>
      </div>
      {action}
    </Strip>
  );
}
