import type { AuthData, FormAnswer } from '@paadam/shared/contract';
import type { SagaGenerator } from '@paadam/shared/state';
import type { Action } from 'redux';
import type { RemoteModule } from './RemoteModule';

/** What `createLoadableSlice` and `createPagedSlice` make. */
interface LoadableSlice<T, Q> {
  fetch: (question: Q, known: T | undefined) => SagaGenerator<T>;
  actions: { prepared: (question: Q, data: T) => Action };
}

/** What a portal may go by when it gets the data of a page that the server draws. */
export interface Preparation {
  /** "/tutors/0197…" */
  pathname: string;
  /** With its question mark: "?subject=…"; empty: none. */
  search: string;
  /** Who is signed in; null: a visitor. */
  user: AuthData | null;
  /** What a form of the page came to that was sent without JavaScript. */
  form: FormAnswer | null;
  /** The present, an ISO 8601 instant. */
  now: string;
  /**
   * Fetches the answer to a question, in the name of the person who asked for the page, and puts it into the slice.
   *
   * @returns the answer; undefined: it could not be fetched, and the browser asks for it by itself
   */
  load<T, Q>(slice: LoadableSlice<T, Q>, question: Q): Promise<T | undefined>;
  /** Puts anything else into the store. No saga takes it. */
  dispatch: (action: Action) => void;
}

/** What a portal is to the person who draws its pages on the server: the default export of its `src/ssr.tsx`. */
export interface ServerPart {
  remote: RemoteModule;
  /** Fetches what the page at that address shows first. */
  prepare(preparation: Preparation): Promise<void>;
}
