import { type Api, createApi } from '@paadam/shared/api';
import type { AuthData, SessionCheck } from '@paadam/shared/contract';
import { createPaadamStore } from '@paadam/shared/state';
import { watchedApi } from './watchedApi';

/** @returns the answer of `refresh_auth` for who is signed in; without a user: for a visitor */
export const aSessionCheck = (user?: AuthData): SessionCheck => ({
  success: Boolean(user),
  message: '',
  data: user ?? null,
  token: user ? 'token' : null,
});

/** A client of the API that `server` answers for. */
export const testApi = (): Api => watchedApi(createApi('http://localhost/api'));

/** A store on the API that `server` answers for, with its sagas running. */
export const startStore = (user?: AuthData) =>
  createPaadamStore({ api: testApi(), session: aSessionCheck(user) });
