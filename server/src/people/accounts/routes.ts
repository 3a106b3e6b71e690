import { type Calls, calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Outcome, route } from '../../access/calls/route';
import { type Browser, endSession, type NewSession } from '../../access/sessions/changes';
import { clearSessionCookies, setSessionCookies } from '../../access/sessions/cookies';
import type { Session } from '../../access/sessions/queries';
import { originOf } from '../../foundation/http/clientAddress';
import { HttpError, type Sentence } from '../../foundation/http/HttpError';
import { readableLanguageOf } from '../../foundation/http/languageOf';
import { limitAddress } from '../../foundation/rate-limits/limitAddress';
import * as words from '../../messages/accounts';
import { browserOf } from './browserCookie';
import { isKnownBrowser, isMarkedBrowser, markKnownBrowser } from './knownBrowser';
import { passwordRoutes } from './passwordRoutes';
import { refuseUnmailable } from './refuseUnmailable';
import { type Registrant, register, resendCode } from './register';
import { registrationSecretOf, setRegistrationCookie } from './registrationCookie';
import { authDataOf, sessionAnswer } from './sessionAnswer';
import { sessionRoutes } from './sessionRoutes';
import { signIn } from './signIn';
import { finishSignIn } from './two-step/finishSignIn';
import { twoStepRoutes } from './two-step/routes';
import { clearTicketCookie, setTicketCookie, ticketOf } from './two-step/ticketCookie';
import { verifyRegistration } from './verifyRegistration';

/** Registration, sign-in and sign-out; passwords and sessions beside them. */
export const accountRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const { publicOrigin } = app.config;
  await app.register(passwordRoutes);
  await app.register(sessionRoutes);
  await app.register(twoStepRoutes);

  route(app, calls.register, async ({ body, raw, reply }) => {
    await limitAddress(raw, 'registrations');
    await refuseUnmailable(app, body.email);
    const secret = await register(database, body, registrantOf(raw), publicOrigin);
    setRegistrationCookie(reply, secret);
    return { message: words.codeOnItsWay };
  });

  route(app, calls.resendOtp, async ({ body, raw }) => {
    await resendCode(database, body.email, registrantOf(raw), publicOrigin);
    return { message: words.codeOnItsWay };
  });

  route(app, calls.verifyOtp, async ({ body, session, raw, reply }) => {
    const attempt = {
      email: body.email,
      code: body.otp,
      browserSecret: registrationSecretOf(raw),
      browserHash: browserOf(raw),
    };
    const begun = await verifyRegistration(database, attempt, signingBrowserOf(raw, session));
    return welcome(reply, begun, words.accountReady);
  });

  route(app, calls.login, async ({ body, session, raw, reply }) => {
    await limitAddress(raw, 'signIns');
    const browser = {
      ...signingBrowserOf(raw, session),
      registrationSecret: registrationSecretOf(raw),
      browserHash: browserOf(raw),
      isMarked: isMarkedBrowser(raw),
      isKnownTo: (passwordHash: string) => isKnownBrowser(raw, passwordHash),
    };
    const result = await signIn(database, body, browser, publicOrigin);
    if (result.outcome === 'unverified') {
      setRegistrationCookie(reply, result.registrationSecret);
      throw new HttpError('account_not_verified', words.pleaseConfirmYourEMailAddress);
    }
    if (result.outcome === 'second-step') {
      setTicketCookie(reply, result.ticket);
      throw new HttpError('second_step_needed', words.pleaseEnterTheCodeThatYour);
    }
    return welcome(reply, result, words.signedIn);
  });

  route(app, calls.secondStep, async ({ body, session, raw, reply }) => {
    await limitAddress(raw, 'signIns');
    const begun = await finishSignIn(app, body.code, {
      ...signingBrowserOf(raw, session),
      ticket: ticketOf(raw),
      isKnownTo: (passwordHash) => isKnownBrowser(raw, passwordHash),
    });
    clearTicketCookie(reply);
    return welcome(reply, begun, words.signedIn);
  });

  route(app, calls.refreshAuth, async ({ raw, reply }) => {
    const { message, ...answer } = await sessionAnswer(raw, reply);
    return { ...answer, message: () => message };
  });

  route(app, calls.logout, async ({ session, reply }) => {
    await endSession(database, session.id);
    clearSessionCookies(reply);
    return { message: words.loggedOut };
  });
};

/** Gives the browser its new session, and marks it as one that has signed in to the account. */
const welcome = async (
  reply: FastifyReply,
  { session, passwordHash }: { session: NewSession; passwordHash: string },
  message: Sentence,
): Promise<Outcome<Calls['login']>> => {
  setSessionCookies(reply, session);
  markKnownBrowser(reply, passwordHash);
  const data = await authDataOf(reply.server, session.user);
  return { message, data, token: session.csrfToken };
};

const signingBrowserOf = (raw: FastifyRequest, session: Session | null): Browser => ({
  origin: originOf(raw),
  endedSessionId: session?.id ?? null,
});

const registrantOf = (raw: FastifyRequest): Registrant => ({
  secret: registrationSecretOf(raw),
  network: originOf(raw).network,
  language: readableLanguageOf(raw),
});
