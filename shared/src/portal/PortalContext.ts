import { createContext, useContext } from 'react';

/** The portal that a page stands in. */
export interface PortalInfo {
  /** What people call it: "Tutor panel". */
  title: string;
}

const PortalContext = createContext<PortalInfo>({ title: 'This page' });
export const PortalProvider = PortalContext.Provider;
export const usePortal = (): PortalInfo => useContext(PortalContext);
