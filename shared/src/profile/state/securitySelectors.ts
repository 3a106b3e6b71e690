import type { SecurityState } from './securitySlice';

/** The part of the store that sign-ins and the password bring. */
export interface SecurityRootState {
  security: SecurityState;
}

export const selectSessions = (state: SecurityRootState) => state.security.sessions;
export const selectSessionEnding = (state: SecurityRootState) => state.security.ending;
export const selectSignInHistory = (state: SecurityRootState) => state.security.history;
export const selectPasswordChange = (state: SecurityRootState) => state.security.password;
export const selectSecurityMessage = (state: SecurityRootState): string | null => state.security.message;
