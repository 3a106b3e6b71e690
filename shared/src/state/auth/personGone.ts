import { authActions } from './authSlice';

/** The actions after which nothing of the person before may be left. An expired session alone is none of them. */
export const personGone = [authActions.signedOut, authActions.expiredSessionLeft, authActions.personChanged];
