import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../../access/calls/route';
import { originOf } from '../../../foundation/http/clientAddress';
import * as words from '../../../messages/accounts';
import { drawSecretFor, renewRecoveryCodes, turnOff, turnOn } from './changeTwoStep';
import { findTwoStep } from './queries';

/** Two-step sign-in as its owner looks after it. */
export const twoStepRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.twoStep, async ({ user }) => {
    const { since, recoveryCodesLeft } = await findTwoStep(app.database, user.id);
    return { data: { since: since?.toISOString() ?? null, recoveryCodesLeft } };
  });

  route(app, calls.newTwoStepSecret, async ({ session }) => ({ data: await drawSecretFor(app, session) }));

  route(app, calls.turnOnTwoStep, async ({ body, session, raw }) => {
    const recoveryCodes = await turnOn(app, session, body, originOf(raw));
    return {
      message: words.twoStepOn,
      data: { recoveryCodes },
    };
  });

  route(app, calls.turnOffTwoStep, async ({ body, session, raw }) => {
    await turnOff(app, session, body, originOf(raw));
    return { message: words.twoStepOff };
  });

  route(app, calls.newRecoveryCodes, async ({ body, session, raw }) => {
    const recoveryCodes = await renewRecoveryCodes(app, session, body, originOf(raw));
    return { message: words.recoveryCodesNew, data: { recoveryCodes } };
  });
};
