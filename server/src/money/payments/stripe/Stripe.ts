import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DisputeStatus } from '@paadam/shared/domain';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type GatewayFact, instantOf, ourNameIn } from '../../../lessons/ledger/gatewayFacts';
import { askJson, type Fetch, readAs, readJson } from '../askJson';
import { BadSignature, type Gateway, GatewayRefused, type SentRefund } from '../gateway';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

const text = Type.String({ minLength: 1 });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));

/** The parts of a checkout session that are read. The schemas below follow the same principle. */
const Session = Type.Object({
  id: text,
  url: orNull(Type.String()),
  status: orNull(Type.String()),
  payment_status: Type.String(),
  client_reference_id: orNull(Type.String()),
  amount_total: orNull(Type.Number()),
  payment_intent: orNull(Type.String()),
  payment_method_types: Type.Optional(Type.Array(text)),
});
type Session = Static<typeof Session>;

const refundStatuses = {
  pending: 'sent',
  requires_action: 'sent',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
} as const;

const Refund = Type.Object({
  id: text,
  status: orNull(
    Type.Unsafe<keyof typeof refundStatuses>({ type: 'string', enum: Object.keys(refundStatuses) }),
  ),
  metadata: orNull(Type.Record(Type.String(), Type.Unknown())),
});
type Refund = Static<typeof Refund>;

const Dispute = Type.Object({
  id: text,
  amount: Type.Number(),
  payment_intent: orNull(Type.String()),
  reason: orNull(Type.String()),
  status: Type.String(),
  evidence_details: orNull(Type.Object({ due_by: orNull(Type.Number()) })),
});

/** In lists, items that are not of interest may have any shape. */
const Sessions = Type.Object({
  data: Type.Array(Type.Object({ id: text, client_reference_id: Type.Optional(Type.Unknown()) })),
  has_more: Type.Optional(Type.Boolean()),
});
const Refunds = Type.Object({
  data: Type.Array(Type.Object({ metadata: orNull(Type.Record(Type.String(), Type.Unknown())) })),
});

const Webhook = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 255 }),
  type: Type.String(),
  data: Type.Object({ object: Type.Unknown() }),
});

const api = 'https://api.stripe.com/v1';
/** The shapes above are those of this version; the webhook's is set where it is made. */
const version = '2025-09-30.clover';
/** Seconds in which it takes no session that ends sooner, nor one that ends later, and a minute for its clock. */
const leastWindow = 30 * 60 + 60;
const mostWindow = 24 * 3_600 - 60;
/** Seconds by which a webhook's time may be off. */
const tolerance = 300;

const statusOf = ({ status }: Pick<Refund, 'status'>): SentRefund['status'] =>
  refundStatuses[status ?? 'pending'];

const inSeconds = (at: number): number => Math.floor(at / 1_000);

/** By its checkout sessions: pages of its own, to which the payer's browser goes and from which it comes back. */
export class Stripe implements Gateway {
  readonly provider = 'stripe';
  readonly isTest: boolean;
  /** Half a rupee where the account settles in rupees. Where it settles in another currency, it is what that has as its least. */
  readonly leastAmount = 50;
  readonly #keys: StripeKeys;
  readonly #fetch: Fetch;
  readonly #now: () => number;

  /** @param fetch, now absent: the network's, and the clock's in milliseconds of the epoch */
  constructor(
    keys: StripeKeys,
    { fetch = globalThis.fetch, now = Date.now }: { fetch?: Fetch; now?: () => number } = {},
  ) {
    this.#keys = keys;
    this.#fetch = fetch;
    this.#now = now;
    this.isTest = /^[a-z]+_test_/.test(keys.secretKey);
  }

  async open({ id, amount, description, openedAt, expiresAt, returnUrl }: Parameters<Gateway['open']>[0]) {
    const now = inSeconds(this.#now());
    const end = Math.min(Math.max(inSeconds(expiresAt.getTime()), now + leastWindow), now + mostWindow);
    const session = await this.#ask(
      Session,
      'POST',
      '/checkout/sessions',
      {
        mode: 'payment',
        client_reference_id: id,
        'line_items[0][quantity]': 1,
        'line_items[0][price_data][currency]': 'inr',
        'line_items[0][price_data][unit_amount]': amount,
        'line_items[0][price_data][product_data][name]': description,
        // What comes at once: with anything else the lesson would have to wait for it.
        'payment_method_types[0]': 'card',
        'adaptive_pricing[enabled]': 'false',
        'payment_intent_data[metadata][checkout]': id,
        expires_at: end,
        success_url: returnUrl,
        cancel_url: `${returnUrl}?closed`,
      },
      id,
    ).catch(async (error: unknown) => {
      // Asked for before, with another end or way back, and its answer was lost.
      const before = error instanceof GatewayRefused ? await this.#sessionNamed(id, openedAt) : undefined;
      if (!before) throw error;
      return before;
    });
    if (!session.url) throw new Error('The gateway has no page for this any more.');
    return { ref: session.id, url: session.url };
  }

  async find(checkout: Parameters<Gateway['find']>[0]): Promise<GatewayFact[]> {
    const { id, ref, openedAt } = checkout;
    const session = ref
      ? await this.#ask(Session, 'GET', `/checkout/sessions/${encodeURIComponent(ref)}`)
      : await this.#sessionNamed(id, openedAt);
    return session ? factsOfSession({ ...session, client_reference_id: id }) : [];
  }

  async cancel({ id, ref, openedAt }: Parameters<Gateway['cancel']>[0]): Promise<void> {
    const name = ref ?? (await this.#sessionNamed(id, openedAt))?.id;
    if (!name) return;
    await this.#ask(
      Type.Unknown(),
      'POST',
      `/checkout/sessions/${encodeURIComponent(name)}/expire`,
      {},
    ).catch((error: unknown) => {
      // A session that is complete or expired cannot be expired. It takes no payment either, so nothing is left to do.
      if (!(error instanceof GatewayRefused) || error.status !== 400) throw error;
    });
  }

  async refund({ id, captureRef, amount }: Parameters<Gateway['refund']>[0]): Promise<SentRefund> {
    // Its memory for keys ends after a day, and one that was sent before that must not be sent again.
    const sent = await this.#refundNamed(id, captureRef);
    if (sent) return { ref: sent.id, status: statusOf(sent) };
    const body = { payment_intent: captureRef, amount, 'metadata[refund]': id };
    const refund = await this.#ask(Refund, 'POST', '/refunds', body, id);
    return { ref: refund.id, status: statusOf(refund) };
  }

  async findRefund(ref: string): Promise<SentRefund> {
    const refund = await this.#ask(Refund, 'GET', `/refunds/${encodeURIComponent(ref)}`);
    return { ref: refund.id, status: statusOf(refund) };
  }

  readWebhook(rawBody: Buffer, headers: Parameters<Gateway['readWebhook']>[1]) {
    this.#checkSignature(rawBody, String(headers['stripe-signature'] ?? ''));
    const webhook = readJson(rawBody.toString());
    const facts = Value.Check(Webhook, webhook) ? factsOf(webhook) : null;
    return Value.Check(Webhook, webhook) && facts ? { eventId: webhook.id, facts } : null;
  }

  /** There are several signatures while the secret is being changed. @throws BadSignature */
  #checkSignature(rawBody: Buffer, header: string): void {
    const parts = header.split(',').map((part) => part.trim().split('='));
    const at = parts.find(([name]) => name === 't')?.[1] ?? '';
    if (!/^\d{1,12}$/.test(at)) throw new BadSignature();
    const expected = Buffer.from(
      createHmac('sha256', this.#keys.webhookSecret).update(`${at}.`).update(rawBody).digest('hex'),
    );
    const isOurs = parts
      .filter(([name]) => name === 'v1')
      .map(([, signature]) => Buffer.from(signature ?? ''))
      .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
    if (!isOurs || Math.abs(inSeconds(this.#now()) - Number(at)) > tolerance) throw new BadSignature();
  }

  /** Sessions cannot be asked for by a name of ours, so those since it was opened are gone through. */
  async #sessionNamed(id: string, openedAt: Date): Promise<Session | undefined> {
    const since = inSeconds(openedAt.getTime()) - 60;
    for (let after = ''; ; ) {
      const { data, has_more } = await this.#ask(
        Sessions,
        'GET',
        `/checkout/sessions?limit=100&created[gte]=${since}${after && `&starting_after=${after}`}`,
      );
      const found = data.find((session) => session.client_reference_id === id);
      after = encodeURIComponent(data.at(-1)?.id ?? '');
      if (found) return readAs(Session, found);
      if (!has_more || !after) return undefined;
    }
  }

  async #refundNamed(id: string, captureRef: string): Promise<Refund | undefined> {
    const { data } = await this.#ask(
      Refunds,
      'GET',
      `/refunds?limit=100&payment_intent=${encodeURIComponent(captureRef)}`,
    );
    const refund = data.find(({ metadata }) => metadata?.refund === id);
    return refund && readAs(Refund, refund);
  }

  #ask<Schema extends TSchema>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    body?: Record<string, string | number>,
    key?: string,
  ): Promise<Static<Schema>> {
    return askJson(this.#fetch, `${api}${path}`, schema, {
      method,
      headers: {
        authorization: `Bearer ${this.#keys.secretKey}`,
        'stripe-version': version,
        ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && {
        body: new URLSearchParams(
          Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
        ).toString(),
      }),
    });
  }
}

const factsOfSession = (session: Session): GatewayFact[] => {
  const { client_reference_id: checkout, payment_intent: ref, amount_total: amount } = session;
  if (!checkout) return [];
  if (session.payment_status === 'paid' && ref && typeof amount === 'number') {
    return [{ kind: 'captured', checkout, ref, amount, method: session.payment_method_types?.[0] ?? 'card' }];
  }
  return session.status === 'expired' ? [{ kind: 'ended', checkout }] : [];
};

/** A question of the bank's that may become a dispute is one from its first notice. */
const disputeStatuses: ReadonlyMap<string, DisputeStatus> = new Map([
  ['lost', 'lost'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
]);

/** @returns the event's facts; null if its type is one that we read but its shape is not as documented */
const factsOf = ({ type, data: { object } }: Static<typeof Webhook>): GatewayFact[] | null => {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return Value.Check(Session, object) ? factsOfSession(object) : null;
    case 'checkout.session.async_payment_failed': {
      if (!Value.Check(Session, object)) return null;
      const { client_reference_id: checkout } = object;
      return checkout ? [{ kind: 'ended', checkout }] : [];
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      if (!Value.Check(Refund, object)) return null;
      return [
        {
          kind: 'refunded',
          refund: ourNameIn(object.metadata?.refund),
          ref: object.id,
          status: statusOf(object),
        },
      ];
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      if (!Value.Check(Dispute, object)) return null;
      const { id: ref, amount, payment_intent: capture, reason, status, evidence_details: details } = object;
      if (!capture) return [];
      return [
        {
          kind: 'disputed',
          ref,
          capture,
          amount,
          status: disputeStatuses.get(status) ?? 'open',
          reason: reason?.slice(0, 100) || null,
          respondBy: instantOf(details?.due_by),
        },
      ];
    }
    default:
      return [];
  }
};
