import { createContext, useContext } from 'react';

const SiteContext = createContext<string | undefined>(undefined);

/** Says where Paadam's own site is, "https://lessons.example", to pages that stand inside a page of another person's. */
export const SiteProvider = SiteContext.Provider;

/** @returns the origin of Paadam's own site where these pages stand elsewhere; undefined: on that very site */
export const useSite = (): string | undefined => useContext(SiteContext);
