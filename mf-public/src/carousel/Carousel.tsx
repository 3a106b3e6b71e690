import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type Key, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useMedia } from '../layout/useMedia';
import * as words from '../messages/parts';
import { useGlide } from './useGlide';

const Viewport = styled.div`
  /* Room for the cards' shadows, which the clipping would cut. */
  margin: calc(-1 * var(--paadam-space-6)) calc(-1 * var(--paadam-space-3));
  padding: var(--paadam-space-6) var(--paadam-space-3);
  overflow: clip;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  @media (scripting: none) {
    overflow: auto clip;
  }
`;

const Track = styled.div`
  display: flex;
  margin-inline: calc(-1 * var(--paadam-space-3));
  touch-action: pan-y pinch-zoom;
`;

/**
 * Half a pixel wider than its share: Embla adds up whole pixels, and goes round only if the slides but one fill the
 * view; four thirds rounded down would not.
 */
const Slide = styled.div`
  display: grid;
  flex: 0 0 calc(100% / 3 + 0.5px);
  min-width: 0;
  padding-inline: var(--paadam-space-3);

  @media (max-width: 1023px) {
    flex-basis: calc(50% + 0.5px);
  }

  @media (max-width: 639px) {
    flex-basis: 100%;
  }
`;

const Controls = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--paadam-space-3);
  /* The view above takes its room for shadows back by a margin of -6. */
  margin-top: var(--paadam-space-10);

  /* On a phone at the foot of the slide, whose own last line leaves room for them. */
  @media (max-width: 639px) {
    position: relative;
    justify-content: end;
    gap: var(--paadam-space-2);
    margin-top: calc(-1 * var(--paadam-control-height) - var(--paadam-space-4) - var(--paadam-space-6));
    padding: 0 var(--paadam-space-4) var(--paadam-space-4);
    pointer-events: none;

    & > button {
      pointer-events: auto;
    }
  }
`;

const RoundButton = styled.button`
  display: grid;
  place-items: center;
  width: var(--paadam-control-height);
  height: var(--paadam-control-height);
  border: 1px solid var(--paadam-edge);
  border-radius: 50%;
  color: var(--paadam-ink);
  background: var(--paadam-surface);
  transition: background-color var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    border-color: var(--paadam-brand);
    background: var(--paadam-hover);
  }
`;

interface CarouselProps<Item> {
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

/** Slides side by side, three on a wide screen, two below 1024 px and one below 640 px; to be dragged or stepped through. */
export function Carousel<Item>({ label, items, itemKey, children, autoplay = false }: CarouselProps<Item>) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const { viewport, Glide, onReady, embla, step } = useGlide();
  const moves = autoplay && !still;
  const playing = moves && !paused && !held;
  useEffect(() => {
    if (!playing || !embla) return;
    const timer = setInterval(() => embla.scrollNext(), interval);
    return () => clearInterval(timer);
  }, [playing, embla]);
  return (
    <section
      aria-roledescription={words.carousel()}
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
              aria-roledescription={words.slide()}
              aria-label={words.slideOf({ place: index + 1, count: items.length })}
            >
              {children(item)}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {Glide && <Glide viewport={viewport.current} still={still} onReady={onReady} />}
      <Controls>
        <RoundButton type="button" aria-label={words.previous()} onClick={() => step('scrollPrev')}>
          <ChevronLeft size={22} aria-hidden />
        </RoundButton>
        {moves && (
          <RoundButton
            type="button"
            aria-label={paused ? words.play() : words.pause()}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
          </RoundButton>
        )}
        <RoundButton type="button" aria-label={words.next()} onClick={() => step('scrollNext')}>
          <ChevronRight size={22} aria-hidden />
        </RoundButton>
      </Controls>
    </section>
  );
}
