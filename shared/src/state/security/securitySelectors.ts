import type { PaadamState } from '../PaadamState';

export const selectSessions = (state: PaadamState) => state.security.sessions;
export const selectSessionEnding = (state: PaadamState) => state.security.ending;
export const selectSignInHistory = (state: PaadamState) => state.security.history;
export const selectPasswordChange = (state: PaadamState) => state.security.password;
export const selectSecurityMessage = (state: PaadamState): string | null => state.security.message;
