import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature, type Gateway, type SentRefund } from '../../money/gateway';
import type { GatewayFact } from '../../money/gatewayFacts';

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

/** What a webhook has, as far as it is read. */
interface Webhook {
  event: string;
  payload: {
    payment_link?: { entity: Pick<Link, 'reference_id'> };
    payment?: { entity: { id: string; amount: number; method: string; status: string } };
    refund?: { entity: Refund };
  };
}

const api = 'https://api.razorpay.com/v1';
/** Milliseconds. */
const patience = 10_000;
/** Seconds in which it takes no link that ends sooner, and one more for its clock. */
const leastWindow = 15 * 60 + 60;

/** It has refused what was asked. */
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const statuses = { pending: 'sent', processed: 'done', failed: 'failed' } as const;

/** By payment links: pages of its own, to which the payer's browser goes and from which it comes back. */
export class Razorpay implements Gateway {
  readonly provider = 'razorpay';
  readonly isTest: boolean;
  readonly #keys: RazorpayKeys;
  readonly #fetch: typeof fetch;

  /** @param fetch absent: the network's */
  constructor(keys: RazorpayKeys, { fetch = globalThis.fetch }: { fetch?: typeof globalThis.fetch } = {}) {
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
      const before = error instanceof Refused ? await this.#linkNamed(id) : undefined;
      if (!before) throw error;
      return before;
    });
    return { ref: link.id, url: link.short_url };
  }

  async find({ id, ref }: Parameters<Gateway['find']>[0]): Promise<GatewayFact[]> {
    const name = ref ?? (await this.#linkNamed(id))?.id;
    if (!name) return [];
    const { payments } = await this.#ask<Link>('GET', `/payment_links/${encodeURIComponent(name)}`);
    return (payments ?? [])
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
  }

  async cancel({ id, ref }: Parameters<Gateway['cancel']>[0]): Promise<void> {
    const name = ref ?? (await this.#linkNamed(id))?.id;
    if (!name) return;
    await this.#ask('POST', `/payment_links/${encodeURIComponent(name)}/cancel`).catch((error: unknown) => {
      // What is paid, cancelled or expired cannot be cancelled: nobody can pay there, which is what was wanted.
      if (!(error instanceof Refused) || error.status !== 400) throw error;
    });
  }

  async refund({ id, captureRef, amount }: Parameters<Gateway['refund']>[0]): Promise<SentRefund> {
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

  async #ask<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { keyId, keySecret } = this.#keys;
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    const request: RequestInit = {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(patience),
    };
    if (body) request.body = JSON.stringify(body);
    const answer = await this.#fetch(`${api}${path}`, request);
    const text = await answer.text();
    // What it says of the request may hold people's data, so that the log has the status alone.
    if (!answer.ok) throw new Refused(answer.status, `The gateway answered with ${answer.status}.`);
    return JSON.parse(text) as Answer;
  }
}

const factsOf = ({ event, payload }: Webhook): GatewayFact[] => {
  const { payment_link: link, payment, refund } = payload;
  if (event === 'payment_link.paid' && link && payment) {
    const { id: ref, amount, method } = payment.entity;
    return [{ kind: 'captured', checkout: link.entity.reference_id, ref, amount, method }];
  }
  if ((event === 'refund.processed' || event === 'refund.failed') && refund) {
    const { id: ref, notes } = refund.entity;
    const named = notes && !Array.isArray(notes) ? (notes as { refund?: string }).refund : undefined;
    const status = event === 'refund.processed' ? 'done' : 'failed';
    return [{ kind: 'refunded', refund: named?.split('.')[0] ?? null, ref, status }];
  }
  return [];
};
