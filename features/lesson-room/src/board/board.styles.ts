import { css, styled } from 'styled-components';

export const Frame = styled.section`
  position: relative;
  display: grid;
  grid-template:
    'pages' auto
    'stage' minmax(0, 1fr)
    'tools' auto / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
  overflow: hidden;
  background: var(--paadam-surface);
  container-type: inline-size;

  @media (max-height: 32rem) {
    grid-template:
      'pages stage' minmax(0, 1fr)
      'pages tools' auto / auto minmax(0, 1fr);
  }
`;

export const Stage = styled.div`
  grid-area: stage;
  position: relative;
  isolation: isolate;
  min-height: 5rem;
  overflow: hidden;
  background: var(--paadam-paper);

  & > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  /* What the fingers do here is for the board alone. */
  & > canvas + canvas {
    touch-action: none;
  }

  &:focus-visible {
    outline: 3px solid var(--paadam-brand);
    outline-offset: -3px;
  }
`;

/** Buttons that belong together, under one name. */
export const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A phone on its side: height is what a page has least of. */
const low = '@media (max-height: 32rem)';
/** Not wide enough for words on every button. */
const narrow = '@container (max-width: 32rem)';

/** The pages, above the board; beside it where the window is low. */
export const Bar = styled.nav`
  grid-area: pages;
  display: flex;
  align-items: center;
  gap: var(--paadam-space-1);
  padding: var(--paadam-space-1);
  background: var(--paadam-surface);
  flex-wrap: wrap;

  & > [data-end] {
    margin-inline-start: auto;
  }

  ${narrow} {
    font-size: var(--paadam-text-14);
    line-height: 1.2;
    text-align: center;
  }

  ${low} {
    flex-direction: column;
    gap: 0;
    overflow-y: auto;
    font-size: var(--paadam-text-14);
    line-height: 1.2;
    text-align: center;

    & > span {
      max-width: 3rem;
    }

    & > [data-end] {
      margin-inline-start: 0;
    }
  }

  /* In the room's head. */
  [data-board-bar] > & {
    flex-direction: row;
    flex-wrap: nowrap;
    gap: var(--paadam-space-1);
    padding: 0;
    overflow: visible;
    background: none;

    & > span {
      max-width: none;
    }

    & > [data-end] {
      margin-inline-start: 0;
    }
  }
`;

const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** What a button says, which is left to its sign where there is little room. */
export const Word = styled.span`
  ${narrow} {
    ${unseen}
  }

  ${low} {
    ${unseen}
  }
`;

/** A container query for bars too narrow for a sentence. */
const close = '@container (max-width: 68rem)';

/** A current state of the board, with the button that ends it. */
export const State = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-2);
  min-width: 0;
  padding-inline: var(--paadam-space-2);
  border-radius: var(--paadam-radius-small);
  font-size: var(--paadam-text-14);
  line-height: 1.2;
  color: var(--paadam-brand);
  background: var(--paadam-brand-soft);

  & > svg {
    flex: none;
  }

  & > button {
    flex: none;
    min-width: var(--paadam-control-height);
    min-height: var(--paadam-control-height);
    padding: 0;
    border: 0;
    font-weight: 600;
    color: inherit;
    background: none;
    text-decoration: underline;
  }

  & > :last-child:not(button) {
    padding-block: 0.8rem;
  }
`;

export const Sentence = styled.span<{ $isAlone: boolean }>`
  ${({ $isAlone }) => !$isAlone && unseen}

  ${close} {
    ${unseen}
  }
`;

/** The icon that replaces the sentence. */
export const Short = styled.span`
  display: none;

  ${close} {
    display: inline;
  }
`;

/** Only where the word is not. */
export const Sign = styled.span`
  display: none;
  gap: var(--paadam-space-1);
  align-items: center;

  ${narrow} {
    display: inline-flex;
  }

  ${low} {
    display: inline-flex;
  }
`;

const pushed = css`
  flex-wrap: nowrap;
  justify-content: safe center;
  gap: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline-end: 3rem;

  & > button {
    min-width: 2.25rem;
    padding: 0;
  }

  /* It stays in sight, and what goes on below its edge says that there is more; beyond it nothing shows. */
  & > :last-child {
    position: sticky;
    inset-inline-end: 0;
    box-shadow:
      -0.375rem 0 0.5rem var(--paadam-surface),
      var(--paadam-space-1) 0 0 var(--paadam-surface);
  }

  & > :last-child:not([aria-expanded='true']) {
    background: var(--paadam-surface);
  }
`;

/** The tools; in rows where there is height for them, else one that is pushed sideways. */
export const ToolBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--paadam-space-1);
  padding: var(--paadam-space-1);
  border-top: 1px solid var(--paadam-line);
  background: var(--paadam-surface);

  @media (max-height: 32rem) {
    ${pushed}
  }

  @container (max-width: 21rem) {
    ${pushed}
  }
`;

const tool = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--paadam-space-2);
  min-width: var(--paadam-control-height);
  min-height: var(--paadam-control-height);
  padding: 0 var(--paadam-space-2);
  border: 2px solid transparent;
  border-radius: var(--paadam-radius-small);
  font-weight: 600;
  font-size: var(--paadam-text-14);
  color: var(--paadam-ink);
  background: none;
  touch-action: manipulation;

  /* Beyond it is what cuts off. */
  &:focus-visible {
    outline-offset: 0;
  }

  &:hover:not(:disabled) {
    background: var(--paadam-hover);
  }

  &[aria-pressed='true'],
  &[aria-expanded='true'],
  &[aria-checked='true'] {
    border-color: var(--paadam-brand);
    color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }

  &:disabled {
    opacity: 0.4;
  }

  & svg {
    flex: none;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &[aria-expanded='true'],
    &[aria-checked='true'] {
      border-color: Highlight;
    }
  }
`;

export const ToolButton = styled.button.attrs({ type: 'button' })`
  ${tool}
`;

/** What belongs to a tool, above the tools and over the board. */
export const Tray = styled.div`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--paadam-space-1);
  max-height: min(22rem, 55dvh);
  padding: var(--paadam-space-2);
  border-top: 1px solid var(--paadam-line);
  background: var(--paadam-raised);
  overflow-y: auto;

  & > [role='radiogroup'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
`;

export const Swatch = styled.span`
  width: 1.375rem;
  height: 1.375rem;
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-round);
  forced-color-adjust: none;
`;

export const Thickness = styled.span`
  width: 1.375rem;
  border-radius: var(--paadam-radius-round);
  background: currentcolor;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** An urgent notice, above the board and above its texts. */
export const Hints = styled.div`
  position: absolute;
  inset: var(--paadam-space-2) var(--paadam-space-2) auto;
  z-index: 3;
  display: grid;
  justify-items: center;
  gap: var(--paadam-space-1);
  pointer-events: none;
`;

export const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--paadam-space-3);
  max-width: 100%;
  padding: 0 var(--paadam-space-3);
  border: 1px solid var(--paadam-line);
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-14);
  color: var(--paadam-ink);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow);
  pointer-events: auto;

  & > span {
    padding-block: var(--paadam-space-2);
  }

  & > button {
    min-height: var(--paadam-control-height);
    border: 0;
    padding: 0;
    font-weight: 600;
    color: var(--paadam-brand);
    background: none;
    text-decoration: underline;
  }
`;

export const WritingBox = styled.textarea`
  position: absolute;
  z-index: 2;
  margin: 0;
  padding: 0;
  border: 0;
  outline: 2px dashed var(--paadam-brand);
  outline-offset: 4px;
  line-height: 1.3;
  resize: none;
  overflow: hidden auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  field-sizing: content;

  &[aria-invalid='true'] {
    outline-color: var(--paadam-bad);
  }
`;
