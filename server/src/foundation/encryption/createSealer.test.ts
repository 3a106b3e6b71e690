import { randomBytes } from 'node:crypto';
import { createSealer, keyNameOf } from './createSealer';

const [key, other] = [randomBytes(32), randomBytes(32)];

describe('what is sealed', () => {
  it('is read again in its own place, and looks different each time', () => {
    const { seal, open } = createSealer([key]);
    const sealed = seal('JBSWY3DPEHPK3PXP', 'two-step:1');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(seal('JBSWY3DPEHPK3PXP', 'two-step:1')).not.toBe(sealed);
    expect(open(sealed, 'two-step:1')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('opens in no other place, with no other key, and not once it was changed', () => {
    const { seal, open } = createSealer([key]);
    const sealed = seal('secret', 'two-step:1');
    expect(() => open(sealed, 'two-step:2')).toThrow();
    expect(() => createSealer([other]).open(sealed, 'two-step:1')).toThrow(/SECRETS_KEY/);
    expect(() => createSealer([]).open(sealed, 'two-step:1')).toThrow(/SECRETS_KEY/);
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => open(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'two-step:1')).toThrow();
    expect(() => open(`${keyNameOf(sealed)}.`, 'two-step:1')).toThrow();
  });

  it('still opens while the key is changed, and is sealed with the new one', () => {
    const sealed = createSealer([key]).seal('secret', 'place');
    const changing = createSealer([other, key]);
    expect(changing.open(sealed, 'place')).toBe('secret');
    expect(keyNameOf(changing.seal('secret', 'place'))).toBe(changing.keyNames[0]);
  });

  it('needs a key', () => {
    expect(() => createSealer([]).seal('secret', 'place')).toThrow(/SECRETS_KEY/);
  });
});
