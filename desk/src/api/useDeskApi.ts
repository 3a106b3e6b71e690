import { createContext, useContext } from 'react';
import type { DeskApi } from './deskApi';

const DeskApiContext = createContext<DeskApi | null>(null);

export const DeskApiProvider = DeskApiContext.Provider;

/** @throws outside of the desk */
export const useDeskApi = (): DeskApi => {
  const api = useContext(DeskApiContext);
  if (!api) throw new Error('There is no desk around this.');
  return api;
};
