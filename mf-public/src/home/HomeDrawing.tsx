import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

type Drawings = typeof import('./homeDrawings');

let brought: Drawings | undefined;

/** On a server, where all there is to a page is there before it is drawn. */
export const haveDrawings = (drawings: Drawings): void => {
  brought = drawings;
};

const Frame = styled.span<{ $width: number; $height: number }>`
  display: block;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};

  & svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** React leaves alone what is within an element with markup of its own: there it keeps what the server has drawn. */
const asItIs = { __html: '' };

interface HomeDrawingProps {
  name: keyof Drawings;
  /** Of the drawing, in pixels: room is kept for it. */
  width: number;
  height: number;
}

/**
 * One of the home page's decorations. Where the server has drawn it, it stays, and its code is never fetched; nor is it for who
 * does not see it, as on a phone, which has no room for it.
 */
export function HomeDrawing({ name, width, height }: HomeDrawingProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [drawings, setDrawings] = useState(brought);
  useEffect(() => {
    if (!frame.current || frame.current.firstChild) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        import(/* webpackChunkName: "home-drawings" */ './homeDrawings').then(
          (all) => {
            brought = all;
            setDrawings(all);
          },
          // It says nothing that the words do not.
          () => {},
        );
      },
      { rootMargin: '50% 0px' },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const size = { $width: width, $height: height };
  if (!drawings)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
    return <Frame ref={frame} {...size} dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />;
  const Drawing = drawings[name];
  return (
    <Frame key="drawn" {...size}>
      <Drawing />
    </Frame>
  );
}
