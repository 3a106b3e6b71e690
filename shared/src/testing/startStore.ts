import { type Api, createApi } from '@paadam/shared/api';
import { type BookingsRootState, bookingsFeature } from '@paadam/shared/bookings';
import type { AuthData, SessionCheck } from '@paadam/shared/contract';
import { paymentsFeature } from '@paadam/shared/payments/state';
import { type ProfileRootState, profileFeature, type SecurityRootState } from '@paadam/shared/profile';
import { createPaadamStore, type PaadamState, type PaadamStore } from '@paadam/shared/state';
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

type State = PaadamState & BookingsRootState & ProfileRootState & SecurityRootState;

const withFeatures = ({ store, addPortal, stop }: PaadamStore) => {
  addPortal({ name: 'test', features: [bookingsFeature, profileFeature, paymentsFeature] });
  return { store: store as Omit<typeof store, 'getState'> & { getState: () => State }, addPortal, stop };
};

/** A store on the API that `server` answers for, with the features that portals share, and all sagas running. */
export const startStore = (user?: AuthData) =>
  withFeatures(createPaadamStore({ api: testApi(), session: aSessionCheck(user) }));

/** The same, but the store asks the API who is signed in. */
export const startUncheckedStore = () => withFeatures(createPaadamStore({ api: testApi() }));
