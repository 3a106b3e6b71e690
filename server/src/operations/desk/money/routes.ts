import { deskCalls } from '@paadam/shared/contract';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { actorOf } from '../deskActor';
import { deskRoute } from '../deskRoute';
import { enterSettlement, readBooks } from './books';
import { readDisputes, readPayment, readRefunds, searchPaymentsAtDesk } from './payments';
import { changePayout, makePayoutFile, makePayouts, readPayable, readPayouts } from './payouts';
import { changeRefund, decideRefund, refundAtDesk } from './refunds';

/** The calls of the desk about money. @param main as for `deskRoutes` */
export const moneyRoutes =
  (main: FastifyInstance): FastifyPluginAsync =>
  async (app) => {
    const { database } = main;

    deskRoute(app, deskCalls.deskPayments, (request) =>
      searchPaymentsAtDesk(database, request.query, actorOf(request)),
    );
    deskRoute(app, deskCalls.deskPayment, async (request) => ({
      data: await readPayment(database, request.params.id, actorOf(request)),
    }));
    deskRoute(app, deskCalls.deskRefunds, (request) =>
      readRefunds(database, request.query, actorOf(request)),
    );
    deskRoute(app, deskCalls.refundAtDesk, async (request) => ({
      data: await refundAtDesk(main, request.body, actorOf(request)),
    }));
    deskRoute(app, deskCalls.changeRefund, async (request) => {
      await changeRefund(main, request.params.id, request.body, actorOf(request));
      return {};
    });
    deskRoute(app, deskCalls.decideRefund, async (request) => {
      const { id } = request.params;
      await decideRefund(main, { id, answer: request.body.answer }, actorOf(request));
      return {};
    });

    deskRoute(app, deskCalls.deskDisputes, (request) =>
      readDisputes(database, request.query, actorOf(request)),
    );

    deskRoute(app, deskCalls.deskPayouts, (request) =>
      readPayouts(database, request.query, actorOf(request)),
    );
    deskRoute(app, deskCalls.payableTutors, (request) =>
      readPayable(database, request.query, actorOf(request)),
    );
    deskRoute(app, deskCalls.makePayouts, async (request) => ({
      data: await makePayouts(database, request.body.tutors, actorOf(request)),
    }));
    deskRoute(app, deskCalls.changePayout, async (request) => {
      await changePayout(main, request.params.id, request.body, actorOf(request));
      return {};
    });
    deskRoute(app, deskCalls.payoutFile, async (request) => ({
      data: await makePayoutFile(database, main.sealer, actorOf(request)),
    }));

    deskRoute(app, deskCalls.deskBooks, async (request) => ({
      data: await readBooks(database, actorOf(request)),
    }));
    deskRoute(app, deskCalls.enterSettlement, async (request) => {
      await enterSettlement(database, request.body, actorOf(request));
      return {};
    });
  };
