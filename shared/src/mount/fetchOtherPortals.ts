import type { Registry, RemoteDeclaration } from '@paadam/shared/portal';

/**
 * What the site has beside the portal that is shown: where its links may lead. Without an answer there are none.
 *
 * @param site its origin
 * @param own the name of the portal that is shown
 */
export const fetchOtherPortals = async (
  site: string,
  own: string,
  signal: AbortSignal,
): Promise<RemoteDeclaration[]> => {
  try {
    const answer = await fetch(`${site}/registry.json`, { credentials: 'omit', signal });
    const { remotes }: Registry = await answer.json();
    return (
      Object.values(remotes)
        .filter(({ remote }) => remote.name !== own)
        // Their landing pages are for whoever is signed in at the site itself.
        .map(({ remote }) => ({ ...remote, landing: {} }))
    );
  } catch {
    return [];
  }
};
