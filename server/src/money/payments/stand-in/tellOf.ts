import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../../../foundation/db/inTransaction';
import { enqueueAll, jobFor } from '../../../foundation/jobs/enqueue';
import { defineQueue } from '../../../foundation/jobs/queue';
import type { StandInLink, StandInPayment } from './queries';
import { type StandInEvent, signatureHeader, signatureOf } from './StandIn';

/** A webhook that is still to be sent: its body, as it is signed. */
export const standInQueue = defineQueue<{ body: string }>('stand-in-webhook');

/** How webhooks misbehave: they do at every gateway, some day. */
export const deliveries = ['once', 'repeat', 'swap', 'delay', 'drop'] as const;
export type Delivery = (typeof deliveries)[number];

const delaySeconds = 20;
const repetitions = 3;

type Site = Pick<FastifyInstance, 'database' | 'config' | 'server' | 'jobs'>;

/** Has the webhooks of a payment sent, from when it has come, as the delivery says. */
export const tellOf = async (
  { database }: Site,
  { reference }: StandInLink,
  { ref, amount, method, at }: StandInPayment,
  delivery: Delivery,
): Promise<void> => {
  if (delivery === 'drop') return;
  const event = (type: StandInEvent['type']): string =>
    JSON.stringify({ id: `evt_${uuidv7()}`, type, payload: { reference, payment: ref, amount, method } });
  const [authorized, captured] = [event('payment.authorized'), event('payment.captured')];
  const bodies = {
    once: [authorized, captured],
    repeat: [authorized, ...Array.from({ length: repetitions }, () => captured)],
    swap: [captured, authorized],
    delay: [authorized, captured],
  }[delivery];
  const from = Math.max(at.getTime(), Date.now()) + (delivery === 'delay' ? delaySeconds * 1_000 : 0);
  const startAfter = { startAfter: new Date(from) };
  await inTransaction(database, (tx) =>
    enqueueAll(
      tx,
      bodies.map((body) => jobFor(standInQueue, { body }, startAfter)),
    ),
  );
};

/** Sends the webhooks, over HTTP, to this server's own address. */
export const sendWebhooks = (app: Site): void =>
  app.jobs.handle(standInQueue, async ({ body }) => {
    const address = app.server.address();
    if (!address || typeof address === 'string') throw new Error('This server does not listen.');
    const answer = await fetch(`http://127.0.0.1:${address.port}/api/webhooks/payments/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(app.config, body) },
      body,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The webhook was answered with ${answer.status}.`);
  });
