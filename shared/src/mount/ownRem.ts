import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/**
 * A `rem` is the root element's font size, which is the page's and none of ours. Each length of ours in `rem` becomes one
 * of `--paadam-rem`, the reader's own text size. Media queries measure by that anyway.
 */
export const ownRem: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  element.return = element.value.replace(
    /(?<![\w.])(-?(?:\d*\.)?\d+)rem\b/g,
    'calc($1 * var(--paadam-rem, 16px))',
  );
};

/** @returns the reader's own text size in pixels, whatever the page around makes of it: "16px" */
export const measureRem = (root: ShadowRoot): string => {
  const probe = document.createElement('span');
  probe.style.all = 'initial';
  root.append(probe);
  const size = getComputedStyle(probe).fontSize;
  probe.remove();
  return /^[\d.]+px$/.test(size) ? size : '16px';
};
