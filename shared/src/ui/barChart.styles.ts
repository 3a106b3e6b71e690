import { css, styled } from 'styled-components';
import { barInk } from './barInk';

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  min-width: 0;
`;

export const Caption = styled.figcaption`
  font-weight: 600;
  line-height: 1.3;
`;

/** Scrolls inside itself where the bars do not all fit; the page never does. */
export const Scroller = styled.div`
  /* The hidden texts within are placed in here, so that they cannot widen the page. */
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  scrollbar-color: var(--paadam-edge) transparent;

  &:focus-visible {
    border-radius: var(--paadam-radius-small);
  }
`;

interface Letters {
  /** How many columns fit, where they do not all; each is then as wide as that allows, so that none is cut. */
  $fitting: number | null;
  /** As many as a column must hold on one line. */
  $letters: number;
  /** Of the longest note: it wraps where it must, and then all of them do. */
  $noteLetters: number;
}

const columnRem = (letters: number): number => letters * 0.53 + 0.5;
const columnWidth = (letters: number): string =>
  `max(var(--paadam-control-height), ${columnRem(letters)}rem)`;

/**
 * @param width of the room, in px
 * @param rem in px
 * @returns how many columns with texts of so many letters fit into it, at least one
 */
export const columnsWithin = (width: number, letters: number, rem: number): number =>
  Math.max(1, Math.floor(width / Math.max(44, columnRem(letters) * rem)));

export const Columns = styled.ul.attrs({ role: 'list' })<Letters>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $letters, $fitting }) =>
    $fitting ? `${100 / $fitting}%` : `minmax(${columnWidth($letters)}, 1fr)`};

  & > li {
    container-type: inline-size;
    scroll-snap-align: start;
  }

  @container (max-width: ${({ $noteLetters }) => $noteLetters * 0.46}rem) {
    & small {
      justify-self: center;
      width: min-content;
    }
  }
`;

const column = css`
  display: grid;
  align-content: start;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  text-align: center;
  background: none;
`;

export const Column = styled.div`
  ${column}
`;

/** The bar's place with its line to stand on; the value rides on the bar, and the highest leaves room for it. */
export const BarPlace = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: end;
  align-items: center;
  height: 12rem;
  border-bottom: 2px solid var(--paadam-line);
`;

export const Value = styled.span`
  flex: none;
  padding-bottom: var(--paadam-space-1);
  font-size: var(--paadam-text-14);
  font-weight: var(--paadam-weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  white-space: nowrap;
`;

/** `--share` is its part of the highest bar, 0 to 1. */
export const BarFill = styled.span<{ $faint: boolean }>`
  flex: none;
  width: min(60%, 2.5rem);
  height: calc((100% - 1.625rem) * var(--share));
  border-radius: 6px 6px 0 0;
  overflow: clip;
  ${barInk}
  ${({ $faint }) => $faint && 'opacity: 0.68;'}
`;

/** The upper part of a bar that is not certain yet; `--hatched` is its part of the bar, 0 to 1. */
export const Hatched = styled.span`
  display: block;
  height: calc(100% * var(--hatched));
  border: 2px solid var(--paadam-brand);
  border-bottom: 0;
  border-radius: 6px 6px 0 0;
  background: repeating-linear-gradient(
    -45deg,
    var(--paadam-brand) 0 2px,
    var(--paadam-surface) 2px 6px
  );

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: repeating-linear-gradient(-45deg, CanvasText 0 2px, Canvas 2px 6px);
  }
`;

/** What the two inks mean. */
export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-1) var(--paadam-space-4);
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);

  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--paadam-space-2);
  }
`;

export const Swatch = styled.i`
  display: inline-block;
  width: 1rem;
  height: 1rem;
  border-radius: 4px;
  overflow: clip;
  --hatched: 1;
  ${barInk}
`;

export const Label = styled.span`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: var(--paadam-space-2) 2px;
  font-size: var(--paadam-text-14);
  line-height: 1.3;

  & b {
    font-weight: var(--paadam-weight-strong);
    white-space: nowrap;
  }

  & small {
    font-size: inherit;
    color: var(--paadam-muted);
  }
`;

export const BarButton = styled.button`
  ${column}
  border-radius: var(--paadam-radius-small);
  color: inherit;
  touch-action: manipulation;

  &:hover {
    background: var(--paadam-hover);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-pressed='true'] {
    background: var(--paadam-brand-soft);
  }

  &[aria-pressed='true'] b {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
`;
