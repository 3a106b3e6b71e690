import { paymentBadge } from '@paadam/bookings/screens';
import type { Booking, OwnCalendar } from '@paadam/shared/contract';
import {
  addDays,
  type Day,
  formatDate,
  formatDay,
  formatTime,
  formatTimes,
  isUnpaid,
  paths,
  type Role,
  startOfDay,
} from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { type TileName, VisuallyHidden } from '@paadam/shared/ui';
import { shortcutKey } from '@paadam/shared/ui/keyboard';
import { Words } from '@paadam/shared/words';
import type { CSSProperties, MouseEvent } from 'react';
import * as words from '../messages/calendar';
import { type CalendarEvent, exceptionInWords, lineOf, wordsOf } from './calendarEvents';
import type { DayAxis } from './dayAxis';
import { type EmptyStretch, wholeDay } from './emptyStretch';
import { inLanes } from './inLanes';
import { Canvas, Column, DayHead, EventPlace, Ghost, Layer, NowLine, Things } from './timeGrid.styles';
import { type Moving, mayMove, type useMoving } from './useMoving';

/** Rows that the least high of what is drawn takes. */
const leastRows = 3.5;

interface DayColumnProps {
  day: Day;
  today: Day;
  /** Milliseconds of the epoch. */
  now: number;
  role: Role;
  calendar: OwnCalendar | undefined;
  events: readonly CalendarEvent[];
  axis: DayAxis;
  /** The rows that show. */
  rows: { from: number; to: number };
  moving: Moving | null;
  moves: ReturnType<typeof useMoving>;
  tileOf: ((booking: Booking) => TileName) | undefined;
  /** The day stands above by itself. */
  isAlone: boolean;
  /** Other days show, and only what is being moved is here still. */
  isAway: boolean;
  /** A stretch of the day where nothing stands was pressed, or the whole day; ISO instants. */
  onEmpty: ((stretch: EmptyStretch) => void) | undefined;
  hintId: string;
}

/** A day from top to bottom: what lies behind the lessons, the lessons, and the one that is on its way there. */
export function DayColumn(props: DayColumnProps) {
  const { day, today, now, calendar, events, axis, rows, moving, moves, isAlone, isAway, onEmpty } = props;
  const start = startOfDay(day).getTime();
  const end = startOfDay(addDays(day, 1)).getTime();
  const hours = calendar?.hours ?? null;

  const isHere = (one: { dateTime: string; endsAt: string }) =>
    Date.parse(one.dateTime) < end && Date.parse(one.endsAt) > start;
  const rowsOf = (from: number, to: number) => ({
    from: axis.placeOf(day, from),
    to: axis.placeOf(day, to, true),
  });
  /** Outside the hours that are shown, too. */
  const nowAt = axis.placeOf(day, now);
  const count = rows.to - rows.from;
  const percent = (row: number) => `${(Math.min(Math.max(row - rows.from, 0), count) / count) * 100}%`;
  const box = ({ from, to }: { from: number; to: number }): CSSProperties => ({
    top: percent(from),
    height: `calc(${percent(to)} - ${percent(from)})`,
  });
  const boxOf = (one: { dateTime: string; endsAt: string }) =>
    box(rowsOf(Date.parse(one.dateTime), Date.parse(one.endsAt)));
  const missing = axis.missing(day);
  const isRepeated = missing !== null && axis.marks[missing.from]?.endsWith('+');

  const here = events.filter(isHere);
  const laid = inLanes(here, ({ dateTime, endsAt }) => {
    const at = rowsOf(Date.parse(dateTime), Date.parse(endsAt));
    return { from: at.from, to: Math.max(at.to, at.from + leastRows) };
  });
  const ghost =
    moving && moving.start >= start && moving.start < end && moving.verdict.is !== 'own' ? moving : null;

  const pressEmpty = (event: MouseEvent<HTMLElement>) => {
    if (!onEmpty || moves.wasMove() || (event.target as Element).closest('a, button')) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const row = rows.from + ((event.clientY - top) / height) * count;
    // The hour that was pressed.
    const instant = axis.instantAt(day, Math.floor(row / 4) * 4);
    if (instant === null) return;
    const from = new Date(instant).toISOString();
    const to = new Date(Math.min(instant + 3_600_000, end)).toISOString();
    const isOpen = hours?.open.some((open) => open.dateTime <= from && from < open.endsAt) ?? false;
    onEmpty({ day, from, to, isDay: false, isOpen });
  };
  const pressDay = () => onEmpty?.(wholeDay(day));

  const short = (
    <>
      <span>{formatDay(day, { weekday: 'short' })} </span>
      <b>{formatDay(day, { day: 'numeric' })} </b>
    </>
  );
  return (
    <Column aria-current={day === today ? 'date' : undefined} data-away={isAway || undefined}>
      {isAlone ? (
        <VisuallyHidden as="h3">{formatDay(day)}</VisuallyHidden>
      ) : (
        <DayHead data-today={day === today || undefined}>
          {onEmpty && day >= today ? (
            <button type="button" onClick={pressDay}>
              {short}
              <VisuallyHidden>{words.emptyDay({ day: formatDay(day, { month: 'long' }) })}</VisuallyHidden>
            </button>
          ) : (
            <span>
              <VisuallyHidden>{formatDay(day)}</VisuallyHidden>
              <span aria-hidden style={{ display: 'contents' }}>
                {short}
              </span>
            </span>
          )}
        </DayHead>
      )}
      <Canvas
        $rows={count}
        $isClosed={hours !== null}
        data-day={isAway ? undefined : day}
        onClick={pressEmpty}
      >
        <Things aria-label={formatDay(day)}>
          {hours?.open.filter(isHere).map((open) => (
            <Layer key={open.dateTime} data-layer="open" style={boxOf(open)}>
              <VisuallyHidden>{words.openFrom({ times: formatTimes(open) })}</VisuallyHidden>
            </Layer>
          ))}
          {hours?.exceptions.filter(isHere).map((one) => (
            <Layer key={`${one._id} ${one.dateTime}`} data-layer={one.kind} style={boxOf(one)}>
              {exceptionInWords(one)}
              <VisuallyHidden> {formatTimes(one)}</VisuallyHidden>
            </Layer>
          ))}
          {hours?.busy.filter(isHere).map((busy) => (
            <Layer key={busy.dateTime} data-layer="busy" style={boxOf(busy)}>
              <Words
                of={words.busyElsewhere}
                times={formatTimes(busy)}
                hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
              />
            </Layer>
          ))}
          {missing && (
            <Layer data-layer="missing" style={box(missing)}>
              {isRepeated ? '' : words.clocksForward()}
            </Layer>
          )}
          {start < now && (
            <Layer aria-hidden data-layer="past" style={box(rowsOf(start, Math.min(now, end)))} />
          )}
          {here.length === 0 && <VisuallyHidden as="li">{words.noLessons()}</VisuallyHidden>}
          {laid.map(({ item, lane, lanes }) => (
            <EventBox
              key={item.key}
              {...props}
              event={item}
              style={{
                ...boxOf(item),
                insetInlineStart: `${(lane / lanes) * 100}%`,
                width: `${100 / lanes}%`,
              }}
            />
          ))}
          {now >= start && now < end && nowAt >= rows.from && nowAt <= rows.to && (
            <NowLine aria-hidden style={{ top: percent(nowAt) }} />
          )}
        </Things>
        {ghost && <MovingGhost moving={ghost} style={box(rowsOf(ghost.start, endOf(ghost)))} />}
      </Canvas>
    </Column>
  );
}

const endOf = ({ booking, start }: Moving): number =>
  start + Date.parse(booking.endsAt) - Date.parse(booking.dateTime);

function MovingGhost({ moving, style }: { moving: Moving; style: CSSProperties }) {
  const { start, verdict } = moving;
  return (
    <Ghost aria-hidden data-verdict={verdict.is} style={style}>
      <b>{formatTime(new Date(start).toISOString())}</b>
      {verdict.is === 'closed' && verdict.why}
      {verdict.is === 'unknown' && words.looking()}
    </Ghost>
  );
}

/** @returns the colours of an event */
const coloursOf = (
  { kind, endsAt }: CalendarEvent,
  now: number,
  tile: TileName | undefined,
): Record<`--event-${'ground' | 'edge' | 'ink'}`, string> => {
  const look = (ground: string, edge: string, ink: string) => ({
    '--event-ground': `var(--paadam-${ground})`,
    '--event-edge': `var(--paadam-${edge})`,
    '--event-ink': `var(--paadam-${ink})`,
  });
  if (Date.parse(endsAt) <= now) return look('surface', 'edge', 'muted');
  if (tile) return look(`tile-${tile}-ground`, `tile-${tile}-ink`, `tile-${tile}-ink`);
  if (kind === 'request') return look('warn-soft', 'warn', 'ink');
  return kind === 'proposed' ? look('surface', 'brand', 'ink') : look('brand-soft', 'brand', 'ink');
};

const stateOfLesson = (booking: Booking, role: Role): string | null => {
  if (booking.proposal) return words.changeProposed();
  return booking.payment && isUnpaid(booking) ? paymentBadge(booking.payment, role).text : null;
};

interface EventBoxProps extends DayColumnProps {
  event: CalendarEvent;
  style: CSSProperties;
}

/** A lesson, a request or a proposed time, as the way to its page; one that can be moved is moved from here. */
function EventBox({ event, style, role, now, moving, moves, tileOf, hintId }: EventBoxProps) {
  const { kind, booking } = event;
  const [title, detail] = wordsOf(booking, role);
  const isMovable = kind !== 'proposed' && mayMove(booking, role, now);
  const isMoving = moving?.booking._id === booking._id;
  const state = kind === 'lesson' ? stateOfLesson(booking, role) : words.kind({ kind });
  const line = lineOf(event, role);
  return (
    <EventPlace
      data-kind={kind}
      data-movable={isMovable || undefined}
      data-moving={(isMoving && kind !== 'proposed') || undefined}
      style={{ ...style, ...coloursOf(event, now, tileOf?.(booking)) }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) moves.blur();
      }}
      onKeyDown={(key) => {
        if (moves.pressKey(key, booking)) return;
        if (isMovable && shortcutKey(key) === 'm' && !key.ctrlKey && !key.metaKey && !key.altKey) {
          key.preventDefault();
          moves.startByKeys(booking);
        }
      }}
    >
      <Link
        to={paths.booking(role, booking._id)}
        draggable={false}
        data-event
        {...(isMovable && { 'aria-keyshortcuts': 'M', 'aria-describedby': hintId })}
        onPointerDown={(down) => kind !== 'proposed' && moves.press(down, booking)}
        onDragStart={(drag) => drag.preventDefault()}
        onContextMenu={(menu) => {
          if (isMovable && 'pointerType' in menu.nativeEvent && menu.nativeEvent.pointerType === 'touch') {
            menu.preventDefault();
          }
        }}
        onClick={(click) => {
          if (moves.wasMove()) click.preventDefault();
        }}
      >
        <VisuallyHidden>{words.kind({ kind })}: </VisuallyHidden>
        <b>{title}</b> <span>{formatTimes(event)}</span>{' '}
        <span>{state ? `${state} · ${detail}` : detail}</span>
        <VisuallyHidden>, {formatDate(event.dateTime)}</VisuallyHidden>
      </Link>
      {isMovable && (
        <button
          type="button"
          onClick={() => moves.startByKeys(booking)}
          aria-label={words.moveLine({ line })}
        >
          {words.move()}
        </button>
      )}
    </EventPlace>
  );
}
