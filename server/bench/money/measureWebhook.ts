import { createHmac, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { Client } from 'pg';
import type { Bench } from '../Bench';
import { type Comparison, toComparison } from '../load/compareInRounds';
import { median } from '../load/quantile';
import { timeSent } from './timeSent';

const rounds = 5;
const webhooksOfARound = 200;
const secret = 'the-secret-of-a-webhook';

/**
 * @returns milliseconds until a webhook is answered, from its first byte on: checked, stored and with its job; and of a bare insert
 *   of the same into the same table
 */
export const measureWebhook = async (bench: Bench): Promise<Comparison> => {
  const databaseUrl = await bench.createDatabase('webhooks');
  const origin = await bench.startServer(databaseUrl, {
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_live_bench',
    RAZORPAY_KEY_SECRET: 'never-asked-with',
    RAZORPAY_WEBHOOK_SECRET: secret,
  });
  const url = `${origin}/api/webhooks/payments/razorpay`;
  const agent = new Agent({ keepAlive: true });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const round = async () => {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let index = 0; index < webhooksOfARound; index += 1) {
        ours.push(await timeSent(agent, { method: 'POST', url, ...webhook() }));
        theirs.push(await timeInsert(client));
      }
      return { ours: median(ours), theirs: median(theirs) };
    };
    await round();
    const pairs: { ours: number; theirs: number }[] = [];
    for (let index = 0; index < rounds; index += 1) pairs.push(await round());
    return toComparison(pairs);
  } finally {
    agent.destroy();
    await client.end();
  }
};

/** Of a link that this site does not know, so that nothing follows from it. */
const webhook = () => {
  const [reference, payment] = [randomUUID(), `pay_${randomUUID()}`];
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment_link.paid',
    payload: {
      payment_link: { entity: { id: `plink_${reference}`, reference_id: reference, status: 'paid' } },
      payment: { entity: { id: payment, amount: 60_000, method: 'upi', status: 'captured' } },
    },
  });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    'x-razorpay-event-id': `evt_${payment}`,
  };
  return { body, headers };
};

const timeInsert = async (client: Client): Promise<number> => {
  const facts = JSON.stringify([
    { kind: 'captured', checkout: randomUUID(), ref: `pay_${randomUUID()}`, amount: 60_000, method: 'upi' },
  ]);
  const start = performance.now();
  await client.query({
    name: 'bare',
    text: `insert into gateway_events (provider, event_id, facts) values ('bare', $1, $2::jsonb)`,
    values: [randomUUID(), facts],
  });
  return performance.now() - start;
};
