import { languagesHeader } from '@paadam/shared/domain';
import type { Registry, RemoteDeclaration } from '@paadam/shared/portal';

/** What is known of the site that an embed is of. */
export interface Site {
  /** What it has beside the portal that is shown: where its links may lead. */
  portals: RemoteDeclaration[];
  /** In which its pages are to be had. */
  languages: string[];
}

/**
 * Asks a site what it has. Without an answer that is nothing.
 *
 * @param site its origin
 * @param own the name of the portal that is shown
 */
export const fetchSite = async (site: string, own: string, signal: AbortSignal): Promise<Site> => {
  try {
    const answer = await fetch(`${site}/registry.json`, { credentials: 'omit', signal });
    const { remotes }: Registry = await answer.json();
    return {
      portals: Object.values(remotes)
        .filter(({ remote }) => remote.name !== own)
        // Their landing pages are for the signed-in person at the site itself.
        .map(({ remote }) => ({ ...remote, landing: {} })),
      // Where it comes from elsewhere than our server, it says nothing of languages.
      languages: answer.headers.get(languagesHeader)?.split(', ') ?? [],
    };
  } catch {
    return { portals: [], languages: [] };
  }
};
