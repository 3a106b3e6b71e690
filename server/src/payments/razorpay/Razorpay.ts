import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature, type Gateway, GatewayRefused, type SentRefund } from '../../money/gateway';
import type { GatewayFact } from '../../money/gatewayFacts';
import { askJson, type Fetch } from '../askJson';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** A payment link, as far as it is read. */
interface Link {
  id: string;
  short_url: string;
  status: 'created' | 'partially_paid' | 'paid' | 'cancelled' | 'expired';
  reference_id: string;
  payments?: { payment_id: string; amount: number | string; method: string; status: string }[] | null;
}

interface Refund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
  notes?: { refund?: string } | unknown[];
}

interface Dispute {
  id: string;
  payment_id: string;
  amount: number;
  reason_code: string;
  respond_by: number | null;
}

/** What a webhook has, as far as it is read. */
interface Webhook {
  event: string;
  payload: {
    payment_link?: { entity: Pick<Link, 'reference_id'> };
    payment?: { entity: { id: string; amount: number; method: string; status: string } };
    refund?: { entity: Refund };
    dispute?: { entity: Dispute };
  };
}

const api = 'https://api.razorpay.com/v1';
/** Seconds in which it takes no link that ends sooner, and one more for its clock. */
const leastWindow = 15 * 60 + 60;

const statuses = { pending: 'sent', processed: 'done', failed: 'failed' } as const;

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
    const link = await this.#ask<Link>('POST', '/payment_links', {
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
    const { payments, status: state } = await this.#ask<Link>(
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
          method: payment.method,
        }),
      );
    const isOver = captured.length === 0 && (state === 'cancelled' || state === 'expired');
    return isOver ? [{ kind: 'ended', checkout: id }] : captured;
  }

  async cancel({ id, ref }: Parameters<Gateway['cancel']>[0]): Promise<void> {
    const name = ref ?? (await this.#linkNamed(id))?.id;
    if (!name) return;
    await this.#ask('POST', `/payment_links/${encodeURIComponent(name)}/cancel`).catch((error: unknown) => {
      // What is paid, cancelled or expired cannot be cancelled: nobody can pay there, which is what was wanted.
      if (!(error instanceof GatewayRefused) || error.status !== 400) throw error;
    });
  }

  async refund({ id, captureRef, amount }: Parameters<Gateway['refund']>[0]): Promise<SentRefund> {
    // It does not say for how long it knows a key, and one that was sent before must not be sent again.
    const sent = await this.#refundNamed(id, captureRef);
    if (sent) return { ref: sent.id, status: statuses[sent.status] };
    const refund = await this.#ask<Refund>(
      'POST',
      `/payments/${encodeURIComponent(captureRef)}/refund`,
      { amount, speed: 'normal', notes: { refund: id } },
      { 'X-Refund-Idempotency': id },
    );
    return { ref: refund.id, status: statuses[refund.status] };
  }

  async findRefund(ref: string): Promise<SentRefund> {
    const { id, status } = await this.#ask<Refund>('GET', `/refunds/${encodeURIComponent(ref)}`);
    return { ref: id, status: statuses[status] };
  }

  readWebhook(rawBody: Buffer, headers: Parameters<Gateway['readWebhook']>[1]) {
    const expected = Buffer.from(
      createHmac('sha256', this.#keys.webhookSecret).update(rawBody).digest('hex'),
    );
    const given = Buffer.from(String(headers['x-razorpay-signature'] ?? ''));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new BadSignature();
    const webhook: Webhook = JSON.parse(rawBody.toString());
    // It is named in a header, which is not signed; without it, the same body is the same event.
    const eventId = String(headers['x-razorpay-event-id'] ?? expected.toString());
    return { eventId, facts: factsOf(webhook) };
  }

  async #linkNamed(reference: string): Promise<Link | undefined> {
    const { payment_links: links } = await this.#ask<{ payment_links: Link[] }>(
      'GET',
      `/payment_links?reference_id=${encodeURIComponent(reference)}`,
    );
    return links.find((link) => link.reference_id === reference);
  }

  async #refundNamed(id: string, captureRef: string): Promise<Refund | undefined> {
    const { items } = await this.#ask<{ items: Refund[] }>(
      'GET',
      `/payments/${encodeURIComponent(captureRef)}/refunds?count=100`,
    );
    return items.find((refund) => nameOf(refund) === id);
  }

  #ask<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { keyId, keySecret } = this.#keys;
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    return askJson<Answer>(this.#fetch, `${api}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

/** Our name for a refund; it answers an empty list where it has no notes. */
const nameOf = ({ notes }: Refund): string | null =>
  notes && !Array.isArray(notes) ? (notes.refund ?? null) : null;

const disputeStatuses: Record<string, 'open' | 'won' | 'lost'> = {
  'payment.dispute.created': 'open',
  'payment.dispute.under_review': 'open',
  'payment.dispute.action_required': 'open',
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  // The bank has let it be.
  'payment.dispute.closed': 'won',
};

const factsOf = ({ event, payload }: Webhook): GatewayFact[] => {
  const { payment_link: link, payment, refund, dispute } = payload;
  if (event === 'payment_link.paid' && link && payment) {
    const { id: ref, amount, method } = payment.entity;
    return [{ kind: 'captured', checkout: link.entity.reference_id, ref, amount, method }];
  }
  if ((event === 'payment_link.expired' || event === 'payment_link.cancelled') && link) {
    return [{ kind: 'ended', checkout: link.entity.reference_id }];
  }
  if ((event === 'refund.processed' || event === 'refund.failed') && refund) {
    const status = event === 'refund.processed' ? 'done' : 'failed';
    const name = nameOf(refund.entity)?.split('.')[0] ?? null;
    return [{ kind: 'refunded', refund: name, ref: refund.entity.id, status }];
  }
  const status = disputeStatuses[event];
  if (status && dispute) {
    const { id: ref, payment_id: capture, amount, reason_code: reason, respond_by: until } = dispute.entity;
    const respondBy = until ? new Date(until * 1_000).toISOString() : null;
    return [{ kind: 'disputed', ref, capture, amount, status, reason, respondBy }];
  }
  return [];
};
