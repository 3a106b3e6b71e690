/** The other tabs of this browser that show the same site. */
export interface OtherTabs {
  /** Tells them that somebody has signed in or out here, or has changed their account. */
  tell(): void;
  /** @returns ends the listening, and the channel with it */
  listen(listener: () => void): () => void;
}

/** Opens the way to the other tabs. What is told is only that something has changed: each asks the server itself. */
export const openOtherTabs = (): OtherTabs => {
  const channel = new BroadcastChannel('paadam.session');
  return {
    tell: () => channel.postMessage(null),
    listen: (listener) => {
      channel.onmessage = () => listener();
      return () => channel.close();
    },
  };
};
