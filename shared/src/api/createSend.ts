import { CANCEL } from 'redux-saga';
import { noConnection } from './ApiError';
import type { Parts, Request } from './http';

/**
 * Makes one call. A saga that is cancelled while it waits for what changes nothing ends the request; what changes
 * something goes on to its end.
 *
 * @param call the name that the contract has for it
 * @returns the envelope of a success
 * @throws ApiError and nothing else
 */
export type Send = <A>(call: string, parts?: Parts) => Promise<A>;

/**
 * @param baseURL where the API is, ending in `/api`
 * @param keptToken the CSRF token where the page cannot read it from a cookie; null: there is none
 * @param mayLoad once it is fulfilled, the first call may load what makes the calls
 */
export const createSend = (
  baseURL: string,
  keptToken: () => string | null,
  mayLoad: () => Promise<void>,
): Send => {
  let request: Promise<Request> | null = null;

  /** With a page's first call, and again after a try that failed. */
  const loadHttp = (): Promise<Request> => {
    request ??= mayLoad()
      .then(() => import(/* webpackChunkName: "http" */ './http'))
      .then(
        ({ createRequest }) => createRequest(baseURL, keptToken),
        (cause) => {
          request = null;
          throw noConnection(cause);
        },
      );
    return request;
  };

  return <A>(call: string, parts: Parts = {}) => {
    const left = new AbortController();
    const answer = loadHttp().then((send) => send<A>(call, parts, left.signal));
    return Object.assign(answer, { [CANCEL]: () => left.abort() });
  };
};
