import { hasPage, type RemoteDeclaration } from '@paadam/shared/portal';

interface Elsewhere {
  site: string;
  /** The origin that the router's links have: the page's, where its address follows, else the site's. */
  drawnAt: string;
  own: RemoteDeclaration;
  others: Promise<readonly RemoteDeclaration[]>;
  /** @returns whether the page around leaves the link to the browser */
  onLeave: (path: string) => boolean;
}

/** A link to a page of another portal opens at the site, in a tab of its own, unless the page around takes it over. */
export const followElsewhere = (
  ground: HTMLElement,
  { site, drawnAt, own, others, onLeave }: Elsewhere,
): void => {
  let known: readonly RemoteDeclaration[] = [];
  others.then((found) => {
    known = found;
  });

  /** @returns the path at the site that the link, now, leads to; null: it stays here */
  const aim = (link: HTMLAnchorElement | null): string | null => {
    if (!link || (link.origin !== site && link.origin !== drawnAt) || hasPage(own, link.pathname))
      return null;
    if (!known.some((other) => hasPage(other, link.pathname))) return null;
    const path = link.pathname + link.search + link.hash;
    link.href = site + path;
    link.target = '_blank';
    link.rel = 'noopener';
    return path;
  };
  const linkOf = ({ target }: Event) => (target as Element).closest('a');

  // In time for the browser's own ways to open or copy a link.
  ground.addEventListener('pointerdown', (event) => void aim(linkOf(event)), { capture: true });
  // Before the router hears of it, which would look for the page here.
  ground.addEventListener(
    'click',
    (event) => {
      const path = aim(linkOf(event));
      if (path === null) return;
      event.stopPropagation();
      if (!onLeave(path)) event.preventDefault();
    },
    { capture: true },
  );
};
