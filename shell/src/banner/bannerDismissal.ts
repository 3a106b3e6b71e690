const key = 'paadam.banner-dismissed';
const listeners = new Set<() => void>();
let dismissedHere = false;

/** Storage may be closed to us, as in a private window of some browsers; the page then remembers by itself. */
const stored = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Whether the banner was dismissed in this session of the browser. */
export const bannerDismissal = {
  get: (): boolean => dismissedHere || stored(),
  set: (): void => {
    dismissedHere = true;
    try {
      sessionStorage.setItem(key, '1');
    } catch {
      // Remembered for this page alone.
    }
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
