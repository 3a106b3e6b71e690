import {
  type Answer,
  type Body,
  type Call,
  type Data,
  Failure,
  type Headers,
  type Params,
  type Query,
  type Schemas,
} from '@paadam/shared/contract';
import type { PageLanguage, Role } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { askFor } from '../../foundation/db/asker';
import { answerIn } from '../../foundation/http/answeredLanguage';
import { compression } from '../../foundation/http/compression';
import type { Sentence } from '../../foundation/http/HttpError';
import { languageOf } from '../../foundation/http/languageOf';
import * as words from '../../messages/requests';
import type { Session, SessionUser } from '../sessions/queries';
import { admit } from './admit';
import { compileSerializer } from './serialization';
import { compileValidator, refuseBrokenQuery } from './validation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: Call;
  }
}

type UserOf<C extends Call> = C['who'] extends 'anyone'
  ? SessionUser | null
  : C['who'] extends readonly (infer R extends Role)[]
    ? SessionUser & { role: R }
    : SessionUser;

/** A request whose parts have passed the contract of its call. */
export interface CallRequest<C extends Call> {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  headers: Headers<C>;
  /** Who is signed in; null only where the contract admits anyone. */
  user: UserOf<C>;
  session: C['who'] extends 'anyone' ? Session | null : Session;
  raw: FastifyRequest;
  reply: FastifyReply;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a call hands to its answer: without a message it is "OK", without data null, and without `success` a success. */
export type Outcome<C extends Schemas> = Without<Answer<C>, 'success' | 'message' | 'data'> & {
  success?: boolean;
  message?: Sentence;
} & (null extends Data<C> ? { data?: Data<C> } : { data: Data<C> });

/** The one place where an answer gets its envelope, with its message in that language. */
export const envelope = (
  {
    success = true,
    message = words.ok,
    data = null,
    ...others
  }: { success?: boolean; message?: Sentence; data?: unknown },
  language: PageLanguage,
): object => ({
  success,
  message: speak(language, message),
  data,
  ...others,
});

const nothing = Type.Object({}, { additionalProperties: false });

/** @returns what a route is made of that follows from its call alone */
export const routeOf = (call: Omit<Call, 'who'>) => ({
  method: call.method,
  url: call.path,
  schema: {
    params: call.params ?? nothing,
    querystring: call.query ?? nothing,
    ...(call.body && { body: call.body }),
    ...(call.headers && { headers: call.headers }),
    response: { [call.status]: call.answer, default: Failure },
  },
  validatorCompiler: compileValidator,
  serializerCompiler: compileSerializer,
});

/**
 * Registers one call of the contract: who may make it is checked first, then its parameters, query
 * and body; the answer carries only what the contract names.
 */
export const route = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (request: CallRequest<C>) => Promise<Outcome<C>>,
): void => {
  app.route({
    ...routeOf(call),
    config: { call },
    ...(call.bodyBytes && { bodyLimit: call.bodyBytes }),
    compress: call.isPublic ? compression : false,
    onRequest: [admit(call), refuseBrokenQuery, keepUncompressed(call)],
    handler: async (request, reply) => {
      reply.status(call.status).header('cache-control', 'no-store');
      const language = languageOf(request);
      const answer = () => answerIn(language, () => handle(checked(call, request, reply)));
      const user = request.session?.user;
      return envelope(await (user ? askFor(user.id, answer) : answer()), language);
    },
  });
};

/** What is the caller's own is not compressed, also where a visitor's answer would be. */
const keepUncompressed =
  ({ isPublic }: Call) =>
  async (request: FastifyRequest): Promise<void> => {
    if (isPublic === 'to-visitors' && request.session) request.headers['x-no-compression'] = 'session';
  };

/**
 * The one cast between Fastify's untyped request and the contract: `schema` and `admit` above have checked, at
 * run time, what it states.
 */
const checked = <C extends Call>(_call: C, request: FastifyRequest, reply: FastifyReply): CallRequest<C> =>
  ({
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    user: request.session?.user ?? null,
    session: request.session,
    raw: request,
    reply,
  }) as CallRequest<C>;
