import { createTestDatabase } from '../../src/development/testing/testDatabase';
import { holds } from '../findings';
import { shortSizes } from '../shortSizes';
import { TestCluster } from '../TestCluster';
import { moneyOrders } from './moneyOrders';

jest.setTimeout(60_000);

it('has each lesson’s money where it belongs in the end, whatever happens in whichever order', async () => {
  const ground = new TestCluster(async ({ cleanup }) => {
    const { url } = await cleanup.owe(createTestDatabase, (made) => made.drop());
    return url;
  });
  try {
    const { findings, notes } = await moneyOrders(ground, {
      orders: shortSizes.orders,
      seed: Date.now() % 1_000_000,
    });
    const counted = findings.filter(({ kind }) => kind === 'count');
    expect({ missed: counted.filter((finding) => !holds(finding)), notes }).toEqual({ missed: [], notes });
  } finally {
    await ground.cleanup.endAll();
  }
});
