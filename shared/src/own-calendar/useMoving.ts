import { mayChangeTime, mayPropose } from '@paadam/shared/bookings/screens';
import type { Booking, OwnCalendar } from '@paadam/shared/contract';
import { formatMoment, type Role } from '@paadam/shared/domain';
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
import { wordsOf } from './calendarEvents';
import { judgeMove, onStep, stepOf, type Verdict } from './judgeMove';
import type { CalendarQuestion } from './state';
import { useMoveTimes } from './useMoveTimes';

/** A booking on its way to another time, which it does not have yet. */
export interface Moving {
  booking: Booking;
  /** Milliseconds of the epoch. */
  start: number;
  verdict: Verdict;
}

interface Place {
  id: string;
  start: number;
  by: 'pointer' | 'keys';
}

interface Point {
  x: number;
  y: number;
}

/** A mouse that is pressed trembles, and a finger more so; a finger that stays means to move what is below it, not the page. */
const tremble = { mouse: 5, touch: 10 };
const longPressMs = 400;
/** Near the window's edge the page scrolls below what is being moved. Pixels, and pixels a frame. */
const edge = { size: 88, speed: 10 };

/** @returns whether somebody of that role could move the booking now */
export const mayMove = (booking: Booking, role: Role, now: number): boolean =>
  mayPropose(booking, role, now) || mayChangeTime(booking, role, now);

interface MovingOptions {
  calendar: OwnCalendar;
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
export const useMoving = ({ calendar, question, role, now, root, instantAt, onMove }: MovingOptions) => {
  const showToast = useToast();
  const [place, setPlace] = useState<Place | null>(null);
  const [said, say] = useState('');
  const booking = place && calendar.bookings.find(({ _id }) => _id === place.id);
  const times = useMoveTimes(place?.id ?? null, question);
  const stepMinutes = calendar.hours?.stepMinutes;
  const steps = (of: Booking) => ({ booking: of, times, stepMinutes });
  const judge = (of: Booking, start: number) => judgeMove({ booking: of, start, role, now, calendar, times });
  const verdict = booking ? judge(booking, place.start) : undefined;

  const leave = useCallback((words = '') => {
    setPlace(null);
    say(words);
  }, []);

  // What somebody else has done meanwhile comes while a lesson is on its way.
  const isGone = place !== null && !(booking && mayMove(booking, role, now));
  useEffect(() => {
    if (!isGone) return;
    leave();
    showToast('This lesson has changed meanwhile, so it stays where it is.', { tone: 'bad' });
  }, [isGone, leave, showToast]);

  const why = verdict?.is === 'closed' ? verdict.why : null;
  const is = verdict?.is;
  const { by, start } = place ?? {};
  useEffect(() => {
    if (by !== 'keys' || start === undefined || is === 'own') return;
    const words = { open: 'open', unknown: 'not known yet whether it is open', closed: why, own: '' };
    say(`${formatMoment(new Date(start).toISOString())}: ${words[is ?? 'unknown']}`);
  }, [by, start, is, why]);

  /** @returns whether it is over: what cannot be is refused, and the keys go on from there */
  const settle = (of: Booking, at: number): boolean => {
    const found = judge(of, at);
    if (found.is === 'closed') {
      showToast(found.why, { tone: 'bad' });
      return false;
    }
    leave();
    if (found.is !== 'own') onMove(of, new Date(at).toISOString());
    return true;
  };

  // Listeners that were set when the pointer went down act upon what is known when it comes up.
  const latest = useRef({ settle, steps, instantAt, calendar });
  useEffect(() => {
    latest.current = { settle, steps, instantAt, calendar };
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
      if (at !== null) setPlace({ id: of._id, start: at, by: 'pointer' });
    };
    const scroll = () => {
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
      setPlace({ id: of._id, start: own, by: 'pointer' });
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
      const known = latest.current.calendar.bookings.find(({ _id }) => _id === of._id);
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
      leave('Left where it is.');
    });
  };

  const startByKeys = (of: Booking) => {
    if (!mayMove(of, role, now)) return;
    setPlace({ id: of._id, start: Date.parse(of.dateTime), by: 'keys' });
    say(
      `Moving ${wordsOf(of, role).join(', ')}. Up and down change the time, left and right the day. Enter proposes it, Escape leaves it where it is.`,
    );
  };

  /** @returns whether the key was one for a lesson that is being moved */
  const pressKey = (event: KeyboardEvent, of: Booking): boolean => {
    if (place?.by !== 'keys' || place.id !== of._id) return false;
    const step = stepOf(times, stepMinutes) * 60_000;
    const moveTo = (at: number) => setPlace({ ...place, start: at });
    const moveByDays = (days: number) => {
      const moved = new Date(place.start);
      moved.setDate(moved.getDate() + days);
      const { from, to } = question;
      const isShown = moved.getTime() >= Date.parse(from) && moved.getTime() < Date.parse(to);
      if (isShown) moveTo(moved.getTime());
      else say('The days that are shown end here.');
    };
    const acts: Record<string, () => void> = {
      ArrowUp: () => moveTo(onStep(place.start - step, steps(of))),
      ArrowDown: () => moveTo(onStep(place.start + step, steps(of))),
      ArrowLeft: () => moveByDays(-1),
      ArrowRight: () => moveByDays(1),
      Enter: () => void settle(of, place.start),
      Escape: () => leave('Left where it is.'),
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
    /** For whoever does not see it. */
    said,
    press,
    pressKey,
    startByKeys,
    /** The focus has gone elsewhere. */
    blur: () => {
      if (place?.by === 'keys') leave('Left where it is.');
    },
    /** @returns whether the click that just came is the end of a move */
    wasMove: () => hasCarried.current,
    /** Something new begins: what is clicked from now on is meant. */
    begin: () => {
      hasCarried.current = false;
    },
  };
};
