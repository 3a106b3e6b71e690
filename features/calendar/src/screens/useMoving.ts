import { mayChangeTime, mayPropose } from '@paadam/bookings/screens';
import type { CalendarQuestion } from '@paadam/calendar';
import type { Booking, OwnCalendar } from '@paadam/shared/contract';
import { addDays, type Day, dayOf, formatMoment, type Role } from '@paadam/shared/domain';
import { useToast } from '@paadam/shared/ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as words from '../messages/calendar';
import { wordsOf } from './calendarEvents';
import { judgeMove, onStep, stepOf, type Verdict } from './judgeMove';
import { useMoveTimes } from './useMoveTimes';

/** A booking on its way to another time, which it does not have yet. */
export interface Moving {
  booking: Booking;
  /** Milliseconds of the epoch. */
  start: number;
  verdict: Verdict;
}

/** Where a booking is on its way to, also while other days than its own are shown. */
export interface Place {
  /** As it was when it was lifted. */
  booking: Booking;
  /** Milliseconds of the epoch. */
  start: number;
  by: 'pointer' | 'keys';
  /** It goes nowhere any more: its own days are about to show. */
  isOver?: true;
}

/** @returns the booking as it is known now, of one on other days as it was known; undefined where it is there no more */
const currentOf = (
  lifted: Booking,
  calendar: OwnCalendar | undefined,
  { from, to }: CalendarQuestion,
): Booking | undefined => {
  const known = calendar?.bookings.find(({ _id }) => _id === lifted._id);
  const isShown = from <= lifted.dateTime && lifted.dateTime < to;
  return known ?? (calendar && isShown ? undefined : lifted);
};

/** @param x of the window @returns -1 at the left of the days, 1 at their right, else 0 */
const sideAt = (root: HTMLElement | null, x: number): -1 | 0 | 1 => {
  const boxes = [...(root?.querySelectorAll('[data-day]') ?? [])].map((day) => day.getBoundingClientRect());
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return 0;
  const size = Math.min(side.size, first.width / 4);
  if (x < first.left + size) return -1;
  return x > last.right - size ? 1 : 0;
};

interface Point {
  x: number;
  y: number;
}

/** A mouse that is pressed trembles, and a finger more so; a finger that stays means to move what is below it, not the page. */
const tremble = { mouse: 5, touch: 10 };
const longPressMs = 400;
/** Near the window's edge the page scrolls below what is being moved. Pixels, and pixels a frame. */
const edge = { size: 88, speed: 10 };
/** Held at the first or the last day, it goes on to those before or after. Pixels, and milliseconds. */
const side = { size: 28, moved: 20, staysMs: 600, againMs: 900 };

/** @returns whether a person of that role could move the booking now */
export const mayMove = (booking: Booking, role: Role, now: number): boolean =>
  mayPropose(booking, role, now) || mayChangeTime(booking, role, now);

interface MovingOptions {
  /** Undefined while it is on its way. */
  calendar: OwnCalendar | undefined;
  place: Place | null;
  setPlace: (place: Place | null) => void;
  /** The days shown, one at least. */
  days: readonly Day[];
  /** Shows the days with that one. */
  showDay: (day: Day) => void;
  question: CalendarQuestion;
  role: Role;
  /** Milliseconds of the epoch. */
  now: number;
  /** What the days are drawn in. */
  root: RefObject<HTMLElement | null>;
  /** @returns the instant that is drawn at a point of the window, or nearest to it; null where the clock skips it */
  instantAt: (point: Point) => number | null;
  /** Of a start that can be meant. Whether it can be had is asked for then. */
  onMove: (booking: Booking, dateTime: string) => void;
}

/** Moves lessons and requests by mouse, by a finger that stays, and by keys; says why where they cannot go. */
export const useMoving = ({
  calendar,
  place,
  setPlace,
  days,
  showDay,
  question,
  role,
  now,
  root,
  instantAt,
  onMove,
}: MovingOptions) => {
  const showToast = useToast();
  const [said, say] = useState('');
  const booking = place && currentOf(place.booking, calendar, question);
  const times = useMoveTimes(place?.booking._id ?? null, question);
  const stepMinutes = calendar?.hours?.stepMinutes;
  const steps = (of: Booking) => ({ booking: of, times, stepMinutes });
  const judge = (of: Booking, start: number) => judgeMove({ booking: of, start, role, now, calendar, times });
  const verdict = booking ? judge(booking, place.start) : undefined;

  const leave = useCallback(
    (told = '') => {
      setPlace(null);
      say(told);
    },
    [setPlace],
  );
  const own = place && dayOf(new Date(place.booking.dateTime));
  const isHome = own === null || days.includes(own);
  /** The keys go on at the lesson itself, which stays until its own days show: with it the focus would go. */
  const goBack = (told = '') => {
    if (own === null || isHome || !place) {
      leave(told);
      return;
    }
    setPlace({ ...place, start: Date.parse(place.booking.dateTime), isOver: true });
    say(told);
    showDay(own);
  };
  const isOver = place?.isOver === true;
  useEffect(() => {
    if (isOver && isHome) setPlace(null);
  }, [isOver, isHome, setPlace]);

  // What another person has done meanwhile comes while a lesson is on its way.
  const isGone = place !== null && !(booking && mayMove(booking, role, now));
  useEffect(() => {
    if (!isGone) return;
    leave();
    showToast(words.changedMeanwhile(), { tone: 'bad' });
  }, [isGone, leave, showToast]);

  const why = verdict?.is === 'closed' ? verdict.why : null;
  const is = verdict?.is;
  const { by, start } = place ?? {};
  useEffect(() => {
    if (by !== 'keys' || start === undefined || is === 'own') return;
    const time = formatMoment(new Date(start).toISOString());
    if (why !== null) say(words.placeClosed({ time, why }));
    else say(is === 'open' ? words.placeOpen({ time }) : words.placeUnknown({ time }));
  }, [by, start, is, why]);

  /** @returns whether it is over: what cannot be is refused, and the keys go on from there */
  const settle = (of: Booking, at: number): boolean => {
    const found = judge(of, at);
    if (found.is === 'closed') {
      showToast(found.why, { tone: 'bad' });
      return false;
    }
    if (place?.by === 'keys') goBack();
    else leave();
    if (found.is !== 'own') onMove(of, new Date(at).toISOString());
    return true;
  };

  // Listeners that were set when the pointer went down act upon what is known when it comes up.
  const latest = useRef({ settle, steps, instantAt, calendar, question, days, showDay });
  useEffect(() => {
    latest.current = { settle, steps, instantAt, calendar, question, days, showDay };
  });

  /** The pointer carries something: the page does not scroll with it, and what it is let go on is not opened. */
  const carries = useRef(false);
  const hasCarried = useRef(false);
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  useEffect(() => {
    const node = root.current;
    const keepStill = (event: Event) => {
      if (carries.current) event.preventDefault();
    };
    node?.addEventListener('touchmove', keepStill, { passive: false });
    return () => node?.removeEventListener('touchmove', keepStill);
  }, [root]);

  const press = (event: PointerEvent, of: Booking) => {
    if (event.button !== 0 || !event.isPrimary || !mayMove(of, role, now)) return;
    end.current();
    const { pointerId } = event;
    const isTouch = event.pointerType === 'touch';
    const from: Point = { x: event.clientX, y: event.clientY };
    let point = from;
    const own = Date.parse(of.dateTime);
    const held = (instantAt(from) ?? own) - own;
    const ends = new AbortController();
    let frame = 0;

    const startAt = (): number | null => {
      const { instantAt: at, steps: on } = latest.current;
      const instant = at(point);
      return instant === null ? null : onStep(instant - held, on(of));
    };
    const follow = () => {
      const at = startAt();
      if (at !== null) setPlace({ booking: of, start: at, by: 'pointer' });
    };
    /** At which side of the days it is held, since when, and when it goes on. */
    let waits = { side: 0 as -1 | 0 | 1, goesOnAt: 0 };
    const goOnAtSide = (at: number) => {
      const { days: shown, showDay: show } = latest.current;
      const isAt = Math.abs(point.x - from.x) < side.moved ? 0 : sideAt(root.current, point.x);
      if (isAt !== waits.side) waits = { side: isAt, goesOnAt: at + side.staysMs };
      const outer = isAt < 0 ? shown[0] : shown.at(-1);
      if (isAt === 0 || outer === undefined || at < waits.goesOnAt) return;
      waits.goesOnAt = at + side.againMs;
      show(addDays(outer, isAt));
    };
    const scroll = (at: number) => {
      goOnAtSide(at);
      const below = point.y - (window.innerHeight - edge.size);
      const above = edge.size - point.y;
      if (Math.abs(point.y - from.y) > edge.size / 2 && (below > 0 || above > 0)) {
        window.scrollBy(0, below > 0 ? edge.speed : -edge.speed);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const lift = () => {
      carries.current = true;
      hasCarried.current = true;
      setPlace({ booking: of, start: own, by: 'pointer' });
      if (isTouch) navigator.vibrate?.(15);
      frame = requestAnimationFrame(scroll);
    };
    const timer = isTouch ? setTimeout(lift, longPressMs) : undefined;
    const stop = () => {
      ends.abort();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      carries.current = false;
    };
    end.current = stop;
    const on = <K extends keyof WindowEventMap>(name: K, hear: (heard: WindowEventMap[K]) => void) =>
      window.addEventListener(name, hear, { signal: ends.signal, capture: true });

    on('pointermove', (moved) => {
      if (moved.pointerId !== pointerId) return;
      point = { x: moved.clientX, y: moved.clientY };
      if (!carries.current) {
        const far = Math.hypot(point.x - from.x, point.y - from.y);
        if (far < (isTouch ? tremble.touch : tremble.mouse)) return;
        // A finger that goes on at once scrolls.
        if (isTouch) {
          stop();
          return;
        }
        lift();
      }
      follow();
    });
    on('pointerup', (up) => {
      if (up.pointerId !== pointerId) return;
      const wasCarried = carries.current;
      stop();
      if (!wasCarried) return;
      point = { x: up.clientX, y: up.clientY };
      const at = startAt();
      const known = currentOf(of, latest.current.calendar, latest.current.question);
      if (at === null || !known || !latest.current.settle(known, at)) leave();
    });
    on('pointercancel', () => {
      stop();
      leave();
    });
    on('keydown', (key) => {
      if (key.key !== 'Escape' || !carries.current) return;
      key.preventDefault();
      key.stopPropagation();
      stop();
      leave(words.leftThere());
    });
  };

  const startByKeys = (of: Booking) => {
    if (!mayMove(of, role, now)) return;
    setPlace({ booking: of, start: Date.parse(of.dateTime), by: 'keys' });
    say(words.moving({ what: wordsOf(of, role).join(', ') }));
  };

  /** @returns whether the key was one for a lesson that is being moved */
  const pressKey = (event: KeyboardEvent, of: Booking): boolean => {
    if (place?.by !== 'keys' || place.isOver || place.booking._id !== of._id) return false;
    const step = stepOf(times, stepMinutes) * 60_000;
    const moveTo = (at: number) => {
      setPlace({ ...place, start: at });
      const day = dayOf(new Date(at));
      if (!days.includes(day)) showDay(day);
    };
    const moveByDays = (count: number) => {
      const moved = new Date(place.start);
      moved.setDate(moved.getDate() + count);
      moveTo(moved.getTime());
    };
    const acts: Record<string, () => void> = {
      ArrowUp: () => moveTo(onStep(place.start - step, steps(of))),
      ArrowDown: () => moveTo(onStep(place.start + step, steps(of))),
      ArrowLeft: () => moveByDays(-1),
      ArrowRight: () => moveByDays(1),
      Enter: () => void settle(of, place.start),
      Escape: () => goBack(words.leftThere()),
    };
    const act = acts[event.key];
    if (!act) return false;
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  };

  const moving: Moving | null = place && booking && verdict ? { booking, start: place.start, verdict } : null;
  return {
    moving,
    /** For the person who does not see it. */
    said,
    press,
    pressKey,
    startByKeys,
    /** The focus has gone elsewhere. */
    blur: () => {
      if (place?.by === 'keys' && !isOver) leave(words.leftThere());
    },
    /** @returns whether the click that just came is the end of a move */
    wasMove: () => hasCarried.current,
    /** Something new begins: what is clicked from now on is meant. */
    begin: () => {
      hasCarried.current = false;
    },
  };
};
