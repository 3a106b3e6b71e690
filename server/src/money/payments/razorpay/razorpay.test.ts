import { createHmac } from 'node:crypto';
import { BadSignature } from '../gateway';
import { Razorpay } from './Razorpay';

// The shapes are those of Razorpay's public documentation of payment links, refunds and webhooks.

const keys = { keyId: 'rzp_live_abc', keySecret: 'the secret', webhookSecret: 'the webhook secret' };
const reference = '01936e5a-0000-7000-8000-0000000000c1';

const link = {
  accept_partial: false,
  amount: 60_000,
  amount_paid: 0,
  callback_method: 'get',
  currency: 'INR',
  description: 'A lesson',
  expire_by: 1_795_500_000,
  id: 'plink_ExjpAUN3gVHrPJ',
  notify: { email: false, sms: false },
  payments: null,
  reference_id: reference,
  reminder_enable: false,
  short_url: 'https://rzp.io/i/nxrHnLJ',
  status: 'created',
};
const paidLink = {
  ...link,
  amount_paid: 60_000,
  status: 'paid',
  payments: [
    { amount: '60000', method: 'card', payment_id: 'pay_failed', status: 'failed' },
    {
      amount: '60000',
      created_at: 1_591_097_200,
      method: 'upi',
      payment_id: 'pay_FOGsH8uHkF2FbR',
      status: 'captured',
    },
  ],
};
const refused = {
  error: { code: 'BAD_REQUEST_ERROR', description: 'A payment link with this reference_id exists already.' },
};

/** Answers one after the other. */
const at = (...answers: (object | [number, object] | Error)[]) => {
  const asked: { url: string; method: string; body: unknown; headers: Record<string, string> }[] = [];
  const fetching = async (url: unknown, { method = 'GET', body, headers }: RequestInit = {}) => {
    asked.push({
      url: String(url),
      method,
      body: body ? JSON.parse(String(body)) : undefined,
      headers: headers as Record<string, string>,
    });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('Nothing was to be asked.');
    const [status, content] = Array.isArray(answer) ? answer : [200, answer];
    return new Response(JSON.stringify(content), { status });
  };
  return { gateway: new Razorpay(keys, { fetch: fetching as typeof fetch }), asked };
};

const checkout = {
  id: reference,
  amount: 60_000,
  description: 'A lesson',
  openedAt: new Date(),
  expiresAt: new Date('2099-01-01T00:00:00.500Z'),
  returnUrl: 'https://lessons.example/student/payments/1',
};

const opened = { id: reference, ref: link.id, openedAt: new Date() };
const nameless = { ...opened, ref: null };

describe('opening', () => {
  it('makes a link of that sum for once, with our name and the way back', async () => {
    const { gateway, asked } = at(link);
    expect(await gateway.open(checkout)).toEqual({ ref: link.id, url: link.short_url });
    expect(asked).toEqual([
      {
        url: 'https://api.razorpay.com/v1/payment_links',
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from('rzp_live_abc:the secret').toString('base64')}`,
          'content-type': 'application/json',
        },
        body: expect.objectContaining({
          amount: 60_000,
          currency: 'INR',
          accept_partial: false,
          expire_by: Date.UTC(2099, 0, 1) / 1_000,
          reference_id: reference,
          callback_url: checkout.returnUrl,
          callback_method: 'get',
        }),
      },
    ]);
  });

  it('gives no link less time than the gateway takes', async () => {
    const { gateway, asked } = at(link);
    await gateway.open({ ...checkout, expiresAt: new Date() });
    const least = Math.floor(Date.now() / 1_000) + 15 * 60;
    const { expire_by: end } = Object(asked[0]?.body);
    expect(end).toBeGreaterThan(least);
  });

  it('finds the link that was made before, where its answer was lost', async () => {
    const { gateway, asked } = at([400, refused], { payment_links: [link] });
    expect(await gateway.open(checkout)).toEqual({ ref: link.id, url: link.short_url });
    expect(asked[1]?.url).toBe(`https://api.razorpay.com/v1/payment_links?reference_id=${reference}`);
  });

  it.each<[string, (object | [number, object] | Error)[]]>([
    ['is away', [new Error('away')]],
    ['has another trouble', [[503, {}], { payment_links: [] }]],
  ])('fails where the gateway %s, and says nothing of keys', async (_, answers) => {
    const { gateway } = at(...answers);
    await expect(gateway.open(checkout)).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });
});

describe('asking', () => {
  const fact = {
    kind: 'captured',
    checkout: reference,
    ref: 'pay_FOGsH8uHkF2FbR',
    amount: 60_000,
    method: 'upi',
  };

  it('finds what was captured, and not what failed', async () => {
    expect(await at(paidLink).gateway.find(opened)).toEqual([fact]);
    expect(await at(link).gateway.find(opened)).toEqual([]);
  });

  it.each(['expired', 'cancelled'])(
    'learns that nobody can pay any more at one that is %s',
    async (status) => {
      const facts = await at({ ...link, status }).gateway.find(opened);
      expect(facts).toEqual([{ kind: 'ended', checkout: reference }]);
    },
  );

  it('finds it by our name, where the gateway’s was lost', async () => {
    expect(await at({ payment_links: [link] }, paidLink).gateway.find(nameless)).toEqual([fact]);
    expect(await at({ payment_links: [] }).gateway.find(nameless)).toEqual([]);
  });

  it.each<object | null>([null, [], {}, { ...link, status: 7 }, { ...paidLink, payments: [{}] }])(
    'fails where the answer is odd: %j',
    async (answer) => {
      const { gateway } = at([200, answer as object]);
      await expect(gateway.find(opened)).rejects.toThrow('The gateway’s answer cannot be read.');
    },
  );

  it('cancels, and is content where nobody could pay there anyway', async () => {
    await at(link).gateway.cancel(opened);
    await at([400, refused]).gateway.cancel(opened);
    await expect(at([500, {}]).gateway.cancel(opened)).rejects.toThrow();
  });
});

describe('sending back', () => {
  const refund = {
    id: 'rfnd_FP8QHiV938haTz',
    entity: 'refund',
    amount: 500,
    payment_id: 'pay_1',
    notes: { refund: 'r1' },
  };

  it.each([
    ['pending', 'sent'],
    ['processed', 'done'],
    ['failed', 'failed'],
  ])('that is %s is %s, asked for by our name', async (status, expected) => {
    const { gateway, asked } = at({ count: 0, items: [] }, { ...refund, status }, { ...refund, status });
    const sent = await gateway.refund({ id: 'r1', captureRef: 'pay_1', amount: 500 });
    expect(sent).toEqual({ ref: refund.id, status: expected });
    expect(asked[1]).toMatchObject({
      url: 'https://api.razorpay.com/v1/payments/pay_1/refund',
      headers: { 'X-Refund-Idempotency': 'r1' },
      body: { amount: 500, notes: { refund: 'r1' } },
    });
    expect(await gateway.findRefund(refund.id)).toEqual(sent);
  });

  it('sends nothing while the refunds sent before cannot be read', async () => {
    const { gateway, asked } = at({ count: 1, items: [{ ...refund, status: 'on its way' }] });
    await expect(gateway.refund({ id: 'r1', captureRef: 'pay_1', amount: 500 })).rejects.toThrow(
      'The gateway’s answer cannot be read.',
    );
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it('sends nothing that was sent before, of which the answer was lost', async () => {
    const other = { ...refund, id: 'rfnd_other', notes: [] };
    const { gateway, asked } = at({ count: 2, items: [other, { ...refund, status: 'processed' }] });
    const sent = await gateway.refund({ id: 'r1', captureRef: 'pay_1', amount: 500 });
    expect(sent).toEqual({ ref: refund.id, status: 'done' });
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('a webhook', () => {
  const signed = (content: unknown, secret = keys.webhookSecret) => {
    const raw = Buffer.from(JSON.stringify(content));
    const signature = createHmac('sha256', secret).update(raw).digest('hex');
    return { raw, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' } };
  };
  const { gateway } = at();
  const paid = {
    entity: 'event',
    account_id: 'acc_DKoeHMNpi0nC7k',
    event: 'payment_link.paid',
    contains: ['payment', 'order', 'payment_link'],
    payload: {
      payment_link: { entity: { ...link, status: 'paid' } },
      payment: {
        entity: {
          id: 'pay_FOGsH8uHkF2FbR',
          amount: 60_000,
          method: 'upi',
          status: 'captured',
          vpa: 'somebody@bank',
        },
      },
    },
  };

  it('of a paid link says what was captured, and nothing of who paid', () => {
    const { raw, headers } = signed(paid);
    const read = gateway.readWebhook(raw, headers);
    expect(read).toEqual({
      eventId: 'evt_1',
      facts: [
        { kind: 'captured', checkout: reference, ref: 'pay_FOGsH8uHkF2FbR', amount: 60_000, method: 'upi' },
      ],
    });
  });

  it.each([
    ['refund.processed', 'done'],
    ['refund.failed', 'failed'],
  ])('of %s says that it is %s, by our name', (event, status) => {
    const entity = { id: 'rfnd_1', status: 'processed', notes: { refund: `${reference}.2` } };
    const { raw, headers } = signed({ event, payload: { refund: { entity } } });
    expect(gateway.readWebhook(raw, headers)?.facts).toEqual([
      { kind: 'refunded', refund: reference, ref: 'rfnd_1', status },
    ]);
    const unnamed = signed({ event, payload: { refund: { entity: { ...entity, notes: [] } } } });
    expect(gateway.readWebhook(unnamed.raw, unnamed.headers)?.facts).toMatchObject([{ refund: null }]);
  });

  it.each(['payment_link.expired', 'payment_link.cancelled'])('of %s says that it has ended', (event) => {
    const { raw, headers } = signed({ event, payload: { payment_link: { entity: link } } });
    expect(gateway.readWebhook(raw, headers)?.facts).toEqual([{ kind: 'ended', checkout: reference }]);
  });

  it.each([
    ['created', 'open'],
    ['under_review', 'open'],
    ['action_required', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['closed', 'won'],
  ])('of a dispute that is %s says how it stands', (event, status) => {
    const entity = {
      id: 'disp_Esz7KAitoYM7PJ',
      entity: 'dispute',
      payment_id: 'pay_FOGsH8uHkF2FbR',
      amount: 60_000,
      currency: 'INR',
      amount_deducted: 0,
      reason_code: 'goods_or_services_not_received',
      respond_by: 1_795_500_000,
      status: 'open',
      phase: 'chargeback',
      created_at: 1_795_000_000,
    };
    const { raw, headers } = signed({ event: `payment.dispute.${event}`, payload: { dispute: { entity } } });
    expect(gateway.readWebhook(raw, headers)?.facts).toEqual([
      {
        kind: 'disputed',
        ref: entity.id,
        capture: entity.payment_id,
        amount: 60_000,
        status,
        reason: entity.reason_code,
        respondBy: new Date(1_795_500_000_000).toISOString(),
      },
    ]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a text', 'paid'],
    ['no payload', { event: 'payment_link.paid' }],
    ['a payload that is null', { event: 'payment_link.paid', payload: null }],
    ['no entity', { event: 'payment_link.paid', payload: { payment_link: {}, payment: {} } }],
    [
      'a sum that is text',
      {
        ...paid,
        payload: { ...paid.payload, payment: { entity: { ...paid.payload.payment.entity, amount: 'all' } } },
      },
    ],
    ['a refund without a name', { event: 'refund.processed', payload: { refund: { entity: {} } } }],
    [
      'a dispute without a sum',
      { event: 'payment.dispute.lost', payload: { dispute: { entity: { id: 'd' } } } },
    ],
  ])('that is signed, with %s, cannot be read', (_, content) => {
    const { raw, headers } = signed(content);
    expect(gateway.readWebhook(raw, headers)).toBeNull();
  });

  it('that is signed but no JSON cannot be read', () => {
    const raw = Buffer.from('{"event":');
    const signature = createHmac('sha256', keys.webhookSecret).update(raw).digest('hex');
    expect(gateway.readWebhook(raw, { 'x-razorpay-signature': signature })).toBeNull();
  });

  it.each(['x'.repeat(5_000), ''])('is recognized by its body, if its name is %s', (name) => {
    const { raw, headers } = signed(paid);
    const named = gateway.readWebhook(raw, { ...headers, 'x-razorpay-event-id': name });
    expect(named?.eventId).toBe(headers['x-razorpay-signature']);
  });

  it('of a dispute with an invalid date has no date', () => {
    const entity = { id: 'd', payment_id: 'p', amount: 1, reason_code: '', respond_by: 1e15 };
    const { raw, headers } = signed({ event: 'payment.dispute.lost', payload: { dispute: { entity } } });
    expect(gateway.readWebhook(raw, headers)?.facts).toMatchObject([{ respondBy: null, reason: null }]);
  });

  it('of anything else says nothing: whoever was declined may try again', () => {
    const { raw, headers } = signed({ event: 'payment.failed', payload: paid.payload });
    expect(gateway.readWebhook(raw, headers)?.facts).toEqual([]);
  });

  it('is refused where a byte was changed, the secret is another, or there is no signature', () => {
    const { raw, headers } = signed(paid);
    for (const at of [0, 10, raw.length - 1]) {
      const changed = Buffer.from(raw);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => gateway.readWebhook(changed, headers)).toThrow(BadSignature);
    }
    const other = signed(paid, 'another secret');
    expect(() => gateway.readWebhook(other.raw, other.headers)).toThrow(BadSignature);
    expect(() => gateway.readWebhook(raw, {})).toThrow(BadSignature);
  });
});
