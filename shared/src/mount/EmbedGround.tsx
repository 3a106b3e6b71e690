import { GlobalStyle } from '@paadam/shared/ui';
import type { ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { ownRem } from './ownRem';

/**
 * The page's rules reach the host element, and what it inherits goes on into the shadow root: there, everything starts
 * anew. Whether it is seen at all is the page's business.
 */
const EmbedStyle = createGlobalStyle<{ $rem: string }>`
  :host {
    --paadam-rem: ${({ $rem }) => $rem};
    display: block;
  }

  :host([hidden]) {
    display: none;
  }

  :where([data-paadam-ground]) {
    all: initial;
    display: block;
    visibility: inherit;
    color-scheme: inherit;
  }
`;

const plugins = [ownRem];

interface EmbedGroundProps {
  root: ShadowRoot;
  /** For a page whose content security policy asks it of every style. */
  nonce: string | undefined;
  /** Pixels of the reader's own text size: "16px". */
  rem: string;
  children: ReactNode;
}

/** The styles of an embed, inside its shadow root alone. */
export function EmbedGround({ root, nonce, rem, children }: EmbedGroundProps) {
  return (
    <StyleSheetManager target={root} nonce={nonce} stylisPlugins={plugins}>
      <EmbedStyle $rem={rem} />
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}
