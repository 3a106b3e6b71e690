import type { BoardSession } from './BoardSession';
import type { InkPoint } from './items';

/** CSS pixels of each unit of `deltaMode`: pixels, lines, pages. */
const wheelUnits = [1, 24, 400];

interface Held {
  x: number;
  y: number;
  /** Whether a single finger beside a pen has not moved far yet. Until then it does not move the view, since it may be a resting hand. */
  isStill: boolean;
}

/** Milliseconds after a pen was on or above the screen, in which touches are ignored. */
const penStays = 500;
/** CSS pixels that a resting hand may move. */
const rolls = 10;
/** The value in `buttons` for a pen's eraser. */
const eraserEnd = 32;

const pinches = ['gesturestart', 'gesturechange', 'gestureend'] as const;

/** WebKit's event of two fingers on a trackpad. */
interface Pinch extends Event {
  scale: number;
  clientX: number;
  clientY: number;
}

/**
 * Lets pointers draw and move the view. A pen has priority: touches are ignored while it draws or was just there. Two fingers and the
 * wheel always move the view. Once a pen was used, a single finger moves it as well, so that a resting hand draws nothing.
 *
 * @param canvas on which they are
 * @returns what ends it
 */
export const hearPointers = (canvas: HTMLElement, session: BoardSession): (() => void) => {
  const held = new Map<number, Held>();
  /** Fingers on the screen, including ignored ones. */
  const fingers = new Set<number>();
  let drawing: { id: number; isPen: boolean } | null = null;
  let penAt = Number.NEGATIVE_INFINITY;
  let pinched = 1;

  const hasPen = () => penAt > Number.NEGATIVE_INFINITY;
  const isPenAtWork = () => drawing?.isPen === true || performance.now() - penAt < penStays;
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const pointOf = (event: PointerEvent): InkPoint => {
    const { view } = session.state();
    const { x, y } = placeOf(event);
    return [view.x + x / view.scale, view.y + y / view.scale, event.pressure || 0.5];
  };
  const breakOff = () => {
    if (drawing) session.hand.cancel();
    drawing = null;
  };

  const down = (event: PointerEvent) => {
    const isPen = event.pointerType === 'pen';
    const isTouch = event.pointerType === 'touch';
    const isEraser = isPen && (event.buttons & eraserEnd) !== 0;
    if (event.button > 1 && !isEraser) return;
    if (isTouch) fingers.add(event.pointerId);
    if (isTouch && isPenAtWork()) return;
    if (isPen) {
      penAt = performance.now();
      // The hand touched the screen before the pen that it holds.
      if (drawing && !drawing.isPen) breakOff();
      for (const finger of fingers) held.delete(finger);
    }
    canvas.setPointerCapture?.(event.pointerId);
    const isLone = isTouch && held.size === 0;
    held.set(event.pointerId, { ...placeOf(event), isStill: isLone && hasPen() });
    const { tool: inHand, mayDraw } = session.state();
    const tool = isEraser ? 'eraser' : inHand;
    if (drawing) {
      // The second finger: what the first one began was no stroke.
      if (isTouch) breakOff();
      return;
    }
    const isForView = tool === 'hand' || (!mayDraw && tool !== 'laser') || event.button === 1;
    if (isForView || (isTouch && (hasPen() || held.size > 1))) return;
    drawing = { id: event.pointerId, isPen };
    session.hand.aim(null);
    session.hand.begin(pointOf(event), { hasPressure: isPen, tool });
  };

  const move = (event: PointerEvent) => {
    if (event.pointerType === 'pen') penAt = performance.now();
    const before = held.get(event.pointerId);
    if (drawing?.id === event.pointerId) {
      const parts = event.getCoalescedEvents?.() ?? [];
      session.hand.extend((parts.length > 0 ? parts : [event]).map(pointOf));
    }
    if (!before) return;
    const now = placeOf(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (before.isStill && !other && Math.hypot(now.x - before.x, now.y - before.y) < rolls) return;
    held.set(event.pointerId, { ...now, isStill: false });
    if (drawing) return;
    if (!other) {
      session.view.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    session.view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    session.view.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };

  const up = (event: PointerEvent) => {
    if (event.pointerType === 'pen') penAt = performance.now();
    fingers.delete(event.pointerId);
    held.delete(event.pointerId);
    if (drawing?.id !== event.pointerId) return;
    drawing = null;
    if (event.type === 'pointercancel') session.hand.cancel();
    else session.hand.end();
  };

  const pinch = (event: Event) => {
    event.preventDefault();
    // Phones and tablets also send pointer events for the fingers.
    if (fingers.size > 0) return;
    const { type, scale } = event as Pinch;
    if (type === 'gesturechange') session.view.zoom(scale / pinched, placeOf(event as Pinch));
    pinched = type === 'gesturechange' ? scale : 1;
  };

  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const unit = wheelUnits[event.deltaMode] ?? 1;
    if (event.ctrlKey || event.metaKey)
      session.view.zoom(Math.exp(-event.deltaY * unit * 0.004), placeOf(event));
    else if (event.shiftKey && event.deltaX === 0) session.view.pan(-event.deltaY * unit, 0);
    else session.view.pan(-event.deltaX * unit, -event.deltaY * unit);
  };

  const rewrite = (event: MouseEvent) => {
    const { tool, selected } = session.state();
    const [only] = selected;
    if (tool === 'select' && only && selected.length === 1) {
      event.preventDefault();
      session.hand.rewrite(only);
    }
  };

  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', up);
  canvas.addEventListener('dblclick', rewrite);
  canvas.addEventListener('wheel', turn, { passive: false });
  for (const type of pinches) canvas.addEventListener(type, pinch);
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', up);
    canvas.removeEventListener('dblclick', rewrite);
    canvas.removeEventListener('wheel', turn);
    for (const type of pinches) canvas.removeEventListener(type, pinch);
  };
};
