import { createContext, useContext } from 'react';
import * as words from '../messages/portal';
import type { ScriptFailure } from './scriptFailure';

/** How the code of a page failed to come. */
export interface PageFailure {
  kind: ScriptFailure;
  /** Milliseconds until that was clear. */
  ms: number;
}

/** The portal that a page stands in. */
export interface PortalInfo {
  /** What people call it: "Tutor panel". */
  title: string;
  /** Told of each page whose code did not come. */
  onPageFailed?: (failure: PageFailure) => void;
  /** Brings what the page at a path says in the document's language; never rejects. Absent: that is in its code. */
  bringWords?: ((pathname: string) => Promise<void>) | undefined;
  /** Told when a skeleton stands in for a page; calls the result once that has gone. */
  onPageAwaited?: (() => () => void) | undefined;
}

const PortalContext = createContext<PortalInfo>({
  get title() {
    return words.thisPage();
  },
});
export const PortalProvider = PortalContext.Provider;
export const usePortal = (): PortalInfo => useContext(PortalContext);
