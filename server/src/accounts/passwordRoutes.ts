import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../calls/route';
import { originOf } from '../http/clientAddress';
import { limitAddress } from '../rate-limits/limitAddress';
import { changePassword } from './changePassword';
import { forgotPassword, resetQueue, sendResetCode } from './forgotPassword';
import { markKnownBrowser } from './knownBrowser';
import { resetPassword } from './resetPassword';

/** A new password, with the old one or without it. */
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
};
