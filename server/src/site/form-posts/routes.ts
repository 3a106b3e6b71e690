import type { FormAnswer } from '@paadam/shared/contract';
import { type PageLanguage, pathIn } from '@paadam/shared/domain';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { sessionCookie } from '../../access/sessions/cookies';
import { callerOf } from '../../foundation/http/callerOf';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/http';
import { browserOf } from '../../people/accounts/browserCookie';
import { type CallAnswer, callInProcess } from './callInProcess';
import { findPostedCall, type PostedCall } from './postedCalls';
import { Repetitions } from './Repetitions';
import { readForm } from './readForm';

interface PlainPostOptions {
  /** @returns in which language the page at the request's address is, and the names of the calls that its forms make */
  pageOf(request: FastifyRequest): { language: PageLanguage; posts: readonly string[] };
  /** Answers with the page at the request's address, with what its form came to. */
  sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    form: FormAnswer,
    status: number,
  ): Promise<FastifyReply>;
  errorHandler: NonNullable<RouteShorthandOptions['errorHandler']>;
}

/** Several times the longest message, each sign of which may be sent as twelve. */
const bodyLimit = 96 * 1024;

/** In milliseconds: a second press comes before the first is answered, or right after. */
const repeatedWithin = 5_000;

/**
 * The forms of pages whose scripts are not there: switched off, or still on their way. Each is posted to the address of its
 * page, and makes the call of the API that its field `call` names, where the page declares that it does.
 */
export const plainPosts: FastifyPluginAsync<PlainPostOptions> = async (
  app,
  { pageOf, sendPage, errorHandler },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  const repetitions = new Repetitions<CallAnswer>(repeatedWithin, 1_000);

  const ask = (
    request: FastifyRequest,
    posted: PostedCall,
    body: Record<string, string>,
    language: PageLanguage,
  ) => {
    const call = () => callInProcess(request, posted, body, language);
    // An answer may set a session, so it is only for the browser that sent the form. Without our cookie two browsers of one household
    // cannot be told apart, so neither may get the other's answer.
    const browser = browserOf(request) ?? request.cookies[sessionCookie];
    if (browser === undefined) return call();
    const sent = [browser, posted.call.path, JSON.stringify(body), request.headers.cookie];
    return repetitions.once(sent, call, ({ said }) => said.status < 429);
  };

  app.post(
    '/*',
    { onRequest: [app.limitCalls, refuseStrangers], bodyLimit, errorHandler },
    async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      // A button that makes another call than its form gives its own after the form's.
      const name = form.getAll('call').at(-1) ?? '';
      const { language, posts } = pageOf(request);
      const posted = findPostedCall(name, posts);
      if (!posted) throw new HttpError('not_found', words.nothingCanBeSentToThis);
      const given = readForm(form, posted.call);
      const { said, cookies, ...person } = await ask(request, posted, given, language);
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      if (said.retryAfter !== null) reply.header('retry-after', said.retryAfter);
      reply.header('cache-control', 'no-store');
      if (said.answer.success && posted.leadsTo) {
        // The person who signs in on a page in English is led to their own; who has chosen another page stays with that.
        const next = language === 'en' ? (person.language ?? language) : language;
        return reply.redirect(pathIn(next, posted.leadsTo(queryOf(request))), 303);
      }
      const values = Object.fromEntries(posted.kept.map((field) => [field, given[field] ?? '']));
      return sendPage(request, reply, { call: name, values, ...said }, shownStatus(posted, said));
    },
  );
};

const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** What leads on is no failure, whatever the API calls it. */
const shownStatus = ({ nextSteps = [] }: PostedCall, { answer, status }: CallAnswer['said']): number =>
  answer.success || nextSteps.includes(answer.code) ? 200 : status;

/**
 * A form has to be of a page of this site, and its browser to say so: every one that knows our pages' scripts does. A page
 * elsewhere, also one that may call the API, could else sign people in as another person.
 */
const refuseStrangers = async (request: FastifyRequest): Promise<void> => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const says = origin !== undefined || site !== undefined;
  const isOwn = callerOf(request).page === 'own' && (site === undefined || site === 'same-origin');
  if (!says || !isOwn) throw new HttpError('csrf_failed', words.thisFormIsNotOfA);
};
