import type { RemoteDeclaration } from '@paadam/shared/portal';
import { matchPath } from 'react-router-dom';

interface Elsewhere {
  site: string;
  own: RemoteDeclaration;
  others: Promise<readonly RemoteDeclaration[]>;
  /** @returns whether the page around leaves the link to the browser */
  onLeave: (path: string) => boolean;
}

const hasPage = ({ routes }: RemoteDeclaration, path: string): boolean =>
  routes.some((route) => matchPath(route.path, path));

/** A link to a page of another portal opens at the site, in a tab of its own, unless the page around takes it over. */
export const followElsewhere = (ground: HTMLElement, { site, own, others, onLeave }: Elsewhere): void => {
  let known: readonly RemoteDeclaration[] = [];
  others.then((found) => {
    known = found;
  });
  // Before the router hears of it, which would look for the page here.
  ground.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.origin !== site || hasPage(own, link.pathname)) return;
      if (!known.some((other) => hasPage(other, link.pathname))) return;
      event.stopPropagation();
      link.target = '_blank';
      link.rel = 'noopener';
      if (!onLeave(link.pathname + link.search + link.hash)) event.preventDefault();
    },
    { capture: true },
  );
};
