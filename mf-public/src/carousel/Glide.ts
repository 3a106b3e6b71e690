import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface GlideProps {
  viewport: HTMLElement | null;
  /** Without motion each step is there at once. */
  still: boolean;
  /** @param embla what moves the slides; undefined: nothing does any more */
  onReady: (embla: Embla | undefined) => void;
}

/** Embla's own measure of speed, not milliseconds: with this one a step is 99% done after 29 frames, 483 ms. */
const pace = 20;

/** Has Embla move a carousel's slides. It draws nothing: the slides stand without it, and its code comes after them. */
export default function Glide({ viewport, still, onReady }: GlideProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: still ? 0 : pace });
  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);
  useEffect(() => {
    onReady(embla);
    return () => onReady(undefined);
  }, [onReady, embla]);
  return null;
}
