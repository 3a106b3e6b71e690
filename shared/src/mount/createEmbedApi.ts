import { type Api, ApiError, createApi, type ProblemCode } from '@paadam/shared/api';
import { languageHeader, type PageLanguage } from '@paadam/shared/domain';
import * as words from '../messages/mount';

const refuse = (code: ProblemCode, message: string, cause?: unknown): ApiError =>
  new ApiError({ status: 0, code, message, retryable: true, fields: {} }, { cause });

/** Files of the site are there for every page, its API is not. */
const isThere = (site: string): Promise<boolean> =>
  fetch(`${site}/registry.json`, { credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** @returns the client, each of whose calls says in which language it is to be answered */
const askingIn = (language: PageLanguage, api: Api): Api =>
  new Proxy(api, {
    get: (known, name) => {
      const value = Reflect.get(known, name);
      if (typeof value !== 'function' || name === 'keepToken') return value;
      return (parts: { headers?: Record<string, string> } = {}) =>
        value({ ...parts, headers: { ...parts.headers, [languageHeader]: language } });
    },
  });

/**
 * The API's client for a page elsewhere. The browser tells such a page neither that the API does not know it, nor that
 * it did not keep the session of a person who has just signed in: both are found out here, and the console says to
 * the person who made the page what to do about it.
 *
 * @param site the origin of the API
 * @param language in which it is to answer: in English each site does, also one that knows nothing of languages
 */
export const createEmbedApi = (apiBase: string, site: string, language: PageLanguage = 'en'): Api => {
  const api = language === 'en' ? createApi(apiBase) : askingIn(language, createApi(apiBase));

  const explain = async (error: unknown): Promise<never> => {
    const unexplained = error instanceof ApiError && error.code === 'no_connection';
    if (!unexplained || site === location.origin || !(await isThere(site))) throw error;
    console.error(
      `Paadam at ${site} does not answer this page. Start its server with ALLOWED_ORIGINS=${location.origin}`,
    );
    throw refuse('origin_not_allowed', words.unknownOrigin(), error);
  };

  /** Signs in, and sees whether the next call is still signed in. */
  const holding =
    <Input extends unknown[], Answer>(signIn: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      const answer = await signIn(...input);
      const { data } = await api.refreshAuth();
      if (data) return answer;
      console.error(
        `The browser keeps no session of ${site} in this page. Sessions in a page of another site need https, also in the server’s PUBLIC_ORIGIN, and a browser with partitioned cookies.`,
      );
      throw refuse('session_not_kept', words.notKeptSignedIn({ host: new URL(site).host }));
    };

  const explained: Partial<Api> = {
    refreshAuth: () => api.refreshAuth().catch(explain),
    login: holding(api.login),
    secondStep: holding(api.secondStep),
    verifyOtp: holding(api.verifyOtp),
  };
  return Object.assign(Object.create(api), explained);
};
