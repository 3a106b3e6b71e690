import type { Api } from '@paadam/shared/api';
import type { FormAnswer, SessionCheck } from '@paadam/shared/contract';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { authSaga } from './auth/authSaga';
import { authActions, authSlice } from './auth/authSlice';
import type { OtherTabs } from './auth/otherTabs';
import { otherTabsSaga } from './auth/otherTabsSaga';
import type { SagaContext } from './effects';
import type { Feature, StateGroup } from './Feature';
import { noticesSlice } from './notices/noticesSlice';
import { subjectCatalogue } from './subject/subjectCatalogue';

/** What a portal brings to the store: its own, and the features that it has in common with others. */
interface PortalState extends Feature {
  features?: readonly Feature[];
}

interface StoreOptions {
  api: Api;
  /** The answer of `refresh_auth` where the document brought it; without it the store asks the API. */
  session?: SessionCheck | undefined;
  /** The answer to the form whose plain post asked for the document. */
  form?: FormAnswer | null | undefined;
  /** Absent: this page knows nothing of other tabs. */
  otherTabs?: OtherTabs | undefined;
  /** By the name of a part of the store, also of one that a portal brings, what it begins with. */
  prepared?: Readonly<Record<string, unknown>> | undefined;
  /** Whether it only holds what is put into it, as on a server: no saga runs, and nothing is asked. */
  isStill?: boolean;
  /** Whether its sagas, and the look at the session, wait for `begin`: a page that can be read is not held up by them. */
  isHeld?: boolean;
}

const ownSagas: Record<string, Saga> = {
  auth: authSaga,
  'other-tabs': otherTabsSaga,
  subject: subjectCatalogue.saga,
};

/**
 * The one store of a page, made by the host: the shell, a portal running alone, an embed.
 *
 * @returns the store; `begin` for one that is held; `addPortal`, which puts in what a portal brings and starts its sagas, once for each name;
 *   and `documentState`: what the server rendered the document from, for `serverState` of the Provider. React compares the document
 *   with it, though the store may have changed before: a person may have signed in meanwhile in another tab.
 */
export const createPaadamStore = ({
  api,
  session,
  form,
  otherTabs,
  prepared = {},
  isStill = false,
  isHeld = false,
}: StoreOptions) => {
  /** @returns the same part of the store, which begins with what was prepared of it */
  const begun = <Group extends StateGroup>(group: Group): Group => {
    const state = prepared[group.reducerPath];
    if (state === undefined) return group;
    const reducer: StateGroup['reducer'] = (known = state, action) => group.reducer(known, action);
    return { ...group, reducer };
  };
  const reducer = combineSlices(authSlice, begun(subjectCatalogue), noticesSlice);
  const sagas = createSagaMiddleware<SagaContext>({
    context: {
      api,
      otherTabs,
      addFeature: (feature) => add(feature),
      newsKinds: () => [...newsKinds.values()],
    },
  });
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        serializableCheck: false,
        // It times itself by the clock on the wall, which on a busy machine says nothing.
        immutableCheck: { warnAfter: 1_000 },
      }).concat(sagas),
  });

  const documentState: Partial<Record<string, unknown>> = {};
  /** Each part of the store is kept as it was first, before a saga can change it. */
  const keepDocumentState = (): void => {
    Object.assign(documentState, { ...store.getState(), ...documentState });
  };

  const running = new Map<string, Task>();
  const start = (name: string, saga: Saga): void => {
    if (!isStill && !running.has(name)) running.set(name, sagas.run(saga));
  };
  const begin = (): void => {
    for (const [name, saga] of Object.entries(ownSagas)) start(name, saga);
    if (session) {
      api.keepToken(session.token);
      store.dispatch(authActions.sessionChecked(session));
    } else if (!isStill) {
      store.dispatch(authActions.sessionCheckRequested());
    }
    if (form) store.dispatch(authActions.formAnswered(form));
    keepDocumentState();
  };
  if (!isHeld) begin();

  const injected = new Set<string>();
  const newsKinds = new Map<string, NonNullable<Feature['news']>>();
  const add = ({ name, slices = [], saga, news }: Feature): void => {
    if (news) newsKinds.set(news.kind, news);
    for (const slice of slices) {
      if (injected.has(slice.reducerPath)) continue;
      injected.add(slice.reducerPath);
      reducer.inject(begun(slice), { overrideExisting: false });
    }
    // combineSlices answers with the injected slice's state only from the next action on.
    store.dispatch({ type: `feature/${name}/added` });
    keepDocumentState();
    if (saga) start(name, saga);
  };

  const addPortal = ({ features = [], ...own }: PortalState): void => {
    for (const feature of [...features, own]) add(feature);
  };

  /** Ends every saga, for a host that leaves the page. */
  const stop = (): void => {
    for (const task of running.values()) task.cancel();
    running.clear();
  };

  return { store, documentState: documentState as ReturnType<typeof store.getState>, begin, addPortal, stop };
};

export type PaadamStore = ReturnType<typeof createPaadamStore>;
