import { pathIn } from '@paadam/shared/domain';
import { hasPage, type RemoteDeclaration } from '@paadam/shared/portal';
import type { Site } from './fetchSite';

interface Elsewhere {
  site: string;
  /** The origin that the router's links have: the page's, where its address follows, else the site's. */
  drawnAt: string;
  own: RemoteDeclaration;
  known: Promise<Site>;
  /** In which the portal is shown. */
  language: string;
  /** @returns whether the page around leaves the link to the browser */
  onLeave: (path: string) => boolean;
}

/**
 * A link to a page of another portal opens at the site, in a tab of its own and in the language of the embed where the site has that, unless
 * the page around takes it over.
 */
export const followElsewhere = (
  ground: HTMLElement,
  { site, drawnAt, own, known, language, onLeave }: Elsewhere,
): void => {
  let others: readonly RemoteDeclaration[] = [];
  let inLanguage = (path: string): string => path;
  known.then(({ portals, languages }) => {
    others = portals;
    if (languages.includes(language)) inLanguage = (path) => pathIn(language, path);
  });
  /** What each link leads to, as long as it leads to where it was aimed at: that address is no path of ours any more. */
  const aimed = new WeakMap<HTMLAnchorElement, { href: string; path: string }>();

  /** @returns the path at the site that the link, now, leads to; null: it stays here */
  const aim = (link: HTMLAnchorElement | null): string | null => {
    const before = link && aimed.get(link);
    if (before && before.href === link.href) return before.path;
    if (!link || (link.origin !== site && link.origin !== drawnAt) || hasPage(own, link.pathname))
      return null;
    if (!others.some((other) => hasPage(other, link.pathname))) return null;
    const path = link.pathname + link.search + link.hash;
    link.href = site + inLanguage(path);
    aimed.set(link, { href: link.href, path });
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
