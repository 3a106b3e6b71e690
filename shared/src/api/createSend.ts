import type { Method } from '@paadam/shared/contract';
import { ApiError, problemOfAnswer } from './ApiError';
import { tokenInCookie } from './tokenInCookie';

/** What a request is filled with. */
export interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/**
 * Makes one request.
 *
 * @param path below the base, with `:name` for each parameter
 * @returns the envelope of a success
 * @throws ApiError and nothing else
 */
export type Send = <A>(method: Method, path: string, parts?: Parts) => Promise<A>;

/** Slow enough for a poor connection, short enough that nobody waits for nothing. */
const timeoutMs = 15_000;

/**
 * @param baseURL where the API is, ending in `/api`
 * @param keptToken the CSRF token where the page cannot read it from a cookie; null: there is none
 */
export const createSend =
  (baseURL: string, keptToken: () => string | null): Send =>
  async <A>(method: Method, path: string, { params, query, body, headers }: Parts = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let answer: Response;
    let content: unknown;
    try {
      const url = addressOf(baseURL + fillPath(path, params), query);
      const sent = new Headers(given(headers));
      // The cookie first: another tab may have renewed it.
      const token = (url.origin === location.origin && tokenInCookie()) || keptToken();
      if (token) sent.set('x-csrf-token', token);
      if (body !== undefined) sent.set('content-type', 'application/json');
      answer = await fetch(url, {
        method,
        headers: sent,
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'include',
        signal,
      });
      content = parse(await answer.text());
    } catch (error) {
      throw noAnswer(signal.aborted, error);
    }
    if (!answer.ok) {
      throw new ApiError(problemOfAnswer(answer.status, content, answer.headers.get('retry-after')));
    }
    if (!isEnvelope(content)) throw new ApiError(problemOfAnswer(502, content, null));
    return content as A;
  };

/** What has a value, as text. */
const given = (values: object = {}): [string, string][] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);

/** @throws where it is none */
const addressOf = (address: string, query: object | undefined): URL => {
  const url = new URL(address, document.baseURI);
  // Those of the page's own address, which fetch does not take; the browser sends them anyway.
  url.username = '';
  url.password = '';
  for (const [name, value] of given(query)) url.searchParams.set(name, value);
  return url;
};

const fillPath = (path: string, params: object = {}): string => {
  const values = new Map(given(params));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
};

/** @returns what the text says in JSON; null: a proxy's or a captive portal's page says nothing in it */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Such a page may come with status 200; it is no answer of ours. */
const isEnvelope = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'success' in content;

const noAnswer = (timedOut: boolean, cause: unknown): ApiError =>
  new ApiError(
    {
      status: 0,
      code: timedOut ? 'timeout' : 'no_connection',
      message: timedOut
        ? 'Paadam took too long to answer. Please try again.'
        : 'Paadam could not be reached. Check your connection and try again.',
      retryable: true,
      fields: {},
    },
    { cause },
  );
