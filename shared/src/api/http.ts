import type { Failure } from '@paadam/shared/contract';
import { type Endpoint, endpoints } from '@paadam/shared/contract/endpoints';
import { isSafe, languageHeader } from '@paadam/shared/domain';
import axios, { AxiosError } from 'axios';
import * as words from '../messages/api';
import { ApiError, faultOfOurs, noConnection, type Problem } from './ApiError';
import { tokenInCookie } from './tokenInCookie';

/** What a request is filled with. */
export interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/**
 * Makes one call; see `Send`.
 *
 * @param left no one waits for its answer any more
 */
export type Request = <A>(call: string, parts: Parts, left: AbortSignal) => Promise<A>;

/** Slow enough for a poor connection, short enough that no one waits for nothing. */
const timeoutMs = 15_000;

interface Other {
  /** Where the calls are made. Default: those that the portals make. */
  table?: Readonly<Record<string, Endpoint>>;
  /** The CSRF token as a cookie of this page has it. Default: that of the portals' session. */
  cookieToken?: () => string | undefined;
}

/** Of one API, as `createSend` has them; it loads this file, and axios with it, once there is a call to make. */
export const createRequest = (
  baseURL: string,
  keptToken: () => string | null,
  { table: calls = endpoints, cookieToken = tokenInCookie }: Other = {},
): Request => {
  const table = new Map(Object.entries(calls));
  const http = axios.create({
    adapter: 'fetch',
    allowAbsoluteUrls: false,
    timeout: timeoutMs,
    withCredentials: true,
    withXSRFToken: false,
    // The browser has a name of its own, which the server shows to the person; and a second site is not to be asked
    // first whether it takes another.
    headers: { 'User-Agent': false },
  });

  http.interceptors.request.use((config) => {
    const base = new URL(baseURL, document.baseURI);
    // Those of the page's own address, which fetch does not take; the browser sends them anyway.
    base.username = '';
    base.password = '';
    config.baseURL = base.href;
    // The cookie first: another tab may have renewed it.
    const isOwn = base.origin === location.origin;
    const { lang } = document.documentElement;
    // The page's own site alone: another one may know nothing of the header, and refuse the call.
    if (isOwn && lang) config.headers.set(languageHeader, lang);
    const token = (isOwn && cookieToken()) || keptToken();
    if (token) config.headers.set('x-csrf-token', token);
    return config;
  });

  http.interceptors.response.use(
    (answer) => {
      if (!isEnvelope(answer.data)) throw new ApiError(problemOfAnswer(502, answer.data, null));
      return answer;
    },
    (error) => {
      throw explain(error);
    },
  );

  return async <A>(call: string, { params, ...parts }: Parts, left: AbortSignal) => {
    const endpoint = table.get(call);
    // Of a portal that is newer than this shell, say.
    if (!endpoint) throw faultOfOurs(new TypeError(`The contract has no call ${call}.`));
    const { method, path } = endpoint;
    const { query, body } = parts;
    const url = filledPath(path, params);
    // Without a body axios would name the type of a form, which the API does not take.
    const headers = { ...parts.headers, ...(body === undefined && { 'Content-Type': false }) };
    const request = { method, url, params: query, data: body, headers };
    const { data } = await http.request<A>({ ...request, ...(isSafe(method, path) && { signal: left }) });
    return data;
  };
};

/** @throws ApiError where a parameter is no text that an address can hold */
const filledPath = (path: string, params: object = {}): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  try {
    return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')));
  } catch (cause) {
    throw explain(cause);
  }
};

/** A proxy's or a captive portal's page may come with status 200; it is no answer of ours. */
const isEnvelope = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'success' in content;

/** The one place where a failure of axios's becomes the API client's. */
const explain = (error: unknown): ApiError => {
  if (!(error instanceof AxiosError)) return noConnection(error);
  if (error.response) {
    const { status, data, headers } = error.response;
    return new ApiError(problemOfAnswer(status, data, headers['retry-after']));
  }
  return error.code === AxiosError.ETIMEDOUT ? tookTooLong(error) : noConnection(error);
};

const tookTooLong = (cause: unknown): ApiError =>
  new ApiError(
    {
      status: 0,
      code: 'timeout',
      message: words.tookTooLong(),
      retryable: true,
      fields: {},
    },
    { cause },
  );

const retryableStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/** @returns the problem in a failed answer, whether it is the API's envelope or a stranger's page */
const problemOfAnswer = (status: number, body: unknown, retryAfterHeader: unknown): Problem => {
  const retryable = retryableStatuses.has(status);
  const seconds = Number.parseInt(String(retryAfterHeader ?? ''), 10);
  const retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  if (isFailure(body)) {
    const { code, message, fields = {}, data } = body;
    return { status, code, message, retryable, fields, slots: data?.slots, dates: data?.dates, retryAfter };
  }
  return {
    status,
    code: 'bad_answer',
    message: retryable ? words.notAvailable() : words.somethingWentWrong(),
    retryable,
    fields: {},
    retryAfter,
  };
};

/** A gateway's own JSON may have a `code` and a `message` too, of any type. */
const isFailure = (body: unknown): body is Failure => {
  if (typeof body !== 'object' || body === null) return false;
  const { success, code, message } = body as Partial<Failure>;
  return success === false && typeof code === 'string' && typeof message === 'string';
};
