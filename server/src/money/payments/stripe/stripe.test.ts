import { createHmac } from 'node:crypto';
import { BadSignature, GatewayRefused } from '../gateway';
import { Stripe } from './Stripe';

// The shapes are those of Stripe's public documentation of checkout sessions, refunds, disputes, errors and webhooks.

const keys = { secretKey: 'sk_live_the-secret', webhookSecret: 'whsec_the-webhooks' };
const id = '01936e5a-0000-7000-8000-0000000000c1';
const now = Date.UTC(2026, 10, 23, 6, 0, 0);
const seconds = now / 1_000;

const session = {
  id: 'cs_live_a1Ae6ClgOkjygKwrf9B3L6ITtUuZW4Xx9FivL6DZYoYFdfAefQxsYpJJd3',
  object: 'checkout.session',
  amount_subtotal: 60_000,
  amount_total: 60_000,
  cancel_url: 'https://lessons.example/student/payments/1?closed',
  client_reference_id: id,
  created: seconds,
  currency: 'inr',
  customer_details: null,
  expires_at: seconds + 7_200,
  livemode: true,
  metadata: {},
  mode: 'payment',
  payment_intent: null as string | null,
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  status: 'open',
  url: 'https://checkout.stripe.com/c/pay/cs_live_a1Ae6',
};
const paidSession = {
  ...session,
  customer_details: { email: 'somebody@example.com', name: 'Somebody' },
  payment_intent: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
  payment_status: 'paid',
  status: 'complete',
  url: null,
};
const listOf = (data: object[], has_more = false) => ({ object: 'list', url: '/v1/x', has_more, data });
const keyReused = {
  error: {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same.',
  },
};

/** Answers one after the other. */
const at = (...answers: (object | [number, object] | Error)[]) => {
  const asked: {
    url: string;
    method: string;
    body: Record<string, string>;
    headers: Record<string, string>;
  }[] = [];
  const fetching = async (url: unknown, { method = 'GET', body, headers }: RequestInit = {}) => {
    asked.push({
      url: String(url),
      method,
      body: Object.fromEntries(new URLSearchParams(String(body ?? ''))),
      headers: headers as Record<string, string>,
    });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('Nothing was to be asked.');
    const [status, content] = Array.isArray(answer) ? answer : [200, answer];
    return new Response(JSON.stringify(content), { status: Number(status) });
  };
  return { gateway: new Stripe(keys, { fetch: fetching as typeof fetch, now: () => now }), asked };
};

const checkout = {
  id,
  amount: 60_000,
  description: 'A lesson in Mathematics with Meera & Co',
  openedAt: new Date(now),
  expiresAt: new Date(now + 7_200_500),
  returnUrl: 'https://lessons.example/student/payments/1',
};
const opened = { id, ref: session.id, openedAt: new Date(now) };
const nameless = { ...opened, ref: null };
const captured = {
  kind: 'captured',
  checkout: id,
  ref: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
  amount: 60_000,
  method: 'card',
};

it('knows keys with which no money moves', () => {
  expect(at().gateway.isTest).toBe(false);
  expect(new Stripe({ ...keys, secretKey: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc' }).isTest).toBe(true);
  expect(new Stripe({ ...keys, secretKey: 'rk_test_4eC39HqLyjWDarjtT1zdp7dc' }).isTest).toBe(true);
});

describe('opening', () => {
  it('makes a session of that sum in rupees, once for our name, in one version of its shapes', async () => {
    const { gateway, asked } = at(session);
    expect(await gateway.open(checkout)).toEqual({ ref: session.id, url: session.url });
    expect(asked).toEqual([
      {
        url: 'https://api.stripe.com/v1/checkout/sessions',
        method: 'POST',
        headers: {
          authorization: 'Bearer sk_live_the-secret',
          'stripe-version': expect.stringMatching(/^\d{4}-\d\d-\d\d\.\w+$/),
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': id,
        },
        body: {
          mode: 'payment',
          client_reference_id: id,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'inr',
          'line_items[0][price_data][unit_amount]': '60000',
          'line_items[0][price_data][product_data][name]': checkout.description,
          'payment_method_types[0]': 'card',
          'adaptive_pricing[enabled]': 'false',
          'payment_intent_data[metadata][checkout]': id,
          expires_at: String(seconds + 7_200),
          success_url: checkout.returnUrl,
          cancel_url: `${checkout.returnUrl}?closed`,
        },
      },
    ]);
  });

  it.each([
    ['less', now, 30 * 60],
    ['more', now + 90_000_000, 24 * 3_600 - 120],
  ])('gives no session %s time than the gateway takes', async (_, expiresAt, least) => {
    const { gateway, asked } = at(session);
    await gateway.open({ ...checkout, expiresAt: new Date(expiresAt) });
    const window = Number(asked[0]?.body.expires_at) - seconds;
    expect(window).toBeGreaterThan(least);
    expect(window).toBeLessThan(24 * 3_600);
  });

  it('finds the session that was made before, where its answer was lost, on whichever page it stands', async () => {
    const other = { ...session, id: 'cs_live_other', client_reference_id: 'another' };
    const { gateway, asked } = at([400, keyReused], listOf([other], true), listOf([session]));
    expect(await gateway.open(checkout)).toEqual({ ref: session.id, url: session.url });
    const since = `limit=100&created[gte]=${seconds - 60}`;
    expect(asked.slice(1).map(({ url }) => url)).toEqual([
      `https://api.stripe.com/v1/checkout/sessions?${since}`,
      `https://api.stripe.com/v1/checkout/sessions?${since}&starting_after=cs_live_other`,
    ]);
  });

  it.each<[string, (object | [number, object] | Error)[]]>([
    ['is away', [new Error('away')]],
    ['has another trouble', [[503, {}], listOf([])]],
    ['refuses so small a sum', [[400, { error: { code: 'amount_too_small' } }], listOf([])]],
    ['has no page for it any more', [paidSession]],
  ])('fails where the gateway %s, and says nothing of keys', async (_, answers) => {
    await expect(at(...answers).gateway.open(checkout)).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });
});

describe('asking', () => {
  it('finds what was paid, and not what is open or still on its way', async () => {
    expect(await at(paidSession).gateway.find(opened)).toEqual([captured]);
    expect(await at(session).gateway.find(opened)).toEqual([]);
    expect(await at({ ...paidSession, payment_status: 'unpaid' }).gateway.find(opened)).toEqual([]);
  });

  it('learns that nobody can pay any more', async () => {
    expect(await at({ ...session, status: 'expired', url: null }).gateway.find(opened)).toEqual([
      { kind: 'ended', checkout: id },
    ]);
  });

  it('finds it by our name, where the gateway’s was lost', async () => {
    expect(await at(listOf([paidSession])).gateway.find(nameless)).toEqual([captured]);
    expect(await at(listOf([])).gateway.find(nameless)).toEqual([]);
  });

  it('ends a session, and is content where nobody could pay there anyway', async () => {
    const { gateway, asked } = at({ ...session, status: 'expired' });
    await gateway.cancel(opened);
    expect(asked[0]).toMatchObject({
      url: `https://api.stripe.com/v1/checkout/sessions/${session.id}/expire`,
      method: 'POST',
    });
    await at([400, { error: {} }]).gateway.cancel(opened);
    await at(listOf([])).gateway.cancel(nameless);
    await expect(at([500, {}]).gateway.cancel(opened)).rejects.toThrow(GatewayRefused);
  });
});

describe('sending back', () => {
  const refund = {
    id: 're_1Nispe2eZvKYlo2Cd31jOCgZ',
    object: 'refund',
    amount: 500,
    currency: 'inr',
    metadata: { refund: 'r1' },
    payment_intent: 'pi_1',
    reason: null,
  };

  it.each([
    ['pending', 'sent'],
    ['requires_action', 'sent'],
    ['succeeded', 'done'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('that is %s is %s, asked for by our name', async (status, expected) => {
    const { gateway, asked } = at(listOf([]), { ...refund, status }, { ...refund, status });
    const sent = await gateway.refund({ id: 'r1', captureRef: 'pi_1', amount: 500 });
    expect(sent).toEqual({ ref: refund.id, status: expected });
    expect(asked[1]).toMatchObject({
      url: 'https://api.stripe.com/v1/refunds',
      headers: { 'idempotency-key': 'r1' },
      body: { payment_intent: 'pi_1', amount: '500', 'metadata[refund]': 'r1' },
    });
    expect(await gateway.findRefund(refund.id)).toEqual(sent);
  });

  it('sends nothing that was sent before, also when the gateway has forgotten the key', async () => {
    const { gateway, asked } = at(
      listOf([
        { ...refund, id: 're_other', metadata: {} },
        { ...refund, status: 'succeeded' },
      ]),
    );
    expect(await gateway.refund({ id: 'r1', captureRef: 'pi_1', amount: 500 })).toEqual({
      ref: refund.id,
      status: 'done',
    });
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it.each([
    [400, true],
    [402, true],
    [401, false],
    [409, false],
    [429, false],
    [500, false],
  ])('that is answered with %i is refused for good: %s', async (status, isFinal) => {
    const { gateway } = at(listOf([]), [status, { error: { code: 'charge_disputed' } }]);
    const failure = await gateway
      .refund({ id: 'r1', captureRef: 'pi_1', amount: 500 })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GatewayRefused);
    expect((failure as GatewayRefused).isFinal).toBe(isFinal);
  });
});

describe('a webhook', () => {
  const sign = (raw: Buffer | string, time = seconds, secret = keys.webhookSecret) =>
    createHmac('sha256', secret).update(`${time}.`).update(raw).digest('hex');
  const eventOf = (type: string, object: object) => ({
    id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
    object: 'event',
    api_version: '2025-09-30.clover',
    created: seconds,
    data: { object },
    livemode: true,
    pending_webhooks: 0,
    type,
  });
  const raw = Buffer.from(JSON.stringify(eventOf('checkout.session.completed', paidSession)));
  const { gateway } = at();
  const read = (header: string | undefined, body = raw) =>
    gateway.readWebhook(body, header === undefined ? {} : { 'stripe-signature': header });
  const facts = (type: string, object: object) => {
    const body = Buffer.from(JSON.stringify(eventOf(type, object)));
    return read(`t=${seconds},v1=${sign(body)}`, body)?.facts;
  };

  it('of a session that was paid says so, and nothing of who paid', () => {
    expect(read(`t=${seconds},v1=${sign(raw)},v0=${'0'.repeat(64)}`)).toEqual({
      eventId: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
      facts: [captured],
    });
  });

  it('is signed by any of several, while the secret is being changed', () => {
    const old = sign(raw, seconds, 'whsec_old');
    expect(read(`t=${seconds},v1=${old},v1=${sign(raw)}`)?.facts).toEqual([captured]);
    expect(read(`t=${seconds}, v1=${sign(raw)}, v1=${old}`)?.facts).toEqual([captured]);
  });

  it.each([-300, 300])('may be %i seconds off', (off) => {
    expect(read(`t=${seconds + off},v1=${sign(raw, seconds + off)}`)?.facts).toEqual([captured]);
  });

  it.each<[string, string | undefined]>([
    ['is too old', `t=${seconds - 301},v1=${sign(raw, seconds - 301)}`],
    ['is of the future', `t=${seconds + 301},v1=${sign(raw, seconds + 301)}`],
    ['has the time of another', `t=${seconds},v1=${sign(raw, seconds - 1)}`],
    ['is signed by another', `t=${seconds},v1=${sign(raw, seconds, 'whsec_other')}`],
    ['is signed in the old way alone', `t=${seconds},v0=${sign(raw)}`],
    ['is signed by half', `t=${seconds},v1=${sign(raw).slice(0, 32)}`],
    ['has no time', `v1=${sign(raw)}`],
    ['has no number for a time', `t=x,v1=${sign(raw)}`],
    ['has no signature', `t=${seconds}`],
    ['has an empty header', ''],
    ['has no header', undefined],
  ])('that %s is refused', (_, header) => {
    expect(() => read(header)).toThrow(BadSignature);
  });

  it('of which one byte was changed is refused', () => {
    const header = `t=${seconds},v1=${sign(raw)}`;
    for (const place of [0, 10, raw.length - 1]) {
      const changed = Buffer.from(raw);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => read(header, changed)).toThrow(BadSignature);
    }
  });

  it('of a session says what follows from it', () => {
    expect(facts('checkout.session.async_payment_succeeded', paidSession)).toEqual([captured]);
    expect(facts('checkout.session.completed', { ...paidSession, payment_status: 'unpaid' })).toEqual([]);
    expect(facts('checkout.session.async_payment_failed', { ...session, status: 'complete' })).toEqual([
      { kind: 'ended', checkout: id },
    ]);
    expect(facts('checkout.session.expired', { ...session, status: 'expired' })).toEqual([
      { kind: 'ended', checkout: id },
    ]);
    expect(facts('checkout.session.completed', { ...paidSession, client_reference_id: null })).toEqual([]);
    expect(facts('payment_intent.payment_failed', { id: 'pi_1' })).toEqual([]);
  });

  it.each([
    ['refund.updated', 'succeeded', 'done'],
    ['refund.failed', 'failed', 'failed'],
    ['charge.refund.updated', 'canceled', 'failed'],
  ])('of %s, %s, says that it is %s, by our name', (type, status, expected) => {
    const refund = { id: 're_1', object: 'refund', metadata: { refund: `${id}.2` }, status };
    expect(facts(type, refund)).toEqual([{ kind: 'refunded', refund: id, ref: 're_1', status: expected }]);
    expect(facts(type, { ...refund, metadata: {} })).toMatchObject([{ refund: null }]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['no name', { ...eventOf('checkout.session.completed', paidSession), id: null }],
    ['no data', { id: 'evt_1', type: 'checkout.session.completed' }],
    ['an object that is null', { id: 'evt_1', type: 'charge.dispute.closed', data: { object: null } }],
    ['a session that is a list', eventOf('checkout.session.expired', [])],
    [
      'a refund of an unknown state',
      eventOf('refund.updated', { id: 're_1', status: 'lost', metadata: null }),
    ],
    ['a dispute without a sum', eventOf('charge.dispute.closed', { id: 'du_1', status: 'lost' })],
  ])('that is signed, with %s, cannot be read', (_, content) => {
    const body = Buffer.from(JSON.stringify(content));
    expect(read(`t=${seconds},v1=${sign(body)}`, body)).toBeNull();
  });

  it.each([
    ['charge.dispute.created', 'warning_needs_response', 'open'],
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.updated', 'under_review', 'open'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.closed', 'warning_closed', 'won'],
    ['charge.dispute.closed', 'lost', 'lost'],
  ])('of %s, %s, says that it is %s', (type, status, expected) => {
    const dispute = {
      id: 'du_1MtJUT2eZvKYlo2CNaw2HvEv',
      object: 'dispute',
      amount: 60_000,
      charge: 'ch_1AZtxr2eZvKYlo2CJDX8whov',
      currency: 'inr',
      evidence: { customer_email_address: 'somebody@example.com' },
      evidence_details: { due_by: seconds + 86_400, has_evidence: false, past_due: false },
      payment_intent: captured.ref,
      reason: 'product_not_received',
      status,
    };
    expect(facts(type, dispute)).toEqual([
      {
        kind: 'disputed',
        ref: dispute.id,
        capture: captured.ref,
        amount: 60_000,
        status: expected,
        reason: 'product_not_received',
        respondBy: new Date(now + 86_400_000).toISOString(),
      },
    ]);
    expect(facts(type, { ...dispute, payment_intent: null, evidence_details: { due_by: null } })).toEqual([]);
  });
});
