import type { Failure, FormAnswer } from '@paadam/shared/contract';
import { type Language, languageHeader, type PageLanguage } from '@paadam/shared/domain';
import type { FastifyRequest } from 'fastify';
import { tokenCookie } from '../../access/sessions/cookies';
import type { PostedCall } from './postedCalls';

/** What the API said to a form. */
export interface CallAnswer {
  /** For the page. */
  said: Pick<FormAnswer, 'answer' | 'status' | 'retryAfter'>;
  /** The language of the person that the call has signed in. */
  language?: Language | undefined;
  /** To be set in the browser that sent the form. */
  cookies: string[];
}

/** What of a request's headers the API looks at: who calls, through which proxy, from whose page. */
const handedOn = [
  'host',
  'cookie',
  'user-agent',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/**
 * Makes a call of the API in the name of the browser that has sent a form: with its cookies, from its network address, held to
 * the same limits. A session's token is taken from its cookie: that the form is of a page of ours has been asked already.
 */
export const callInProcess = async (
  request: FastifyRequest,
  { call }: PostedCall,
  body: Record<string, string>,
  language: PageLanguage,
): Promise<CallAnswer> => {
  const token = request.cookies[tokenCookie];
  const headers = Object.fromEntries(
    handedOn.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const response = await request.server.inject({
    method: call.method,
    url: `/api${call.path}`,
    ...(request.socket.remoteAddress !== undefined && { remoteAddress: request.socket.remoteAddress }),
    headers: { ...headers, [languageHeader]: language, ...(token && { 'x-csrf-token': token }) },
    payload: body,
  });
  const { 'set-cookie': cookies = [], 'retry-after': retryAfter } = response.headers;
  const envelope = response.json();
  return {
    said: {
      answer: answerOf(envelope),
      status: response.statusCode,
      retryAfter: retryAfter === undefined ? null : Number(retryAfter),
    },
    language: envelope.data?.language,
    cookies: [cookies].flat(),
  };
};

/** What of the answer is for a page: no token, and nothing of the person. */
const answerOf = (envelope: { success: true; message: string } | Failure): FormAnswer['answer'] =>
  envelope.success ? { success: true, message: envelope.message, data: null } : envelope;
