import { storedOverrides } from './storedOverrides';

/** Back to the deployed version, at once. */
export const resetOverride = (name: string): void => {
  storedOverrides.reset(name);
  window.location.reload();
};
