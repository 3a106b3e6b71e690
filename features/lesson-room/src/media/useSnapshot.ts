import { useSyncExternalStore } from 'react';

type Subscribe = (listener: () => void) => () => void;

const never: Subscribe = () => () => {};

/** @returns what something outside React has at the moment; `otherwise` where there is no such thing yet */
export const useSnapshot = <T>(
  subscribe: Subscribe | undefined,
  get: (() => T) | undefined,
  otherwise: T,
): T => useSyncExternalStore(subscribe ?? never, get ?? (() => otherwise));
