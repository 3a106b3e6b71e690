import type { Answer, Call, Calls } from '@paadam/shared/contract';
import type { Static, TSchema } from 'typebox';
import { createSend } from './createSend';
import type { Parts } from './http';

type Has<C extends Call, K extends 'params' | 'query' | 'body' | 'headers'> = C[K] extends TSchema
  ? Record<never, never> extends Static<C[K]>
    ? { [key in K]?: Static<C[K]> }
    : { [key in K]: Static<C[K]> }
  : Record<never, never>;

/** What a call takes: its path's parameters, its query, its body, its headers, each where it has one. */
type Input<C extends Call> = Has<C, 'params'> & Has<C, 'query'> & Has<C, 'body'> & Has<C, 'headers'>;

type Request<C extends Call> =
  Record<never, never> extends Input<C>
    ? (input?: Input<C>) => Promise<Answer<C>>
    : (input: Input<C>) => Promise<Answer<C>>;

type Requests = { [Name in keyof Calls]: Request<Calls[Name]> };

/** Every call of the contract, by its name there. Each rejects with an `ApiError` and nothing else. */
export type Api = Requests & {
  /** Where the API is, ending in `/api`. */
  readonly baseURL: string;
  /** Keeps the session's CSRF token for an API on another origin, whose cookies this page cannot read. */
  keepToken(token: string | null): void;
};

/**
 * The page that is seen first goes without the table of the calls: which call a name stands for is looked up once the
 * client's own code is there.
 *
 * @param baseURL where the API is, ending in `/api`
 * @param mayLoad says when the first call may load the client's own code, which the page does without until then.
 *   Default: at once
 * @returns the API's client; it sends the session's cookies and, with every call, the CSRF token
 */
export const createApi = (baseURL: string, mayLoad: () => Promise<void> = async () => {}): Api => {
  let keptToken: string | null = null;
  const send = createSend(baseURL, () => keptToken, mayLoad);
  const own: Record<string, unknown> = {
    baseURL,
    keepToken: (token: string | null) => {
      keptToken = token;
    },
  };
  return new Proxy(own, {
    get: (known, name) =>
      // The person who waits for the client itself is not to take it for a promise.
      typeof name === 'symbol' || name === 'then' || Object.hasOwn(known, name)
        ? Reflect.get(known, name)
        : (parts?: Parts) => send(name, parts),
  }) as unknown as Api;
};
