import { contractNumber } from '@paadam/shared/portal';
import { contractRange } from './contractRange';

test('the shell understands the contract that it is compiled with, and perhaps some before it', () => {
  expect(contractRange.highest).toBe(contractNumber);
  expect(contractRange.lowest).toBeLessThanOrEqual(contractRange.highest);
});
