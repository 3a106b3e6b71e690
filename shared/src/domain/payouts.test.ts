import { destinationFaults, maskDestination, tidyDestination } from './payouts';

const bank = {
  kind: 'bank',
  holder: 'Meera Iyer',
  accountNumber: '0012 3456-7890',
  ifsc: 'hdfc0001234',
} as const;

test('a bank account is taken as people write it', () => {
  expect(destinationFaults(bank)).toEqual({});
  expect(tidyDestination(bank)).toEqual({ ...bank, accountNumber: '001234567890', ifsc: 'HDFC0001234' });
});

test('digits of other scripts are read, and invisible characters are ignored', () => {
  const typed = {
    ...bank,
    holder: 'Meera\tIyer\u202E',
    accountNumber: '००१२ ३४५६-７８９०',
    ifsc: 'ｈｄｆｃ௦௦௦௧௨௩௪',
  };
  expect(destinationFaults(typed)).toEqual({});
  expect(tidyDestination(typed)).toEqual(tidyDestination(bank));
  expect(tidyDestination({ kind: 'upi', upiId: '९८७६५४３２１０@ybl' })).toEqual({
    kind: 'upi',
    upiId: '9876543210@ybl',
  });
});

test.each([
  ['holder', { holder: ' \u200B ' }],
  ['holder', { holder: 'x'.repeat(101) }],
  ['accountNumber', { accountNumber: '12345678' }],
  ['accountNumber', { accountNumber: '1234567890123456789' }],
  ['accountNumber', { accountNumber: '12345678x' }],
  ['ifsc', { ifsc: 'HDFC1001234' }],
  ['ifsc', { ifsc: 'HDF00001234' }],
  ['ifsc', { ifsc: 'HDFC000123' }],
])('%s is refused in %j', (field, change) => {
  expect(Object.keys(destinationFaults({ ...bank, ...change }))).toEqual([field]);
});

test.each(['meera.iyer-1@okhdfcbank', '9876543210@ybl', ' asha_r@upi '])('%s is a UPI id', (upiId) => {
  expect(destinationFaults({ kind: 'upi', upiId })).toEqual({});
});

test.each(['', 'meera', 'meera@', '@upi', 'm@upi', 'meera@example.org', 'me era@upi', 'a@b@upi'])(
  '%j is none',
  (upiId) => {
    expect(destinationFaults({ kind: 'upi', upiId })).toEqual({ upiId: expect.any(String) });
  },
);

test('what is shown does not tell where it goes', () => {
  expect(maskDestination(tidyDestination(bank))).toBe('••••7890, HDFC0001234');
  expect(maskDestination({ kind: 'upi', upiId: 'meera.iyer@okhdfcbank' })).toBe('m•••@okhdfcbank');
});
