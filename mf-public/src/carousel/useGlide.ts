import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type Glide from './Glide';
import type { Embla } from './Glide';

type Step = 'scrollPrev' | 'scrollNext';

/** How far below the window a carousel may still be when the code that moves it is asked for. */
const margin = '50% 0px';

interface Gliding {
  viewport: RefObject<HTMLDivElement | null>;
  /** Absent until its code is there. */
  Glide: ComponentType<Parameters<typeof Glide>[0]> | undefined;
  onReady: (embla: Embla | undefined) => void;
  embla: Embla | undefined;
  /** Moves on or back by one slide, as soon as it can. */
  step: (way: Step) => void;
}

/**
 * What moves a carousel. Its code comes once the slides are near the window, or a step is asked for: most who open a page
 * never get that far down.
 */
export const useGlide = (): Gliding => {
  const viewport = useRef<HTMLDivElement>(null);
  const next = useRef<Step>(null);
  const [Brought, setBrought] = useState<Gliding['Glide']>();
  const [embla, setEmbla] = useState<Embla>();

  const bring = useCallback(() => {
    import(/* webpackChunkName: "glide" */ './Glide').then(
      ({ default: arrived }) => setBrought(() => arrived),
      // The slides stand where they are, and the next press tries again.
      () => {},
    );
  }, []);

  useEffect(() => {
    if (!viewport.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        bring();
      },
      { rootMargin: margin },
    );
    watch.observe(viewport.current);
    return () => watch.disconnect();
  }, [bring]);

  const onReady = useCallback((ready: Embla | undefined) => {
    setEmbla(ready);
    if (!ready || !next.current) return;
    ready[next.current]();
    next.current = null;
  }, []);

  const step = (way: Step) => {
    if (embla) return embla[way]();
    next.current = way;
    bring();
  };
  return { viewport, Glide: Brought, onReady, embla, step };
};
