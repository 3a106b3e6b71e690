import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/**
 * An embed may stand in a narrow column of a wide page: what our styles ask of the window's width, they ask of the
 * ground's there (a container of that name). In such a query a `rem` would be the page's, an `em` is ours; and `vw`
 * stays the window's but for what grows with it, since a dialog is as wide as the window allows.
 */
export const ownWidth: StylisPlugin = (element) => {
  if (element.type === 'decl') {
    const text = element.return || element.value;
    if (text.includes('clamp(')) element.return = text.replace(/(?<![\w.])([\d.]+)vw\b/g, '$1cqi');
    return;
  }
  if (element.type !== '@media' && element.type !== '@container') return;
  element.value = element.value
    .replace(/^@media (?=\((?:min|max)-width:)/, '@container paadam-ground ')
    .replace(/^@container .*/, (query) => query.replace(/([\d.]+)rem\b/g, '$1em'));
};
