import { styled } from 'styled-components';

export const Viewport = styled.div`
  /* Room for the cards' shadows, which the clipping would cut. */
  margin: calc(-1 * var(--paadam-space-6)) calc(-1 * var(--paadam-space-3));
  padding: var(--paadam-space-6) var(--paadam-space-3);
  overflow: clip;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
`;

export const Track = styled.div`
  display: flex;
  margin-inline: calc(-1 * var(--paadam-space-3));
  touch-action: pan-y pinch-zoom;
`;

/**
 * Half a pixel wider than its share: Embla adds up whole pixels, and goes round only if the slides but one fill the
 * view; four thirds rounded down would not.
 */
export const Slide = styled.div`
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

export const Controls = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--paadam-space-3);
  /* The view above takes its room for shadows back by a margin of -6. */
  margin-top: var(--paadam-space-10);
`;

export const RoundButton = styled.button`
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
