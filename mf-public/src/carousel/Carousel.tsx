import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type Key, type ReactNode, useEffect, useState } from 'react';
import { Controls, RoundButton, Slide, Track, Viewport } from './carouselParts';
import { useReducedMotion } from './useReducedMotion';

export interface CarouselProps<Item> {
  /** Names the carousel for assistive technology. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => Key;
  /** One slide's content. */
  children: (item: Item) => ReactNode;
  /** Moves on by itself every 2 s, unless reduced motion is asked for; held by hover and focus, paused by its button. */
  autoplay?: boolean;
}

/** Milliseconds between two steps. */
const interval = 2_000;
/** Embla's own measure of speed, not milliseconds: with this one a step is 99% done after 29 frames, 483 ms. */
const pace = 20;

/** Slides side by side, three on a wide screen, two below 1024 px and one below 640 px; to be dragged or stepped through. */
export function Carousel<Item>({ label, items, itemKey, children, autoplay = false }: CarouselProps<Item>) {
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: still ? 0 : pace });
  const moves = autoplay && !still;
  const playing = moves && !paused && !held;
  useEffect(() => {
    if (!playing || !embla) return;
    const timer = setInterval(() => embla.scrollNext(), interval);
    return () => clearInterval(timer);
  }, [playing, embla]);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Viewport ref={viewport}>
        <Track aria-live={playing ? 'off' : 'polite'}>
          {items.map((item, index) => (
            <Slide
              key={itemKey(item)}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${items.length}`}
            >
              {children(item)}
            </Slide>
          ))}
        </Track>
      </Viewport>
      <Controls>
        <RoundButton type="button" aria-label="Previous" onClick={() => embla?.scrollPrev()}>
          <ChevronLeft size={22} aria-hidden />
        </RoundButton>
        {moves && (
          <RoundButton
            type="button"
            aria-label={paused ? 'Play' : 'Pause'}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
          </RoundButton>
        )}
        <RoundButton type="button" aria-label="Next" onClick={() => embla?.scrollNext()}>
          <ChevronRight size={22} aria-hidden />
        </RoundButton>
      </Controls>
    </section>
  );
}
