import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature, type Gateway, GatewayRefused, type SentRefund } from '../../money/gateway';
import type { GatewayFact } from '../../money/gatewayFacts';
import { askJson, type Fetch } from '../askJson';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

/** A checkout session, as far as it is read. */
interface Session {
  id: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired' | null;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  client_reference_id: string | null;
  amount_total: number | null;
  payment_intent: string | null;
  payment_method_types: string[];
}

interface Refund {
  id: string;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled' | null;
  metadata: Record<string, string> | null;
}

interface Dispute {
  id: string;
  amount: number;
  payment_intent: string | null;
  reason: string;
  status: string;
  evidence_details?: { due_by: number | null };
}

interface List<T> {
  data: T[];
  has_more: boolean;
}

/** What a webhook has, as far as it is read. */
interface Webhook {
  id: string;
  type: string;
  data: { object: unknown };
}

const api = 'https://api.stripe.com/v1';
/** The shapes above are those of this version; the webhook's is set where it is made. */
const version = '2025-09-30.clover';
/** Seconds in which it takes no session that ends sooner, nor one that ends later, and a minute for its clock. */
const leastWindow = 30 * 60 + 60;
const mostWindow = 24 * 3_600 - 60;
/** Seconds by which a webhook's time may be off. */
const tolerance = 300;

const refundStatuses = {
  pending: 'sent',
  requires_action: 'sent',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
} as const;
const statusOf = ({ status }: Refund): SentRefund['status'] => refundStatuses[status ?? 'pending'];

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
    const session = await this.#ask<Session>(
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
      ? await this.#ask<Session>('GET', `/checkout/sessions/${encodeURIComponent(ref)}`)
      : await this.#sessionNamed(id, openedAt);
    return session ? factsOfSession({ ...session, client_reference_id: id }) : [];
  }

  async cancel({ id, ref, openedAt }: Parameters<Gateway['cancel']>[0]): Promise<void> {
    const name = ref ?? (await this.#sessionNamed(id, openedAt))?.id;
    if (!name) return;
    await this.#ask('POST', `/checkout/sessions/${encodeURIComponent(name)}/expire`, {}).catch(
      (error: unknown) => {
        // What is complete or has ended cannot be ended: nobody can pay there, which is what was wanted.
        if (!(error instanceof GatewayRefused) || error.status !== 400) throw error;
      },
    );
  }

  async refund({ id, captureRef, amount }: Parameters<Gateway['refund']>[0]): Promise<SentRefund> {
    // Its memory for keys ends after a day, and one that was sent before that must not be sent again.
    const sent = await this.#refundNamed(id, captureRef);
    if (sent) return { ref: sent.id, status: statusOf(sent) };
    const body = { payment_intent: captureRef, amount, 'metadata[refund]': id };
    const refund = await this.#ask<Refund>('POST', '/refunds', body, id);
    return { ref: refund.id, status: statusOf(refund) };
  }

  async findRefund(ref: string): Promise<SentRefund> {
    const refund = await this.#ask<Refund>('GET', `/refunds/${encodeURIComponent(ref)}`);
    return { ref: refund.id, status: statusOf(refund) };
  }

  readWebhook(rawBody: Buffer, headers: Parameters<Gateway['readWebhook']>[1]) {
    this.#checkSignature(rawBody, String(headers['stripe-signature'] ?? ''));
    const webhook: Webhook = JSON.parse(rawBody.toString());
    return { eventId: webhook.id, facts: factsOf(webhook) };
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
      const { data, has_more } = await this.#ask<List<Session>>(
        'GET',
        `/checkout/sessions?limit=100&created[gte]=${since}${after && `&starting_after=${after}`}`,
      );
      const found = data.find((session) => session.client_reference_id === id);
      after = encodeURIComponent(data.at(-1)?.id ?? '');
      if (found || !has_more || !after) return found;
    }
  }

  async #refundNamed(id: string, captureRef: string): Promise<Refund | undefined> {
    const { data } = await this.#ask<List<Refund>>(
      'GET',
      `/refunds?limit=100&payment_intent=${encodeURIComponent(captureRef)}`,
    );
    return data.find(({ metadata }) => metadata?.refund === id);
  }

  #ask<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: Record<string, string | number>,
    key?: string,
  ): Promise<Answer> {
    return askJson<Answer>(this.#fetch, `${api}${path}`, {
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
  if (session.payment_status === 'paid' && ref && amount !== null) {
    return [{ kind: 'captured', checkout, ref, amount, method: session.payment_method_types[0] ?? 'card' }];
  }
  return session.status === 'expired' ? [{ kind: 'ended', checkout }] : [];
};

/** A question of the bank's that may become a dispute is one from its first notice. */
const disputeStatuses: Record<string, 'open' | 'won' | 'lost'> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

const factsOf = ({ type, data: { object } }: Webhook): GatewayFact[] => {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return factsOfSession(object as Session);
    case 'checkout.session.async_payment_failed': {
      const { client_reference_id: checkout } = object as Session;
      return checkout ? [{ kind: 'ended', checkout }] : [];
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = object as Refund;
      const name = refund.metadata?.refund?.split('.')[0] ?? null;
      return [{ kind: 'refunded', refund: name, ref: refund.id, status: statusOf(refund) }];
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { id: ref, amount, payment_intent: capture, reason, status, ...dispute } = object as Dispute;
      if (!capture) return [];
      const due = dispute.evidence_details?.due_by;
      const respondBy = due ? new Date(due * 1_000).toISOString() : null;
      const outcome = disputeStatuses[status] ?? 'open';
      return [{ kind: 'disputed', ref, capture, amount, status: outcome, reason, respondBy }];
    }
    default:
      return [];
  }
};
