import { GlobalStyle } from '@paadam/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { ownRem } from './ownRem';
import { ownWidth } from './ownWidth';

/**
 * For styled-components, which writes its rules into a style element: here, into a sheet that the root adopts instead.
 * A style element loses such rules when the embed is moved within the page, and a page's content security policy may
 * refuse it. Browsers without such sheets get the element.
 *
 * @returns the `target` of a `StyleSheetManager`
 */
const adoptStyles = (root: ShadowRoot): ShadowRoot => {
  if (!('adoptedStyleSheets' in root)) return root;
  // What styled-components asks of a target.
  const target = {
    getRootNode: () => root,
    querySelectorAll: () => [],
    insertBefore: (element: HTMLStyleElement) => {
      const sheet = new CSSStyleSheet();
      root.adoptedStyleSheets.push(sheet);
      return Object.defineProperty(element, 'sheet', { value: sheet });
    },
  };
  return target as unknown as ShadowRoot;
};

/**
 * The page's rules reach the host element, and what it inherits goes on into the shadow root: there, everything starts
 * anew. Whether it is seen at all is the page's business.
 *
 * The ground is the container that `ownWidth` asks. A container has no width of its own content: where the page would
 * measure that, as in a row of flex, it is as wide as a page of ours, or as there is room.
 */
const EmbedStyle = createGlobalStyle<{ $rem: string }>`
  :host {
    --paadam-rem: ${({ $rem }) => $rem};
    --paadam-sticky-top: var(--paadam-space-6);
    display: block;
    min-width: 0;
    max-width: 100%;
  }

  :host([hidden]) {
    display: none;
  }

  :where([data-paadam-ground]) {
    all: initial;
    display: block;
    visibility: inherit;
    color-scheme: var(--paadam-scheme);
    container: paadam-ground / inline-size;
    contain-intrinsic-inline-size: var(--paadam-page-column);
  }

  /* As a document of ours has it for these scripts: room for their signs, and none between letters. */
  :where([data-paadam-ground]):is(:lang(ta), :lang(hi)) {
    line-height: 1.7;
  }

  [data-paadam-ground] :is(h1, h2, h3, h4):is(:lang(ta), :lang(hi)) {
    line-height: 1.4 !important;
  }

  [data-paadam-ground] :is(p, li, dt, dd, td, th, label, legend, summary, small, blockquote):is(:lang(ta), :lang(hi)) {
    line-height: 1.6 !important;
  }

  :where([data-paadam-ground] *):is(:lang(ta), :lang(hi)) {
    letter-spacing: 0 !important;
    text-transform: none !important;
  }
`;

const plugins = [ownRem, ownWidth];

interface EmbedGroundProps {
  root: ShadowRoot;
  /** Pixels of the reader's own text size: "16px". */
  rem: string;
  children: ReactNode;
}

/** The styles of an embed, inside its shadow root alone. */
export function EmbedGround({ root, rem, children }: EmbedGroundProps) {
  const target = useMemo(() => adoptStyles(root), [root]);
  return (
    <StyleSheetManager target={target} stylisPlugins={plugins}>
      <EmbedStyle $rem={rem} />
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
