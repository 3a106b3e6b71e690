import type { BoardSession } from './BoardSession';
import type { InkPoint } from './items';

interface Held {
  x: number;
  y: number;
}

/**
 * Has pointers draw, and move what is seen: two fingers and the wheel always do that, one finger as well once a pen was there,
 * so that a hand that rests on the glass draws nothing.
 *
 * @param canvas on which they are
 * @returns what ends it
 */
export const hearPointers = (canvas: HTMLElement, session: BoardSession): (() => void) => {
  const held = new Map<number, Held>();
  let drawing: number | null = null;
  let hasPen = false;

  const placeOf = ({ clientX, clientY }: MouseEvent): Held => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const pointOf = (event: PointerEvent): InkPoint => {
    const { view } = session.state();
    const { x, y } = placeOf(event);
    return [view.x + x / view.scale, view.y + y / view.scale, event.pressure || 0.5];
  };

  const down = (event: PointerEvent) => {
    if (event.button > 1) return;
    hasPen ||= event.pointerType === 'pen';
    canvas.setPointerCapture?.(event.pointerId);
    held.set(event.pointerId, placeOf(event));
    const { tool, mayDraw } = session.state();
    if (drawing !== null) {
      // The second finger: what the first one began was no stroke.
      if (event.pointerType === 'touch') {
        session.hand.cancel();
        drawing = null;
      }
      return;
    }
    const isForView = tool === 'hand' || (!mayDraw && tool !== 'laser') || event.button === 1;
    if (isForView || (event.pointerType === 'touch' && (hasPen || held.size > 1))) return;
    drawing = event.pointerId;
    session.hand.aim(null);
    session.hand.begin(pointOf(event), { hasPressure: event.pointerType === 'pen' });
  };

  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId);
    if (drawing === event.pointerId) {
      const parts = event.getCoalescedEvents?.() ?? [];
      session.hand.extend((parts.length > 0 ? parts : [event]).map(pointOf));
    }
    if (!before) return;
    const now = placeOf(event);
    held.set(event.pointerId, now);
    if (drawing !== null) return;
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      session.view.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const apart = (one: Held) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    session.view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    session.view.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };

  const up = (event: PointerEvent) => {
    held.delete(event.pointerId);
    if (drawing !== event.pointerId) return;
    drawing = null;
    if (event.type === 'pointercancel') session.hand.cancel();
    else session.hand.end();
  };

  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
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
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', up);
    canvas.removeEventListener('dblclick', rewrite);
    canvas.removeEventListener('wheel', turn);
  };
};
