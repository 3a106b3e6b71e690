import { formatCount } from '@paadam/shared/domain';
import { type RefObject, useEffect } from 'react';

const duration = 3_000;

/** From figure to figure. Each has the page laid out and painted anew, and nobody reads sixty of them a second. */
const stepMs = 50;

/**
 * Draws a count from zero to the number inside `text` as the element's `data-count`, over 3 s, once it is in view,
 * and takes it away at the end. Does nothing under reduced motion or where `text` holds no number.
 */
export function useCountUp(element: RefObject<HTMLElement | null>, text: string, enabled: boolean) {
  useEffect(() => {
    const target = element.current;
    const found = /[\d,]*\d/.exec(text)?.[0];
    if (!enabled || !target || !found || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const goal = Number(found.replaceAll(',', ''));
    const write = found.includes(',') ? formatCount : String;
    let frame = 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    const run = (start: number) => (now: number) => {
      const progress = Math.min(1, (now - start) / duration);
      if (progress === 1) {
        delete target.dataset.count;
        return;
      }
      frame = requestAnimationFrame(run(start));
      if (now - drawnAt < stepMs) return;
      drawnAt = now;
      const eased = 1 - (1 - progress) ** 3;
      target.dataset.count = text.replace(found, write(Math.round(goal * eased)));
    };
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      frame = requestAnimationFrame((now) => run(now)(now));
    });
    watch.observe(target);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      delete target.dataset.count;
    };
  }, [element, text, enabled]);
}
