import { styled } from 'styled-components';

/** How high an hour is: room for the three lines that say what a lesson is. */
const hourHeight = '3.75rem';
/** Of what stands above the columns. */
const headHeight = '3.75rem';
const hatchOf = (ink: string) => `repeating-linear-gradient(135deg, transparent 0 5px, ${ink} 5px 6px)`;
const hatch = hatchOf('color-mix(in srgb, var(--paadam-ink) 9%, transparent)');
const hourLines = (ink: string) =>
  `repeating-linear-gradient(to bottom, ${ink} 0 1px, transparent 1px ${hourHeight})`;
/** Darker than what is open, on a dark page as well as on a light one. */
const closed = (percent: number) => `color-mix(in srgb, black ${percent}%, var(--paadam-paper))`;
/** Where a system draws in colours of its own it leaves out grounds and what is painted on them, but for what says this. */
const systemHatch = `
    content: '';
    position: absolute;
    inset: 0;
    forced-color-adjust: none;
    background: ${hatchOf('GrayText')};
    pointer-events: none;`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
`;

export const Board = styled.div`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  position: relative;
`;

export const Hours = styled.div<{ $hasHead: boolean }>`
  position: relative;
  margin-top: ${({ $hasHead }) => ($hasHead ? headHeight : '0')};
  font-size: var(--paadam-text-14);
  font-variant-numeric: tabular-nums;
  color: var(--paadam-muted);

  & > span {
    position: absolute;
    inset-inline-end: var(--paadam-space-2);
    transform: translateY(-50%);
    line-height: 1;
    white-space: nowrap;
  }
`;

export const Columns = styled.ol.attrs({ role: 'list' })<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
`;

export const Column = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-width: 0;

  /* Its day is marked. */
  && {
    outline: none;
  }

  &[data-away] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const DayHead = styled.h3`
  height: ${headHeight};
  padding: 2px;
  font-size: var(--paadam-text-14);
  font-weight: var(--paadam-weight-strong);
  line-height: 1.2;
  text-align: center;

  & > * {
    display: grid;
    align-content: center;
    justify-items: center;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--paadam-radius-small);
    font: inherit;
    color: var(--paadam-muted);
    background: none;
  }

  & b {
    min-width: 2rem;
    padding: 1px var(--paadam-space-1);
    border-radius: var(--paadam-radius-round);
    font-size: var(--paadam-text-18);
    color: var(--paadam-ink);
  }

  & button {
    cursor: pointer;
  }

  & button:hover {
    background: var(--paadam-hover);
  }

  &[data-today] b {
    color: var(--paadam-on-brand);
    background: var(--paadam-brand);
  }

  @media (forced-colors: active) {
    &[data-today] b {
      outline: 2px solid Highlight;
    }
  }
`;

/** A day from top to bottom, with a line at each hour, above what the hours are and below what stands in them. */
export const Canvas = styled.div<{ $rows: number; $isClosed: boolean }>`
  position: relative;
  height: calc(${({ $rows }) => $rows} * ${hourHeight} / 4);
  border-inline-start: 1px solid var(--paadam-line);
  border-block-end: 1px solid var(--paadam-line);
  background: ${({ $isClosed }) => ($isClosed ? closed(5) : 'var(--paadam-surface)')};

  li:last-child > & {
    border-inline-end: 1px solid var(--paadam-line);
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: ${hourLines('var(--paadam-line)')};
    pointer-events: none;
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ${hourLines('GrayText')};
    }

    ${({ $isClosed }) => $isClosed && `& > ul::before {${systemHatch}}`}
  }
`;

export const Things = styled.ul.attrs({ role: 'list' })`
  position: absolute;
  inset: 0;
`;

/** Something that lies behind the lessons. */
export const Layer = styled.li`
  position: absolute;
  inset-inline: 0;
  overflow: hidden;
  padding: 2px var(--paadam-space-1);
  font-size: var(--paadam-text-14);
  line-height: 1.25;
  color: var(--paadam-muted);
  pointer-events: none;

  &[data-layer='open'] {
    background: var(--paadam-surface);
  }

  &:not([data-layer='open']) {
    z-index: 1;
  }

  &[data-layer='extra'] {
    border-inline-start: 3px solid var(--paadam-accent-edge);
    color: var(--paadam-ink);
  }

  &[data-layer='off'],
  &[data-layer='missing'] {
    background:
      ${hatch},
      ${closed(7)};
  }

  @media (forced-colors: active) {
    &[data-layer='off']::before,
    &[data-layer='missing']::before {
      ${systemHatch}
      z-index: -1;
    }
  }

  &[data-layer='busy'] {
    inset-inline: 3px;
    border: 1px dashed var(--paadam-edge);
    border-radius: var(--paadam-radius-small);
    background: var(--paadam-tile-slate-ground);
    color: var(--paadam-tile-slate-ink);
  }

  &[data-layer='past'] {
    padding: 0;
    background: color-mix(in srgb, var(--paadam-ink) 5%, transparent);
  }
`;

export const NowLine = styled.li`
  position: absolute;
  inset-inline: 0;
  z-index: 1;
  height: 2px;
  background: var(--paadam-bad);
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: -4px;
    top: -4px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: inherit;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

export const EventPlace = styled.li`
  position: absolute;
  z-index: 2;
  padding: 1px 2px;
  min-height: 2.75rem;

  &:focus-within {
    z-index: 4;
  }

  &[data-moving] {
    opacity: 0.5;
  }

  & a {
    display: block;
    height: 100%;
    overflow: hidden;
    padding: 2px var(--paadam-space-1) 2px var(--paadam-space-2);
    border: 1px solid var(--event-edge);
    border-inline-start-width: 4px;
    border-radius: var(--paadam-radius-small);
    font-size: var(--paadam-text-14);
    line-height: 1.2;
    text-decoration: none;
    color: var(--event-ink);
    background: var(--event-ground);
    -webkit-touch-callout: none;
    user-select: none;
  }

  & a > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & a > b {
    font-weight: 600;
  }

  & a:hover {
    box-shadow: var(--paadam-shadow-lifted);
  }

  &[data-movable] a {
    cursor: grab;
  }

  &[data-kind='request'] a,
  &[data-kind='proposed'] a {
    border-style: dashed;
    border-inline-start-style: solid;
  }

  &[data-kind='proposed'] a {
    border-style: dotted;
  }

  /* For those who move by keys: it shows when it has the focus. */
  & button {
    position: absolute;
    inset-inline-end: 2px;
    top: 1px;
    min-width: 4rem;
    min-height: 2.75rem;
    border: 1px solid var(--paadam-edge);
    border-radius: var(--paadam-radius-small);
    font: inherit;
    font-size: var(--paadam-text-14);
    font-weight: 600;
    color: var(--paadam-ink);
    background: var(--paadam-raised);
  }

  & button:not(:focus-visible) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** Where what is being moved would lie. */
export const Ghost = styled.div`
  position: absolute;
  inset-inline: 2px;
  z-index: 5;
  min-height: 2.75rem;
  padding: 2px var(--paadam-space-2);
  border: 2px solid var(--paadam-brand);
  border-radius: var(--paadam-radius-small);
  font-size: var(--paadam-text-14);
  line-height: 1.25;
  color: var(--paadam-ink);
  background: color-mix(in srgb, var(--paadam-brand-soft) 92%, transparent);
  box-shadow: var(--paadam-shadow-lifted);
  pointer-events: none;

  &[data-verdict='closed'] {
    height: auto !important;
    border: 2px dashed var(--paadam-bad);
    background: var(--paadam-bad-soft);
  }

  & > b {
    display: block;
    font-weight: 600;
  }
`;

export const FoldButton = styled.button`
  justify-self: start;
  min-height: 2.75rem;
  padding-inline: var(--paadam-space-2);
  border: 0;
  border-radius: var(--paadam-radius-control);
  font: inherit;
  font-size: var(--paadam-text-14);
  color: var(--paadam-brand);
  background: none;
  cursor: pointer;

  &:hover {
    background: var(--paadam-hover);
  }

  &:disabled {
    visibility: hidden;
  }
`;

/** What stands above a day, at both ends of a line. */
export const Above = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  min-height: 2.75rem;
`;

export const Hint = styled.p`
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);
`;
