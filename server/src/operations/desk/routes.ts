import { type DeskSession, deskCalls } from '@paadam/shared/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { inTransaction } from '../../foundation/db/inTransaction';
import { originOf } from '../../foundation/http/clientAddress';
import { limitAddress } from '../../foundation/rate-limits/limitAddress';
import { invoiceId } from '../../money/invoices/routes';
import { sendInvoiceFile, sendInvoicePage } from '../../money/invoices/sendInvoice';
import { decideApproval } from './approvals';
import { readAudit } from './auditAtDesk';
import { endDeskSession, recordAtDesk } from './changes';
import { actorOf } from './deskActor';
import { cancelAtDesk, readBooking, searchBookingsAtDesk } from './deskBookings';
import { clearDeskCookie, deskBrowserOf, isKnownAtDesk, recogniseAtDesk } from './deskCookie';
import { admitOperator, type DeskSessionRow, deskRoute } from './deskRoute';
import { moneyRoutes } from './money/routes';
import { addOperator, inviteAgain, type Link, operatorsAtDesk, setDisabled, setRights } from './operators';
import { readPerson, searchPeopleAtDesk, showEmailOf } from './people';
import { decideProblem, decideProblemApproval, problemsAtDesk, readProblem } from './problemsAtDesk';
import { listApprovals } from './queries';
import { readInvoice } from './readInvoice';
import {
  type DeskBrowser,
  drawDeskSecret,
  signInAtDesk,
  takeDeskCode,
  takeUpInvitation,
  toOwnOperator,
} from './signInAtDesk';
import { liftSuspension, suspend } from './suspend';
import { toApproval } from './toApproval';
import { readToday } from './today';
import { writeDownCalls } from './writeDownCalls';

/**
 * The calls of the operator's desk.
 *
 * @param main the server whose marketplace it is; where the desk is alone, that is another than the one which answers
 */
export const deskRoutes =
  (main: FastifyInstance): FastifyPluginAsync =>
  async (app) => {
    const { database } = main;
    const { publicOrigin: origin } = app.config;
    app.decorateRequest('deskSession', null);
    writeDownCalls(app, database);

    deskRoute(app, deskCalls.deskSession, async ({ session, raw, reply }) => {
      recogniseAtDesk(raw, reply);
      return { data: sessionAnswer(session) };
    });
    deskRoute(app, deskCalls.deskSignIn, async ({ body, session, raw, reply }) => {
      await limitAddress(raw, 'signIns');
      return { data: await signInAtDesk(main, body, { from: browserAt(raw), reply, before: session }) };
    });
    deskRoute(app, deskCalls.newDeskSecret, async ({ session }) => ({
      data: await drawDeskSecret(main, session),
    }));
    deskRoute(app, deskCalls.deskCode, async ({ body, session, raw, reply }) => ({
      data: await takeDeskCode(main, session, body.code, { from: browserAt(raw), reply }),
    }));
    deskRoute(app, deskCalls.deskSignOut, async (request) => {
      await inTransaction(database, async (tx) => {
        await endDeskSession(tx, request.session.id);
        await recordAtDesk(tx, { ...actorOf(request), action: 'signed-out' });
      });
      clearDeskCookie(request.reply);
      return {};
    });
    // Limited by the number of calls alone: 256 bits cannot be guessed, and a stranger at the same address must not use up the tries.
    deskRoute(app, deskCalls.deskInvitation, async ({ body, raw, reply }) => ({
      data: await takeUpInvitation(main, body, { network: originOf(raw).network, reply }),
    }));

    deskRoute(app, deskCalls.deskToday, async ({ session }) => ({
      data: await readToday(main, session.operator.rights),
    }));

    deskRoute(app, deskCalls.deskPeople, (request) =>
      searchPeopleAtDesk(database, request.query, actorOf(request)),
    );
    deskRoute(app, deskCalls.deskPerson, async (request) => ({
      data: await readPerson(database, request.params.id, actorOf(request)),
    }));
    deskRoute(app, deskCalls.showEmail, async (request) => ({
      data: { email: await showEmailOf(database, request.params.id, actorOf(request)) },
    }));
    deskRoute(app, deskCalls.suspend, async (request) => ({
      data: await suspend(main, request.params.id, request.body, actorOf(request)),
    }));
    deskRoute(app, deskCalls.liftSuspension, async (request) => {
      await liftSuspension(main, request.params.id, actorOf(request));
      return {};
    });

    deskRoute(app, deskCalls.deskApprovals, async () => ({
      data: (await listApprovals(database)).map(toApproval),
    }));
    deskRoute(app, deskCalls.decideApproval, async (request) => {
      const { id } = request.params;
      await decideApproval(main, { id, answer: request.body.answer }, actorOf(request));
      if (request.body.answer === 'approved') main.publicData.raise();
      return {};
    });

    deskRoute(app, deskCalls.deskBookings, (request) =>
      searchBookingsAtDesk(database, request.query, actorOf(request)),
    );
    deskRoute(app, deskCalls.deskBooking, async (request) => ({
      data: await readBooking(database, request.params.id, actorOf(request)),
    }));
    deskRoute(app, deskCalls.deskCancelBooking, async (request) => {
      await cancelAtDesk(main, { id: request.params.id, reason: request.body.reason }, actorOf(request));
      return {};
    });

    deskRoute(app, deskCalls.deskProblems, (request) =>
      problemsAtDesk(database, request.query, actorOf(request)),
    );
    deskRoute(app, deskCalls.deskProblem, async (request) => ({
      data: await readProblem(database, request.params.id, actorOf(request)),
    }));
    deskRoute(app, deskCalls.decideProblem, async (request) => ({
      data: await decideProblem(main, request.params.id, request.body, actorOf(request)),
    }));
    deskRoute(app, deskCalls.decideProblemApproval, async (request) => {
      const { id } = request.params;
      await decideProblemApproval(main, { id, answer: request.body.answer }, actorOf(request));
      return {};
    });

    // A document is a page, and so is none of the calls that answer in an envelope.
    const readsInvoices = { onRequest: admitOperator({ right: 'money', path: '/desk/invoices/:id' }) };
    app.get(`/desk/invoices/${invoiceId}`, readsInvoices, async (request, reply) =>
      sendInvoicePage(reply, await readInvoice(database, request), `${request.url.split('?')[0]}.pdf`),
    );
    app.get(`/desk/invoices/${invoiceId}.pdf`, readsInvoices, async (request, reply) =>
      sendInvoiceFile(reply, await readInvoice(database, request)),
    );

    deskRoute(app, deskCalls.operators, async () => ({ data: await operatorsAtDesk(database) }));
    deskRoute(app, deskCalls.addOperator, async (request) => ({
      data: answerOf(await addOperator(database, origin, request.body, actorOf(request))),
    }));
    deskRoute(app, deskCalls.inviteOperator, async (request) => ({
      data: answerOf(await inviteAgain(database, origin, request.params.id, actorOf(request))),
    }));
    deskRoute(app, deskCalls.setOperatorRights, async (request) => {
      await setRights(database, request.params.id, request.body.rights, actorOf(request));
      return {};
    });
    deskRoute(app, deskCalls.setOperatorDisabled, async (request) => {
      await setDisabled(database, request.params.id, request.body.disabled, actorOf(request));
      return {};
    });

    await app.register(moneyRoutes(main));

    deskRoute(app, deskCalls.deskAudit, (request) => readAudit(database, request.query, actorOf(request)));
  };

const browserAt = (request: FastifyRequest): DeskBrowser => ({
  network: originOf(request).network,
  browser: deskBrowserOf(request),
  isKnownTo: (passwordHash) => isKnownAtDesk(request, passwordHash),
});

const answerOf = ({ link, until }: Link) => ({ link, until: until.toISOString() });

const sessionAnswer = (session: DeskSessionRow | null): DeskSession => {
  if (!session) return { step: 'password', operator: null, token: null };
  const { isComplete, hasApp, operator, csrfToken: token } = session;
  return isComplete
    ? { step: 'in', operator: toOwnOperator(operator), token }
    : { step: hasApp ? 'code' : 'set-up', operator: null, token };
};
