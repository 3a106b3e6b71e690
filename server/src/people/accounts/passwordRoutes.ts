import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { originOf } from '../../foundation/http/clientAddress';
import { limitAddress } from '../../foundation/rate-limits/limitAddress';
import * as words from '../../messages/accounts';
import { browserOf, recogniseBrowser } from './browserCookie';
import { changePassword } from './changePassword';
import { changeEmail, requestEmailChange, resendEmailCode } from './emailChange';
import { forgotPassword, resetQueue, sendResetCode } from './forgotPassword';
import { markKnownBrowser } from './knownBrowser';
import { refuseUnmailable } from './refuseUnmailable';
import { resetPassword } from './resetPassword';

/** A new password, with the old one or without it, and a new e-mail address. */
export const passwordRoutes: FastifyPluginAsync = async (app) => {
  app.jobs.handle(resetQueue, (request) => sendResetCode(app.database, request));

  route(app, calls.forgotPassword, async ({ body, raw, reply }) => {
    await limitAddress(raw, 'signIns');
    const browser = recogniseBrowser(raw, reply);
    await forgotPassword(app.database, body.email, { browser, network: originOf(raw).network });
    const message = words.resetCodeOnItsWay;
    return { message };
  });

  route(app, calls.resetPassword, async ({ body, session, raw, reply }) => {
    await limitAddress(raw, 'signIns');
    const passwordHash = await resetPassword(app, body, { session, browser: browserOf(raw) }, originOf(raw));
    markKnownBrowser(reply, passwordHash);
    return { message: words.passwordSet };
  });

  route(app, calls.changePassword, async ({ body, session, raw, reply }) => {
    const passwordHash = await changePassword(app, session, body, originOf(raw));
    markKnownBrowser(reply, passwordHash);
    const message = words.passwordChanged;
    return { message };
  });

  route(app, calls.requestEmailChange, async ({ body, session, raw }) => {
    await refuseUnmailable(app, body.email);
    await requestEmailChange(app, session, body, originOf(raw));
    return { message: words.codeOnItsWay };
  });

  route(app, calls.resendEmailCode, async ({ body, user }) => {
    await resendEmailCode(app, user, body.email);
    return { message: words.codeOnItsWay };
  });

  route(app, calls.changeEmail, async ({ body, session, raw }) => {
    const email = await changeEmail(app, session, body, originOf(raw));
    const message = words.emailChanged;
    return { message, data: { email } };
  });
};
