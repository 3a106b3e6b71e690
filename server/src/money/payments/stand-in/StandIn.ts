import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Config } from '../../../foundation/config/Config';
import type { Database } from '../../../foundation/db/openDatabase';
import type { GatewayFact } from '../../../lessons/ledger/gatewayFacts';
import { readJson } from '../askJson';
import { BadSignature, type Gateway } from '../gateway';
import { addLink, addRefund, cancelLink } from './changes';
import { doesRefundFail, findSentRefund, paymentsOf, type StandInPayment } from './queries';

const text = Type.String({ minLength: 1, maxLength: 255 });

/** What a webhook of it says. */
const StandInEvent = Type.Object({
  id: text,
  type: Type.Unsafe<'payment.authorized' | 'payment.captured' | 'refund.processed'>({ type: 'string' }),
  payload: Type.Object({ reference: text, payment: text, amount: Type.Number(), method: text }),
});
export type StandInEvent = Static<typeof StandInEvent>;

export const signatureHeader = 'x-stand-in-signature';

const sign = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Servers of one database share the key, and with it this. */
const secretOf = ({ secretsKeys }: Pick<Config, 'secretsKeys'>): string =>
  createHmac('sha256', secretsKeys[0] ?? Buffer.alloc(32))
    .update('the gateway that stands in')
    .digest('hex');

/** @returns the signature of a webhook's body, as the header has it */
export const signatureOf = (config: Pick<Config, 'secretsKeys'>, body: string): string =>
  sign(secretOf(config), body);

const factOf = ({ payload: { reference, payment, amount, method } }: StandInEvent): GatewayFact => ({
  kind: 'captured',
  checkout: reference,
  ref: payment,
  amount,
  method,
});

/** Stands in for a gateway: people press what a gateway would do, and no money moves. */
export class StandIn implements Gateway {
  readonly provider = 'test';
  readonly isTest = true;
  readonly leastAmount = 1;
  readonly #database: Database;
  readonly #origin: string;
  readonly #secret: string;

  constructor(database: Database, config: Pick<Config, 'publicOrigin' | 'secretsKeys'>) {
    this.#database = database;
    this.#origin = config.publicOrigin;
    this.#secret = secretOf(config);
  }

  async open({ id, amount, description, expiresAt, returnUrl }: Parameters<Gateway['open']>[0]) {
    const link = { reference: id, amount, description, expiresAt, returnUrl };
    const { id: ref } = await addLink(this.#database, link);
    return { ref, url: `${this.#origin}/pay/test/${ref}` };
  }

  async find({ id }: Parameters<Gateway['find']>[0]): Promise<GatewayFact[]> {
    const payments = await paymentsOf(this.#database, id);
    return payments.map(
      ({ ref, amount, method }: StandInPayment): GatewayFact => ({
        kind: 'captured',
        checkout: id,
        ref,
        amount,
        method,
      }),
    );
  }

  cancel({ id }: Parameters<Gateway['cancel']>[0]): Promise<void> {
    return cancelLink(this.#database, id);
  }

  async refund({ id: key, captureRef: paymentRef, amount }: Parameters<Gateway['refund']>[0]) {
    // What is tried again has another name, with how often it has failed behind a point.
    const fails = !key.includes('.') && (await doesRefundFail(this.#database, paymentRef));
    const refund = { key, paymentRef, amount, status: fails ? 'failed' : 'done' } as const;
    const { ref, status } = await addRefund(this.#database, refund);
    return { ref, status };
  }

  async findRefund(ref: string) {
    const refund = await findSentRefund(this.#database, ref);
    if (!refund) throw new Error(`The gateway knows of no refund ${ref}.`);
    return { ref, status: refund.status };
  }

  readWebhook(rawBody: Buffer, headers: Parameters<Gateway['readWebhook']>[1]) {
    const expected = Buffer.from(sign(this.#secret, rawBody));
    const given = Buffer.from(String(headers[signatureHeader] ?? ''));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new BadSignature();
    const event = readJson(rawBody.toString());
    if (!Value.Check(StandInEvent, event)) return null;
    return { eventId: event.id, facts: event.type === 'payment.captured' ? [factOf(event)] : [] };
  }
}
