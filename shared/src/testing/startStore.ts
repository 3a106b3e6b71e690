import { type Api, createApi } from '@paadam/shared/api';
import type { AuthData, SessionCheck } from '@paadam/shared/contract';
import { createPaadamStore, type Feature, type PaadamState, type PaadamStore } from '@paadam/shared/state';
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

/** @template S the state of the features */
const withFeatures = <S extends object>(
  { store, addPortal, stop }: PaadamStore,
  features: readonly Feature[],
) => {
  if (features.length > 0) addPortal({ name: 'test', features });
  type State = PaadamState & S;
  return { store: store as Omit<typeof store, 'getState'> & { getState: () => State }, addPortal, stop };
};

/**
 * A store on the API that `server` answers for, with all sagas running.
 *
 * @template S the state of the features
 * @param user who is signed in; absent: a visitor
 */
export const startStore = <S extends object = object>(user?: AuthData, features: readonly Feature[] = []) =>
  withFeatures<S>(createPaadamStore({ api: testApi(), session: aSessionCheck(user) }), features);

/** The same, but the store asks the API who is signed in. */
export const startUncheckedStore = () => withFeatures(createPaadamStore({ api: testApi() }), []);
