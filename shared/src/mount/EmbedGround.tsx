import { GlobalStyle } from '@paadam/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { adoptStyles } from './adoptStyles';
import { ownRem } from './ownRem';
import { ownWidth } from './ownWidth';

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
