import { tokenInCookie } from '@paadam/shared/api/tokenInCookie';

/** The other tabs of this browser that show the same site. */
export interface OtherTabs {
  /** Tells them that a person has signed in or out here, or has changed their account. */
  tell(): void;
  /** @returns ends the listening, and the channel with it */
  listen(listener: () => void): () => void;
}

/** Whether the browser has brought a document that it had from before, which says who was signed in then. */
const isOfBefore = (): boolean =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward') ?? false;

/**
 * Opens the way to the other tabs. What is told is only that something has changed: each asks the server itself. So does a
 * page that a person comes back to by the browser's own history, and one whose document was made for another session than the
 * browser has by now: both have missed what was told meanwhile.
 *
 * @param token of the session that the document brought, null for a visitor's; undefined: it brought none
 */
export const openOtherTabs = (token?: string | null): OtherTabs => {
  const channel = new BroadcastChannel('paadam.session');
  return {
    tell: () => channel.postMessage(null),
    listen: (listener) => {
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      channel.onmessage = () => listener();
      addEventListener('pageshow', shown);
      const isOfAnother = token !== undefined && (tokenInCookie() ?? null) !== token;
      if (isOfAnother || isOfBefore()) queueMicrotask(listener);
      return () => {
        removeEventListener('pageshow', shown);
        channel.close();
      };
    },
  };
};
