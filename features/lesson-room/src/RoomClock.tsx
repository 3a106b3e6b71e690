import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as words from './messages/room';

const minuteMs = 60_000;
/** From here on the seconds are counted, and it is said once. */
const soonMs = 5 * minuteMs;

const Time = styled.span<{ $isSoon: boolean }>`
  font-size: var(--paadam-text-14);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--paadam-${({ $isSoon }) => ($isSoon ? 'warn' : 'muted')});
`;

export interface LessonTimes {
  /** Milliseconds of the epoch. */
  startsAt: number;
  endsAt: number;
  /** Until when the signed-in person may stay. */
  closesAt: number;
}

/** @returns the present by the server's clock, in milliseconds of the epoch, renewed each second */
export const useRoomNow = (clockAhead: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now + clockAhead;
};

const minutesOf = (ms: number): number => Math.ceil(ms / minuteMs);

const seconds = (ms: number): string => {
  const all = Math.ceil(ms / 1_000);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
};

/** @returns how far the lesson is: "Starts in 4 min", "24 min left", "4:32 left", "Over, open for 12 min" */
export const lessonTime = ({ startsAt, endsAt, closesAt }: LessonTimes, now: number): string => {
  if (now < startsAt) return words.startsIn({ minutes: minutesOf(startsAt - now) });
  const left = endsAt - now;
  if (left > soonMs) return words.minutesLeft({ minutes: minutesOf(left) });
  if (left > 0) return words.timeLeft({ time: seconds(left) });
  return closesAt > now ? words.overOpenFor({ minutes: minutesOf(closesAt - now) }) : words.over();
};

/** @returns whether the end is near enough to say so */
export const isEndNear = ({ endsAt }: LessonTimes, now: number): boolean =>
  now < endsAt && endsAt - now <= soonMs;

/** How much of the lesson is left. */
export function RoomClock({ times, now }: { times: LessonTimes; now: number }) {
  return (
    <Time role="timer" $isSoon={isEndNear(times, now)}>
      {lessonTime(times, now)}
    </Time>
  );
}
