import { formatCount } from '@paadam/shared/domain';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useWasDrawn } from './useWasDrawn';

const countMs = 3_000;

/** Who has seen a figure for so long has read it. */
const readMs = 1_000;

/** From figure to figure. Each has the page laid out and painted anew, and no one reads sixty of them a second. */
const stepMs = 50;

interface StatProps {
  /** As it is read: '20,000+', '₹18,500', 24. */
  value: string | number;
  label: ReactNode;
  /** Counts up to the value over 3 s, once, when first seen. The text is the real figure all along. */
  countUp?: boolean;
  /** Below the label: a comparison, a link. */
  children?: ReactNode;
  className?: string;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: start;
  gap: var(--paadam-space-1);
  min-width: 0;
`;

/* The count is drawn over the real figure, which keeps its room: nothing moves, and nothing false is read out. */
const Figure = styled.span`
  position: relative;
  align-self: start;
  font-size: clamp(var(--paadam-text-28), 1.2rem + 2vw, var(--paadam-text-36));
  font-weight: var(--paadam-weight-heading);
  font-variant-numeric: tabular-nums;
  line-height: var(--paadam-leading-tight);
  letter-spacing: -0.02em;

  &[data-count] > span {
    opacity: 0;
  }

  &[data-count]::after {
    content: attr(data-count);
    position: absolute;
    inset: 0;
  }
`;

const Label = styled.span`
  color: var(--paadam-muted);
  line-height: 1.4;
`;

/** A figure with what it counts. */
export function Stat({ value, label, countUp = false, children, className }: StatProps) {
  const figure = useRef<HTMLSpanElement>(null);
  useCountUp(figure, String(value), countUp);
  return (
    <Stack className={className}>
      {children}
      <Label>{label}</Label>
      <Figure ref={figure}>
        <span>{value}</span>
      </Figure>
    </Stack>
  );
}

/** @returns whether what a drawn page shows has been there for long enough to be read */
const hasBeenRead = (): boolean => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint !== undefined && performance.now() - paint.startTime > readMs;
};

/**
 * Draws a count from zero to the number inside `text` as the element's `data-count`, over 3 s, once it is in view,
 * and takes it away at the end. Does nothing under reduced motion, where `text` holds no number, or where the figure has
 * been read already, in a page that the server has drawn.
 */
function useCountUp(element: RefObject<HTMLElement | null>, text: string, enabled: boolean) {
  const wasDrawn = useRef(useWasDrawn());
  useEffect(() => {
    const target = element.current;
    const found = /[\d,]*\d/.exec(text)?.[0];
    if (!enabled || !target || !found || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const goal = Number(found.replaceAll(',', ''));
    const write = found.includes(',') ? formatCount : String;
    let frame = 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    const run = (start: number) => (now: number) => {
      const progress = Math.min(1, (now - start) / countMs);
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
      const isSeen = entries.some((entry) => entry.isIntersecting);
      const wasRead = isSeen && wasDrawn.current && hasBeenRead();
      wasDrawn.current = false;
      if (!isSeen) return;
      watch.disconnect();
      if (wasRead) return;
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
