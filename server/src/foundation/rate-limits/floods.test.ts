import { createHmac } from 'node:crypto';
import { testMoney } from '../../development/testing/money';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { pictureAddress } from '../../people/pictures/pictureAddress';

const calls = 3;
const webhookSecret = 'the-secret-of-the-webhooks';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    money: { ...testMoney, razorpay: { keyId: 'rzp_test_x', keySecret: 'key-secret', webhookSecret } },
    addressLimits: { signIns: 9, registrations: 9, contacts: 9, calls },
  });
});
afterAll(() => test.stop());

describe('photos', () => {
  const ask = (remoteAddress: string) =>
    test.browser().request({ url: pictureAddress('a'.repeat(64)), remoteAddress });

  it('are limited to ten times the number of calls of an address', async () => {
    for (let asked = 0; asked < calls * 10; asked += 1)
      expect((await ask('203.0.113.40')).statusCode).toBe(404);
    const { statusCode, headers } = await ask('203.0.113.40');
    expect([statusCode, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await ask('203.0.113.41')).statusCode).toBe(404);
    // Photos do not count as calls, nor calls as photos.
    expect(
      (await test.browser().request({ url: '/api/subjects', remoteAddress: '203.0.113.40' })).statusCode,
    ).toBe(200);
  });
});

describe('webhooks', () => {
  const tell = (remoteAddress: string, payload: string, signature: string, provider = 'razorpay') =>
    test.app.inject({
      method: 'POST',
      url: `/api/webhooks/payments/${provider}`,
      remoteAddress,
      payload,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': `event-${payload.length}-${remoteAddress}`,
      },
    });
  const signed = (payload: string) => createHmac('sha256', webhookSecret).update(payload).digest('hex');
  const event = (number: number) =>
    JSON.stringify({ event: 'order.paid', payload: {}, created_at: 1_790_000_000, pad: 'x'.repeat(number) });

  it('that are signed are accepted in bursts of any size', async () => {
    for (let number = 0; number < calls * 5; number += 1) {
      const payload = event(number);
      expect((await tell('203.0.113.50', payload, signed(payload))).statusCode).toBe(200);
    }
  });

  it('that are not signed are refused unread beyond the number of calls of an address', async () => {
    for (let number = 0; number < calls; number += 1) {
      expect((await tell('203.0.113.51', event(number), 'no signature')).statusCode).toBe(400);
    }
    expect((await tell('203.0.113.51', event(1), 'no signature')).statusCode).toBe(429);
    // The body is larger than allowed, so 429 shows that it was not read.
    expect((await tell('203.0.113.51', 'x'.repeat(300 * 1024), 'no signature')).statusCode).toBe(429);
    const payload = event(40);
    expect((await tell('203.0.113.52', payload, signed(payload))).statusCode).toBe(200);
  });

  it('of an unknown provider count as well', async () => {
    for (let number = 0; number <= calls; number += 1) {
      const { statusCode } = await tell('203.0.113.53', '{}', '', 'nobody');
      expect([404, 429]).toContain(statusCode);
    }
    expect((await tell('203.0.113.53', '{}', '', 'nobody')).statusCode).toBe(429);
  });
});
