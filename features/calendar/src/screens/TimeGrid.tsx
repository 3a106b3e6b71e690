import type { CalendarQuestion } from '@paadam/calendar';
import type { Booking, OwnCalendar } from '@paadam/shared/contract';
import { addDays, type Day, dayOf, formatTime, type Role, startOfDay } from '@paadam/shared/domain';
import { type TileName, VisuallyHidden } from '@paadam/shared/ui';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import * as words from '../messages/calendar';
import { eventsOf } from './calendarEvents';
import { DayColumn } from './DayColumn';
import { axisOf, shownRows } from './dayAxis';
import { type EmptyStretch, wholeDay } from './emptyStretch';
import { Above, Board, Columns, FoldButton, Frame, Hint, Hours } from './timeGrid.styles';
import { type Place, useMoving } from './useMoving';

interface TimeGridProps {
  days: readonly Day[];
  today: Day;
  /** Milliseconds of the epoch. */
  now: number;
  role: Role;
  /** Undefined while it is on its way, and something is being moved meanwhile. */
  calendar: OwnCalendar | undefined;
  /** What is being moved, and to where. */
  place: Place | null;
  setPlace: (place: Place | null) => void;
  /** Shows the days with that one. */
  showDay: (day: Day) => void;
  /** What the calendar was asked for. */
  question: CalendarQuestion;
  tileOf?: ((booking: Booking) => TileName) | undefined;
  /** A booking is to be moved there, if that can be had. */
  onMove: (booking: Booking, dateTime: string) => void;
  onEmpty?: ((stretch: EmptyStretch) => void) | undefined;
}

const hourOf = (mark: string): string => {
  const [hour = '0'] = mark.split(':');
  return formatTime(new Date(2001, 0, 1, Number(hour)).toISOString()).replace(/:00/, '');
};

/** Days beside each other, hour by hour. */
export function TimeGrid({
  days,
  today,
  now,
  role,
  calendar,
  place,
  setPlace,
  showDay,
  question,
  tileOf,
  onMove,
  onEmpty,
}: TimeGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<readonly ('early' | 'late')[]>([]);
  const hintId = useId();
  const dayKey = days.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days are what counts
  const axis = useMemo(() => axisOf(days), [dayKey]);
  const lifted = place?.booking;
  const own = lifted && dayOf(new Date(lifted.dateTime));
  // The element that holds the focus, or is below the finger, stays where other days have taken the place of its own.
  const away = own !== undefined && !days.includes(own) ? own : undefined;
  const bookings = calendar?.bookings;
  const events = useMemo(() => {
    const known = bookings ?? [];
    return eventsOf(lifted && !known.some(({ _id }) => _id === lifted._id) ? [lifted, ...known] : known);
  }, [bookings, lifted]);

  const instantAt = ({ x, y }: { x: number; y: number }): number | null => {
    const columns = [...(root.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    const boxes = columns.map((column) => ({
      day: column.dataset.day ?? '',
      box: column.getBoundingClientRect(),
    }));
    const away = ({ box }: (typeof boxes)[number]) => Math.max(box.left - x, x - box.right, 0);
    const [nearest] = boxes.sort((one, other) => away(one) - away(other));
    if (!nearest) return null;
    const { day, box } = nearest;
    const part = Math.min(Math.max((y - box.top) / box.height, 0), 0.9999);
    return axis.instantAt(day, rows.from + part * (rows.to - rows.from));
  };
  const moves = useMoving({
    ...{ calendar, place, setPlace, days, showDay, question, role, now, root, instantAt, onMove },
  });
  const { moving } = moves;

  const takenOn = (day: Day, from: number, to: number) => {
    const start = startOfDay(day).getTime();
    const end = startOfDay(addDays(day, 1)).getTime();
    return from < end && to > start
      ? [{ from: axis.placeOf(day, from), to: axis.placeOf(day, to, true) }]
      : [];
  };
  const taken = days.flatMap((day) => [
    ...events.flatMap(({ dateTime, endsAt }) => takenOn(day, Date.parse(dateTime), Date.parse(endsAt))),
    ...(moving ? takenOn(day, moving.start, moving.start + moving.booking.duration * 60_000) : []),
  ]);
  const folded = shownRows(axis, taken);
  const rows = {
    from: unfolded.includes('early') ? 0 : folded.from,
    to: unfolded.includes('late') ? axis.marks.length : folded.to,
  };

  const walk = (event: KeyboardEvent) => {
    const here = (event.target as Element).closest<HTMLElement>('[data-event]');
    const step = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }[event.key];
    if (!here || !step) return;
    const next = neighbour(root.current, here, step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const [first] = days;
  const isAlone = days.length === 1;
  const labels = axis.marks.flatMap((mark, row) =>
    mark.includes(':00') && row > rows.from && row < rows.to ? [{ mark, row }] : [],
  );
  return (
    <Frame>
      <Above>
        {rows.from > 0 ? (
          <FoldButton type="button" onClick={() => setUnfolded([...unfolded, 'early'])}>
            {words.showBefore({ hour: hourOf(axis.marks[rows.from] ?? '') })}
          </FoldButton>
        ) : (
          <FoldButton
            type="button"
            disabled={!unfolded.includes('early')}
            onClick={() => setUnfolded(unfolded.filter((one) => one !== 'early'))}
          >
            {words.hideEarlyHours()}
          </FoldButton>
        )}
        {isAlone && onEmpty && first !== undefined && first >= today && (
          <FoldButton type="button" onClick={() => onEmpty(wholeDay(first))}>
            {words.dayOffOrExtraHours()}
          </FoldButton>
        )}
      </Above>
      <Board ref={root} onKeyDown={walk} onPointerDownCapture={moves.begin} onKeyDownCapture={moves.begin}>
        <Hours aria-hidden $hasHead={!isAlone}>
          {labels.map(({ mark, row }) => (
            <span key={mark} style={{ top: `${((row - rows.from) / (rows.to - rows.from)) * 100}%` }}>
              {hourOf(mark)}
            </span>
          ))}
        </Hours>
        <Columns $count={days.length} aria-label={isAlone ? words.oneDay() : words.weekByDay()}>
          {/* First: what is moved within the document loses the focus. */}
          {[...(away ? [away] : []), ...days].map((day) => (
            <DayColumn
              key={day}
              isAway={day === away}
              {...{ day, today, now, role, calendar, events, axis, rows, moving, moves, tileOf, isAlone }}
              {...{ onEmpty, hintId }}
            />
          ))}
        </Columns>
      </Board>
      {rows.to < axis.marks.length ? (
        <FoldButton type="button" onClick={() => setUnfolded([...unfolded, 'late'])}>
          {words.showAfter({ hour: hourOf(axis.marks[rows.to] ?? '') })}
        </FoldButton>
      ) : (
        unfolded.includes('late') && (
          <FoldButton type="button" onClick={() => setUnfolded(unfolded.filter((one) => one !== 'late'))}>
            {words.hideLateHours()}
          </FoldButton>
        )
      )}
      <Hint>{role === 'tutor' ? words.dragHintTutor() : words.dragHint()}</Hint>
      <VisuallyHidden id={hintId}>{words.moveKey()}</VisuallyHidden>
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
    </Frame>
  );
}

/** @returns what stands above, below, or on the next day that has something, at about the same height */
const neighbour = (root: HTMLElement | null, here: HTMLElement, step: string): HTMLElement | undefined => {
  const columns = [...(root?.querySelectorAll('[data-day]') ?? [])].map((column) =>
    [...column.querySelectorAll<HTMLElement>('[data-event]')].sort((one, other) => topOf(one) - topOf(other)),
  );
  const at = columns.findIndex((column) => column.includes(here));
  const own = columns[at] ?? [];
  if (step === 'up') return own[own.indexOf(here) - 1];
  if (step === 'down') return own[own.indexOf(here) + 1];
  const others = step === 'left' ? columns.slice(0, at).reverse() : columns.slice(at + 1);
  const next = others.find((column) => column.length > 0) ?? [];
  return next.toSorted(
    (one, other) => Math.abs(topOf(one) - topOf(here)) - Math.abs(topOf(other) - topOf(here)),
  )[0];
};

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;
