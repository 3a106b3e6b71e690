import type { AuthData } from '@paadam/shared/contract';
import type { PaadamState } from '../PaadamState';
import type { Session } from './authSlice';

export const selectSession = (state: PaadamState): Session => state.auth.session;

/** @returns the session's person, also while their expired session waits for its sign-in dialog; else null */
export const userOf = (session: Session): AuthData | null => ('user' in session ? session.user : null);

/** The signed-in person, also while their expired session waits for its sign-in dialog; else null. */
export const selectUser = (state: PaadamState): AuthData | null => userOf(state.auth.session);

/** A person counts as authenticated only when the server has verified them. */
export const selectIsAuthenticated = (state: PaadamState): boolean => selectUser(state)?.isVerified ?? false;

export const selectSignIn = (state: PaadamState) => state.auth.signIn;
/** Whether the password was right, and the sign-in form asks for a code. */
export const selectIsAtSecondStep = (state: PaadamState): boolean => state.auth.isAtSecondStep;
export const selectSignOut = (state: PaadamState) => state.auth.signOut;
export const selectAuthMessage = (state: PaadamState): string | null => state.auth.message;
