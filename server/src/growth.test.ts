import { calls, deskCalls } from '@paadam/shared/contract';
import { growthCalls, unmeasuredCalls } from './development/testing/growth/growthCalls';
import { growthOf, measureGrowth, mostGrowth } from './development/testing/growth/measureGrowth';
import { testMoney } from './development/testing/money';
import { startTestApp } from './development/testing/testApp';
import { createTestDatabase } from './development/testing/testDatabase';

test('every call is measured, or not for a reason', () => {
  const named = [
    ...Object.keys(growthCalls).filter((name) => !name.startsWith('document ')),
    ...Object.values(unmeasuredCalls).flat(),
  ];
  expect(named.sort()).toEqual([...Object.keys(calls), ...Object.keys(deskCalls)].sort());
});

test('no call costs more because the site is larger, or reads a whole table that grows', async () => {
  const test = await startTestApp({ desk: true, money: testMoney }, undefined, await createTestDatabase(3));
  try {
    const rows = await measureGrowth(test, { small: { tutors: 600 }, large: { tutors: 6_000 } });
    expect(rows.filter((row) => growthOf(row) > mostGrowth || row.wholeTables.length > 0)).toEqual([]);
  } finally {
    await test.stop();
  }
}, 300_000);
