import { calls } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { route } from '../../access/calls/route';
import { languageOf } from '../../foundation/http/languageOf';
import { doEvery } from '../../foundation/jobs/doEvery';
import { askQueue, payReminderQueue, refundQueue } from '../../lessons/ledger/paymentClock';
import * as words from '../../messages/payments';
import { askDueCheckouts, sendDueRefunds } from './askGateway';
import { payBooking } from './payBooking';
import { releaseEarned } from './releaseEarned';
import { sendPayReminder } from './sendPayReminder';
import { paymentPage, quoteRefund, viewPayment } from './viewPayments';

/** Milliseconds between two looks at what the gateway is to be asked about, and at what is to go back. */
const oftenEnough = 30_000;

export const paymentRoutes: FastifyPluginAsync = async (app) => {
  app.jobs.handle(askQueue, () => askDueCheckouts(app));
  app.jobs.handle(refundQueue, () => sendDueRefunds(app));
  app.jobs.handle(payReminderQueue, (reminder) => sendPayReminder(app, reminder));

  // Also where lessons are no longer paid: what was paid before goes back, or to the tutors.
  doEvery(app, oftenEnough, 'checkouts', () => askDueCheckouts(app));
  doEvery(app, oftenEnough, 'refunds', () => sendDueRefunds(app));
  doEvery(app, oftenEnough, 'release', () => releaseEarned(app));

  route(app, calls.payBooking, async ({ body, user, raw }) => ({
    message: words.readyToBePaid,
    data: await payBooking(app, user, body, languageOf(raw)),
  }));

  route(app, calls.payments, ({ query, user }) => paymentPage(app, user, query));

  route(app, calls.payment, async ({ params, user }) => ({ data: await viewPayment(app, user, params.id) }));

  route(app, calls.refundQuote, async ({ params, query, user }) => ({
    data: await quoteRefund(app, user, params.id, query),
  }));
};
