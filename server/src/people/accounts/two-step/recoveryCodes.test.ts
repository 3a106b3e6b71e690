import { drawRecoveryCodes, hashRecoveryCode } from './recoveryCodes';

it('are ten, in groups, and no two alike', () => {
  const codes = drawRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

it('are the same however they are typed, and another person’s are not', () => {
  const hash = hashRecoveryCode('asha', 'K7Q0-2MX1-9RTA-HB4C');
  for (const typed of ['k7q0-2mx1-9rta-hb4c', ' K7QO 2MXI 9RTA HB4C', 'k7qo2mxl9rtahb4c']) {
    expect(hashRecoveryCode('asha', typed)).toBe(hash);
  }
  expect(hashRecoveryCode('asha', 'K7Q0-2MX1-9RTA-HB4D')).not.toBe(hash);
  expect(hashRecoveryCode('meera', 'K7Q0-2MX1-9RTA-HB4C')).not.toBe(hash);
});
