import { createGlobalStyle } from 'styled-components';
import { themeVariables } from './theme';

/**
 * The theme's variables and the ground that every piece stands on: reset, type, focus ring, reduced motion.
 * Rendered once by the person who owns the document or the shadow root; there, one element marked `data-paadam-ground` holds
 * all the rest, since the page's rules still reach the host element. The font is the document's: see `fontFaceCss`.
 */
export const GlobalStyle = createGlobalStyle`
  ${themeVariables}

  *, *::before, *::after {
    box-sizing: border-box;
  }

  :root {
    font-size: 100%;
  }

  [data-paadam-ground] {
    font-size: 1rem;
    overflow-wrap: break-word;
  }

  :root, [data-paadam-ground] {
    font-family: var(--paadam-font);
    line-height: var(--paadam-leading-body);
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-ink);
    background: var(--paadam-paper);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    accent-color: var(--paadam-brand);
  }

  /* Always there, so that a short page stands where a long one does. */
  :root {
    overflow-y: scroll;
  }

  /* Under a finger, what lies behind a modal dialog must not scroll. With a mouse the scrollbar stays, so that nothing moves. */
  @media (hover: none) {
    :root:has(dialog:modal) {
      overflow: hidden;
    }
  }

  body {
    margin: 0;
    min-height: 100dvh;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    margin: 0;
    font-weight: var(--paadam-weight-heading);
    line-height: var(--paadam-leading-tight);
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  h1 { font-size: clamp(var(--paadam-text-28), 1.35rem + 2.2vw, var(--paadam-text-36)); }
  h2 { font-size: clamp(var(--paadam-text-22), 1.2rem + 1vw, var(--paadam-text-28)); }
  h3 { font-size: var(--paadam-text-18); letter-spacing: -0.006em; }
  h4 { font-size: var(--paadam-text-16); letter-spacing: 0; }

  p, ul, ol, dl, dd, figure, blockquote, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  p { text-wrap: pretty; }

  /* What is chosen is told by a ground, which forced colours take away. */
  @media (forced-colors: active) {
    :is([aria-pressed='true'], [aria-checked='true'], [aria-current='page'], [aria-current='date']):not(:focus-visible) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    :is([aria-pressed='true'], [aria-checked='true'], [aria-current='page'], [aria-current='date']):focus-visible {
      outline: 6px double Highlight;
      outline-offset: -3px;
    }
  }

  ul[role='list'], ol[role='list'] { list-style: none; }

  a {
    color: var(--paadam-brand);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    transition: color var(--paadam-motion-fast) var(--paadam-ease);
  }

  a:hover {
    color: var(--paadam-brand-strong);
    text-decoration-thickness: 2px;
  }

  b, strong { font-weight: var(--paadam-weight-heading); }

  img, svg, video { max-width: 100%; height: auto; }
  img, svg { vertical-align: middle; }

  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  :disabled { cursor: not-allowed; }

  /* Nothing would answer a press of these. */
  @media (scripting: none) {
    button[type='button']:not([popovertarget]) { display: none !important; }
  }

  table { border-collapse: collapse; }

  :focus-visible {
    outline: 3px solid var(--paadam-brand);
    outline-offset: 2px;
  }

  /* A heading takes focus after navigation so that it is read out; a ring there would look like an error. */
  h1:focus-visible, main:focus-visible { outline: none; }

  ::selection {
    color: var(--paadam-on-accent);
    background: var(--paadam-accent);
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      /* Not a moment: with any length, every element would fade, one generation after the other. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
