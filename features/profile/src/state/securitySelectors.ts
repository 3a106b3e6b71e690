import type { SecurityChanges } from './securitySlice';

/** The part of the store that the password and the end of sessions bring. */
export interface SecurityRootState {
  security: { changes: SecurityChanges };
}

export const selectSessionEnding = (state: SecurityRootState) => state.security.changes.ending;
export const selectPasswordChange = (state: SecurityRootState) => state.security.changes.password;
export const selectTwoStepChange = (state: SecurityRootState) => state.security.changes.twoStep;
/** The recovery codes that were just made, until the person has kept them. */
export const selectRecoveryCodes = (state: SecurityRootState) => state.security.changes.recoveryCodes;
export const selectSecurityMessage = (state: SecurityRootState): string | null =>
  state.security.changes.message;
