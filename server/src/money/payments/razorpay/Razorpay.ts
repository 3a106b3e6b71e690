import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DisputeStatus } from '@paadam/shared/domain';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type GatewayFact, instantOf, ourNameIn } from '../../../lessons/ledger/gatewayFacts';
import { askJson, type Fetch, readAs, readJson } from '../askJson';
import { BadSignature, type Gateway, GatewayRefused, type SentRefund } from '../gateway';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

const text = Type.String({ minLength: 1 });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
/** An amount in paise: a number, or in lists of payments a text. */
const Amount = Type.Union([Type.Number(), Type.String({ pattern: '^\\d{1,15}$' })]);

/** The parts of a payment link that are read. The schemas below follow the same principle. */
const Link = Type.Object({
  id: text,
  short_url: text,
  status: text,
  reference_id: orNull(Type.String()),
  payments: orNull(
    Type.Array(Type.Object({ payment_id: text, amount: Amount, method: orNull(text), status: text })),
  ),
});
type Link = Static<typeof Link>;
/** In lists, items that are not of interest may have any shape. */
const Links = Type.Object({
  payment_links: Type.Array(Type.Object({ reference_id: Type.Optional(Type.Unknown()) })),
});

const refundStatuses = { pending: 'sent', processed: 'done', failed: 'failed' } as const;
const RefundStatus = Type.Unsafe<keyof typeof refundStatuses>({
  type: 'string',
  enum: Object.keys(refundStatuses),
});
/** Razorpay sends an empty list if there are none. */
const Notes = Type.Optional(Type.Unknown());
const Refund = Type.Object({ id: text, status: RefundStatus, notes: Notes });
type Refund = Static<typeof Refund>;
const Refunds = Type.Object({ items: Type.Array(Type.Object({ notes: Notes })) });

const entityOf = <Schema extends TSchema>(entity: Schema) => Type.Object({ entity });
const Webhook = Type.Object({ event: Type.String(), payload: Type.Unknown() });
const Named = Type.Object({ payment_link: entityOf(Type.Object({ reference_id: text })) });
const Paid = Type.Object({
  ...Named.properties,
  payment: entityOf(Type.Object({ id: text, amount: Type.Number(), method: text })),
});
const Refunded = Type.Object({ refund: entityOf(Type.Object({ id: text, notes: Notes })) });
const Disputed = Type.Object({
  dispute: entityOf(
    Type.Object({
      id: text,
      payment_id: text,
      amount: Type.Number(),
      reason_code: orNull(Type.String()),
      respond_by: orNull(Type.Number()),
    }),
  ),
});

const api = 'https://api.razorpay.com/v1';
/** Seconds in which it takes no link that ends sooner, and one more for its clock. */
const leastWindow = 15 * 60 + 60;

/** By payment links: pages of its own, to which the payer's browser goes and from which it comes back. */
export class Razorpay implements Gateway {
  readonly provider = 'razorpay';
  readonly isTest: boolean;
  readonly leastAmount = 100;
  readonly #keys: RazorpayKeys;
  readonly #fetch: Fetch;

  /** @param fetch absent: the network's */
  constructor(keys: RazorpayKeys, { fetch = globalThis.fetch }: { fetch?: Fetch } = {}) {
    this.#keys = keys;
    this.#fetch = fetch;
    this.isTest = keys.keyId.startsWith('rzp_test_');
  }

  async open({ id, amount, description, expiresAt, returnUrl }: Parameters<Gateway['open']>[0]) {
    const least = Math.ceil(Date.now() / 1_000) + leastWindow;
    const link = await this.#ask(Link, 'POST', '/payment_links', {
      amount,
      currency: 'INR',
      accept_partial: false,
      expire_by: Math.max(least, Math.floor(expiresAt.getTime() / 1_000)),
      reference_id: id,
      description,
      notify: { sms: false, email: false },
      reminder_enable: false,
      callback_url: returnUrl,
      callback_method: 'get',
    }).catch(async (error: unknown) => {
      // Asked for before, and its answer was lost.
      const before = error instanceof GatewayRefused ? await this.#linkNamed(id) : undefined;
      if (!before) throw error;
      return before;
    });
    return { ref: link.id, url: link.short_url };
  }

  async find({ id, ref }: Parameters<Gateway['find']>[0]): Promise<GatewayFact[]> {
    const name = ref ?? (await this.#linkNamed(id))?.id;
    if (!name) return [];
    const { payments, status: state } = await this.#ask(
      Link,
      'GET',
      `/payment_links/${encodeURIComponent(name)}`,
    );
    const captured = (payments ?? [])
      .filter(({ status }) => status === 'captured')
      .map(
        (payment): GatewayFact => ({
          kind: 'captured',
          checkout: id,
          ref: payment.payment_id,
          amount: Number(payment.amount),
          method: payment.method ?? 'unknown',
        }),
      );
    const isOver = captured.length === 0 && (state === 'cancelled' || state === 'expired');
    return isOver ? [{ kind: 'ended', checkout: id }] : captured;
  }

  async cancel({ id, ref }: Parameters<Gateway['cancel']>[0]): Promise<void> {
    const name = ref ?? (await this.#linkNamed(id))?.id;
    if (!name) return;
    await this.#ask(Type.Unknown(), 'POST', `/payment_links/${encodeURIComponent(name)}/cancel`).catch(
      (error: unknown) => {
        // A link that is paid, cancelled or expired cannot be cancelled. It takes no payment either, so nothing is left to do.
        if (!(error instanceof GatewayRefused) || error.status !== 400) throw error;
      },
    );
  }

  async refund({ id, captureRef, amount }: Parameters<Gateway['refund']>[0]): Promise<SentRefund> {
    // It does not say for how long it knows a key, and one that was sent before must not be sent again.
    const sent = await this.#refundNamed(id, captureRef);
    if (sent) return { ref: sent.id, status: refundStatuses[sent.status] };
    const refund = await this.#ask(
      Refund,
      'POST',
      `/payments/${encodeURIComponent(captureRef)}/refund`,
      { amount, speed: 'normal', notes: { refund: id } },
      { 'X-Refund-Idempotency': id },
    );
    return { ref: refund.id, status: refundStatuses[refund.status] };
  }

  async findRefund(ref: string): Promise<SentRefund> {
    const { id, status } = await this.#ask(Refund, 'GET', `/refunds/${encodeURIComponent(ref)}`);
    return { ref: id, status: refundStatuses[status] };
  }

  readWebhook(rawBody: Buffer, headers: Parameters<Gateway['readWebhook']>[1]) {
    const expected = Buffer.from(
      createHmac('sha256', this.#keys.webhookSecret).update(rawBody).digest('hex'),
    );
    const given = Buffer.from(String(headers['x-razorpay-signature'] ?? ''));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new BadSignature();
    const webhook = readJson(rawBody.toString());
    const facts = Value.Check(Webhook, webhook) ? factsOf(webhook) : null;
    // It is named in a header, which is not signed; without it, the same body is the same event.
    const named = headers['x-razorpay-event-id'];
    const eventId =
      typeof named === 'string' && /^[\x21-\x7e]{1,100}$/.test(named) ? named : expected.toString();
    return facts && { eventId, facts };
  }

  async #linkNamed(reference: string): Promise<Link | undefined> {
    const { payment_links: links } = await this.#ask(
      Links,
      'GET',
      `/payment_links?reference_id=${encodeURIComponent(reference)}`,
    );
    const link = links.find((one) => one.reference_id === reference);
    return link && readAs(Link, link);
  }

  async #refundNamed(id: string, captureRef: string): Promise<Refund | undefined> {
    const { items } = await this.#ask(
      Refunds,
      'GET',
      `/payments/${encodeURIComponent(captureRef)}/refunds?count=100`,
    );
    const refund = items.find((one) => nameOf(one) === id);
    return refund && readAs(Refund, refund);
  }

  #ask<Schema extends TSchema>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Static<Schema>> {
    const { keyId, keySecret } = this.#keys;
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    return askJson(this.#fetch, `${api}${path}`, schema, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

const Note = Type.Object({ refund: Type.String() });

/** @returns our own id, from a refund's notes; null: there is none */
const nameOf = ({ notes }: { notes?: unknown }): string | null =>
  Value.Check(Note, notes) ? notes.refund : null;

const disputeStatuses: ReadonlyMap<string, DisputeStatus> = new Map([
  ['payment.dispute.created', 'open'],
  ['payment.dispute.under_review', 'open'],
  ['payment.dispute.action_required', 'open'],
  ['payment.dispute.won', 'won'],
  ['payment.dispute.lost', 'lost'],
  // The bank has let it be.
  ['payment.dispute.closed', 'won'],
]);

/** @returns the event's facts; null if its type is one that we read but its shape is not as documented */
const factsOf = ({ event, payload }: Static<typeof Webhook>): GatewayFact[] | null => {
  switch (event) {
    case 'payment_link.paid': {
      if (!Value.Check(Paid, payload)) return null;
      const { id: ref, amount, method } = payload.payment.entity;
      return [{ kind: 'captured', checkout: payload.payment_link.entity.reference_id, ref, amount, method }];
    }
    case 'payment_link.expired':
    case 'payment_link.cancelled':
      if (!Value.Check(Named, payload)) return null;
      return [{ kind: 'ended', checkout: payload.payment_link.entity.reference_id }];
    case 'refund.processed':
    case 'refund.failed': {
      if (!Value.Check(Refunded, payload)) return null;
      const { entity } = payload.refund;
      const status = event === 'refund.processed' ? 'done' : 'failed';
      return [{ kind: 'refunded', refund: ourNameIn(nameOf(entity)), ref: entity.id, status }];
    }
  }
  const status = disputeStatuses.get(event);
  if (!status) return [];
  if (!Value.Check(Disputed, payload)) return null;
  const {
    id: ref,
    payment_id: capture,
    amount,
    reason_code: reason,
    respond_by: until,
  } = payload.dispute.entity;
  return [
    {
      kind: 'disputed',
      ref,
      capture,
      amount,
      status,
      reason: reason?.slice(0, 100) || null,
      respondBy: instantOf(until),
    },
  ];
};
