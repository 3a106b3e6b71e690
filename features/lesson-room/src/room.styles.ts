import { styled } from 'styled-components';

/** High enough for the head, the people and the controls above each other, and wide enough for a column at the side. */
const wide = '@container room (min-width: 48rem) and (min-height: 30rem)';
/** As narrow as a page gets, or one that is enlarged fourfold. */
const tiny = '@container room (max-width: 21.5rem)';
/** A phone that lies on its side. */
const low = '@container room (min-width: 30rem) and (max-height: 29.99rem)';

/**
 * The room covers the window: a board wants all of it. Inside a page of another person's it keeps to its place there, and can
 * fill the screen.
 */
export const Room = styled.div`
  position: fixed;
  inset: 0;
  z-index: 30;
  background: var(--paadam-paper);
  container: room / size;

  [data-paadam-ground] &:not(:fullscreen) {
    position: relative;
    z-index: 0;
    height: clamp(26rem, 92dvh, 60rem);
    border: 1px solid var(--paadam-line);
  }
`;

export const Frame = styled.div`
  display: grid;
  grid-template:
    'head' auto
    'people' auto
    'stage' minmax(0, 1fr)
    'foot' auto / minmax(0, 1fr);
  gap: var(--paadam-space-2);
  height: 100%;
  padding: var(--paadam-space-1) var(--paadam-space-2);

  ${tiny} {
    padding: var(--paadam-space-1);
  }

  ${wide} {
    grid-template:
      'head head' auto
      'stage people' auto
      'stage chat' minmax(0, 1fr)
      'foot foot' auto / minmax(0, 1fr) clamp(14rem, 24cqw, 20rem);
    gap: var(--paadam-space-2) var(--paadam-space-3);
    padding: var(--paadam-space-2) var(--paadam-space-3);
  }

  ${low} {
    grid-template:
      'head head head' auto
      'foot stage people' minmax(0, 1fr) / auto minmax(0, 1fr) 8rem;
    gap: var(--paadam-space-1) var(--paadam-space-2);
  }
`;

export const Head = styled.header`
  grid-area: head;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--paadam-space-4);
  min-width: 0;
  min-height: 2.25rem;

  /* Also in Tamil and Hindi, whose documents set the size of every page's title. */
  & h1 {
    font-size: var(--paadam-text-16) !important;
    line-height: 1.3;
    letter-spacing: 0;
  }

  & > :first-child {
    flex: 1 1 9rem;
    min-width: 0;

    & h1,
    & div {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  ${wide} {
    & h1 {
      font-size: var(--paadam-text-18) !important;
    }
  }
  ${low} {
    gap: 0 var(--paadam-space-2);

    & > :first-child {
      flex-basis: 5rem;
    }
  }
`;

/** The place of the board's bar in the head, if it fits there. A separate bar would make the board smaller. */
export const BarPlace = styled.div`
  min-width: 0;

  &:empty {
    display: none;
  }

  &[inert] {
    visibility: hidden;
  }
`;

export const People = styled.ul`
  grid-area: people;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 7rem);
  gap: var(--paadam-space-2);
  align-content: start;
  min-height: 0;

  ${wide} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: minmax(0, 1fr);

    /* Beside a chat both would leave little of it. */
    &[data-beside-chat] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${low} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    overflow-y: auto;
  }
`;

export const Stage = styled.div`
  grid-area: stage;
  position: relative;
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`;

export const BoardPlace = styled.div`
  grid-area: 3 / 1;
  min-width: 0;
  min-height: 0;

  &[inert] {
    visibility: hidden;
  }
`;

/** In place of the board. */
export const SharedScreen = styled.div`
  grid-area: 3 / 1;
  z-index: 1;
  min-height: 0;
  border-radius: var(--paadam-radius-control);
  background: var(--paadam-tile-slate-ground);

  & video {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: contain;
  }
`;

/** Who shows a screen, and what one can do about it. */
export const ScreenLines = styled.div`
  grid-area: 2 / 1;
  min-width: 0;

  /* A long word beside a long button: the button goes below. */
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: var(--paadam-space-1) var(--paadam-space-3);
    padding-bottom: var(--paadam-space-1);
    font-size: var(--paadam-text-14);
    line-height: 1.3;
  }

  & span {
    flex: 1 1 9rem;
  }

  & button {
    flex: none;
  }
`;

/** On top of the board where there is no room beside it. */
export const ChatPlace = styled.div`
  grid-area: stage;
  z-index: 2;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  border: 1px solid var(--paadam-line);
  border-radius: var(--paadam-radius-control);
  background: var(--paadam-surface);
  overflow: clip;

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: var(--paadam-space-3);
    border-bottom: 1px solid var(--paadam-line);
  }

  & h2 {
    font-size: var(--paadam-text-16);
  }

  /* Why there is no chat. */
  & > [role='alert'] {
    align-self: start;
    margin: var(--paadam-space-2);
  }

  ${wide} {
    grid-area: chat;
  }
`;

export const Foot = styled.div`
  grid-area: foot;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--paadam-space-1);

  ${tiny} {
    gap: 0;
  }

  ${wide} {
    gap: var(--paadam-space-2);
  }

  ${low} {
    flex-direction: column;
    flex-wrap: nowrap;
    justify-content: flex-start;
    gap: 0;
    overflow-y: auto;
  }
`;

/** A control of the room: its sign, and where there is room the word below it. */
export const Control = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-width: var(--paadam-control-height);
  min-height: var(--paadam-control-height);
  padding: 0 var(--paadam-space-2);
  border: 1px solid transparent;
  border-radius: var(--paadam-radius-control);
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.2;
  color: var(--paadam-ink);
  background: none;
  touch-action: manipulation;

  &:hover {
    background: var(--paadam-hover);
  }

  /* The column is scrolled, which cuts off what is outside. */
  ${low} {
    &:focus-visible {
      outline-offset: -3px;
    }
  }

  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }

  &[data-off] {
    color: var(--paadam-bad);
    background: var(--paadam-bad-soft);
  }

  &[data-leave] {
    color: var(--paadam-on-bad);
    background: var(--paadam-bad);
  }

  & > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${wide} {
    min-width: 4.5rem;
    min-height: 3.25rem;

    & > span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;

export const Count = styled.b`
  position: absolute;
  top: 2px;
  inset-inline-end: 2px;
  min-width: 1.25rem;
  padding: 0 0.25rem;
  border-radius: var(--paadam-radius-round);
  font-size: 0.75rem;
  line-height: 1.25rem;
  text-align: center;
  color: var(--paadam-on-brand);
  background: var(--paadam-brand);
`;

/** What has to be said above the board, in small letters where that would leave little of it. */
export const Notices = styled.div`
  grid-area: 1 / 1;
  display: grid;
  gap: var(--paadam-space-2);

  @container room (max-width: 30rem) or (max-height: 29.99rem) {
    && > * {
      padding: var(--paadam-space-2) var(--paadam-space-3);
      font-size: var(--paadam-text-14);
      line-height: 1.45;
    }
  }

  /* What only sounds takes no room. */
  &:has(> :not(audio)) {
    padding-bottom: var(--paadam-space-2);
  }
`;

export const SignText = styled.span<{ $tone: 'good' | 'warn' | 'bad' | 'muted' }>`
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-2);
  font-size: var(--paadam-text-14);
  color: var(--paadam-${({ $tone }) => $tone});
`;
