import { MoveDialog, mayChangeTime } from '@paadam/bookings/screens';
import { ownCalendars } from '@paadam/calendar';
import type { Booking } from '@paadam/shared/contract';
import { addDays, type Day, dayOf, mondayOf, type Role, startOfDay, zoneName } from '@paadam/shared/domain';
import { LoadFailure, useLoadable } from '@paadam/shared/loading';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { PageTitle, type TileName } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { useOwnTimeZone } from '@paadam/shared/ui/useOwnTimeZone';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/calendar';
import { CalendarBar } from './CalendarBar';
import { CalendarSkeleton } from './CalendarSkeleton';
import { DayStrip } from './DayStrip';
import type { EmptyStretch } from './emptyStretch';
import { MonthList } from './MonthList';
import { TimeGrid } from './TimeGrid';
import { useIsNarrow } from './useIsNarrow';
import type { Place } from './useMoving';
import { useShownDays } from './useShownDays';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  min-width: 0;
`;

interface CalendarScreenProps {
  who: Role;
  /** What tells the bookings apart by colour. Default: their state does. */
  tileOf?: (booking: Booking) => TileName;
  /** A tutor pressed a stretch of a day where nothing stands. */
  onEmpty?: (stretch: EmptyStretch) => void;
  /** Above the days. */
  notice?: ReactNode;
}

/** Everybody's own calendar: by day, by week, and by month as a list. */
export function CalendarScreen(props: CalendarScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(frame);
  const zone = usePaadamSelector(selectUser)?.timeZone;
  const ownZone = useOwnTimeZone();
  const isElsewhere = props.who === 'tutor' && zone !== undefined && zoneName(zone) !== zoneName(ownZone);
  return (
    <>
      <PageTitle
        lead={
          <>
            <TimeZoneNote />
            {isElsewhere && ` ${words.hoursAreOf({ zone: zoneName(zone) })}`}
          </>
        }
      >
        {words.title()}
      </PageTitle>
      <Frame ref={frame}>
        {props.notice}
        {isNarrow !== null && <Shown {...props} isNarrow={isNarrow} />}
      </Frame>
    </>
  );
}

const instants = (from: Day, to: Day) => ({
  from: startOfDay(from).toISOString(),
  to: startOfDay(to).toISOString(),
});

/** Where a booking is to be moved to; without a time that is chosen yet. */
interface Move {
  booking: Booking;
  time?: string;
}

function Shown({ who: role, tileOf, onEmpty, isNarrow }: CalendarScreenProps & { isNarrow: boolean }) {
  const now = useNow();
  const today = dayOf(new Date(now));
  const days = useShownDays(today, isNarrow);
  const { view, from, to } = days;
  const [move, setMove] = useState<Move | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  // A day is one of its week: the way to the next one is short.
  const question =
    view === 'month' ? instants(from, to) : instants(mondayOf(from), addDays(mondayOf(from), 7));
  const { answer, reload } = useLoadable(ownCalendars, question);
  const calendar = dataOf(answer);
  // What is on its way to days that have not come yet stays in a person's hand.
  const isCarrying = place !== null;
  const countOf = (day: Day) =>
    calendar?.bookings.filter(({ dateTime }) => dayOf(new Date(dateTime)) === day).length ?? 0;
  const shownDays = view === 'week' ? [0, 1, 2, 3, 4, 5, 6].map((place) => addDays(from, place)) : [from];
  return (
    <>
      <CalendarBar days={days} isNarrow={isNarrow} />
      {view === 'day' && <DayStrip day={from} today={today} countOf={countOf} onDay={days.showDay} />}
      {answer.status === 'failed' && (
        <LoadFailure
          title={words.notLoaded()}
          problem={answer.problem}
          besideData={calendar !== undefined}
          onRetry={reload}
        />
      )}
      {!calendar && !isCarrying && answer.status !== 'failed' && <CalendarSkeleton view={view} />}
      {calendar && view === 'month' && (
        <MonthList
          {...{ from, to, today, now, role, calendar, tileOf }}
          onMove={(booking) => setMove({ booking })}
        />
      )}
      {(calendar || isCarrying) && view !== 'month' && (
        <TimeGrid
          days={shownDays}
          {...{ today, now, role, calendar, question, place, setPlace, tileOf, onEmpty }}
          showDay={days.showDay}
          onMove={(booking, time) => setMove({ booking, time })}
        />
      )}
      {move && (
        <MoveDialog
          booking={move.booking}
          role={role}
          isOwnRequest={mayChangeTime(move.booking, role, now)}
          time={move.time}
          onClose={() => setMove(null)}
        />
      )}
    </>
  );
}
