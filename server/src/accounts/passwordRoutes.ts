import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../calls/route';
import { originOf } from '../http/clientAddress';
import { limitAddress } from '../rate-limits/limitAddress';
import { changePassword } from './changePassword';
import { changeEmail, requestEmailChange, resendEmailCode } from './emailChange';
import { forgotPassword, resetQueue, sendResetCode } from './forgotPassword';
import { markKnownBrowser } from './knownBrowser';
import { resetPassword } from './resetPassword';
import { codeOnItsWay } from './sendCode';

/** A new password, with the old one or without it, and a new e-mail address. */
export const passwordRoutes: FastifyPluginAsync = async (app) => {
  app.jobs.handle(resetQueue, ({ email }) => sendResetCode(app.database, email));

  route(app, calls.forgotPassword, async ({ body, raw }) => {
    await limitAddress(raw, 'signIns');
    await forgotPassword(app.database, body.email);
    const message = 'If this address has an account, a 6-digit code is on its way to it.';
    return { message };
  });

  route(app, calls.resetPassword, async ({ body, session, raw, reply }) => {
    await limitAddress(raw, 'signIns');
    const passwordHash = await resetPassword(app, body, session, originOf(raw));
    markKnownBrowser(reply, passwordHash);
    return { message: 'Your password is set. Please sign in with it.' };
  });

  route(app, calls.changePassword, async ({ body, session, raw, reply }) => {
    const passwordHash = await changePassword(app, session, body, originOf(raw));
    markKnownBrowser(reply, passwordHash);
    const message = 'Your password is changed. You are signed out everywhere else.';
    return { message };
  });

  route(app, calls.requestEmailChange, async ({ body, session, raw }) => {
    await requestEmailChange(app, session, body, originOf(raw));
    return { message: codeOnItsWay };
  });

  route(app, calls.resendEmailCode, async ({ body, user }) => {
    await resendEmailCode(app, user, body.email);
    return { message: codeOnItsWay };
  });

  route(app, calls.changeEmail, async ({ body, session, raw }) => {
    const email = await changeEmail(app, session, body, originOf(raw));
    const message = 'Your e-mail address is changed. You are signed out everywhere else.';
    return { message, data: { email } };
  });
};
