import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../paths';
import { readConfig } from './readConfig';

describe('the configuration', () => {
  it('is complete without any variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicOrigin: 'http://localhost:3000',
      dataDir: expect.stringMatching(/\/\.data$/),
      databaseUrl: null,
      smtpUrl: null,
      operatorName: null,
      operatorAddress: null,
      grievanceOfficer: null,
      allowedOrigins: [],
      trustProxy: 0,
      sampleData: true,
      metricsToken: null,
      secretsKeys: [],
      outgoingAllow: [],
      stunUrls: [],
      turn: null,
      liveKit: null,
      money: {
        provider: 'test',
        razorpay: null,
        stripe: null,
        commissionPercent: 15,
        refundPolicy: [
          { hours: 12, percent: 100 },
          { hours: 0, percent: 50 },
        ],
        seller: { name: null, address: null, state: null, gstin: null },
      },
      addressLimits: { signIns: 300, registrations: 100, contacts: 20, calls: 3_000 },
    });
  });

  it('offers languages in the order of the product, English always among them', () => {
    expect(readConfig({ LANGUAGES: 'hi, ta en' }).languages).toEqual(['en', 'ta', 'hi']);
    expect(() => readConfig({ LANGUAGES: 'ta' })).toThrow(/^LANGUAGES must be en/);
    expect(() => readConfig({ LANGUAGES: 'en,fr' })).toThrow(/^LANGUAGES must be en/);
  });

  it('offers all languages that are whole on public pages, unless told', () => {
    const { whole } = JSON.parse(readFileSync(join(rootFolder, 'messages/status.json'), 'utf8'));
    expect(readConfig({}).languages).toEqual(whole);
    expect(readConfig({ LANGUAGES: 'en' }).languages).toEqual(['en']);
  });

  it('offers the language that is none to sites for trying things out alone', () => {
    expect(readConfig({ LANGUAGES: 'en,qps' }).languages).toEqual(['en', 'qps']);
    const real = { PUBLIC_ORIGIN: 'https://lessons.example', LANGUAGES: 'en,qps' };
    expect(() => readConfig(real)).toThrow(/^LANGUAGES must be en/);
    expect(readConfig({ ...real, STAGING: '1' }).languages).toContain('qps');
  });

  it('leaves a database of the operator’s own without sample data unless told', () => {
    const DATABASE_URL = 'postgres://somebody@db.example/paadam';
    expect(readConfig({ DATABASE_URL }).sampleData).toBe(false);
    expect(readConfig({ DATABASE_URL, SAMPLE_DATA: '1' }).sampleData).toBe(true);
  });

  it('has sample lessons paid at the gateway that stands in, and no others unless told', () => {
    const DATABASE_URL = 'postgres://somebody@db.example/paadam';
    expect(readConfig({ DATABASE_URL }).money.provider).toBeNull();
    expect(readConfig({ DATABASE_URL, SAMPLE_DATA: '1' }).money.provider).toBe('test');
    expect(readConfig({ PAYMENTS: 'off' }).money.provider).toBeNull();
  });

  it('keeps a gateway that takes no money from a site at an https address', () => {
    const PUBLIC_ORIGIN = 'https://lessons.example';
    expect(readConfig({ PAYMENTS: 'test' }).money.provider).toBe('test');
    expect(() => readConfig({ PUBLIC_ORIGIN, PAYMENTS: 'test' })).toThrow(
      /^PAYMENTS must be off .*STAGING=1/,
    );
    expect(readConfig({ PUBLIC_ORIGIN, PAYMENTS: 'test', STAGING: '1' }).money.provider).toBe('test');
  });

  it('does not start with half of a gateway', () => {
    const half = { RAZORPAY_KEY_ID: 'rzp_live_abc', RAZORPAY_KEY_SECRET: 'not-to-be-told' };
    expect(() => readConfig(half)).toThrow(
      /^RAZORPAY_WEBHOOK_SECRET must be set where RAZORPAY_KEY_ID is\.$/,
    );
    expect(() => readConfig({ PAYMENTS: 'razorpay' })).toThrow(/^RAZORPAY_KEY_ID must be set/);
    const { money } = readConfig({ ...half, RAZORPAY_WEBHOOK_SECRET: 'another-one', PAYMENTS: 'razorpay' });
    expect(money.razorpay).toEqual({
      keyId: 'rzp_live_abc',
      keySecret: 'not-to-be-told',
      webhookSecret: 'another-one',
    });
  });

  it('does not start with half of the other one either', () => {
    const half = { STRIPE_SECRET_KEY: 'sk_live_not-to-be-told' };
    expect(() => readConfig(half)).toThrow(
      /^STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is\.$/,
    );
    expect(() => readConfig({ PAYMENTS: 'stripe' })).toThrow(/^STRIPE_SECRET_KEY must be set/);
    const { money } = readConfig({ ...half, STRIPE_WEBHOOK_SECRET: 'whsec_another-one', PAYMENTS: 'stripe' });
    expect(money).toMatchObject({
      provider: 'stripe',
      stripe: { secretKey: 'sk_live_not-to-be-told', webhookSecret: 'whsec_another-one' },
    });
    expect(() => readConfig({ PAYMENTS: 'paypal' })).toThrow(
      /^PAYMENTS must be off, test, razorpay or stripe/,
    );
  });

  it('keeps sample people, whose passwords everybody knows, from a site at an https address', () => {
    const PUBLIC_ORIGIN = 'https://lessons.example';
    expect(readConfig({ PUBLIC_ORIGIN }).sampleData).toBe(false);
    expect(() => readConfig({ PUBLIC_ORIGIN, SAMPLE_DATA: '1' })).toThrow(
      /^SAMPLE_DATA must be 0 .*STAGING=1/,
    );
    expect(readConfig({ PUBLIC_ORIGIN, STAGING: '1' }).sampleData).toBe(true);
    expect(readConfig({ PUBLIC_ORIGIN, STAGING: '1', SAMPLE_DATA: '1' }).sampleData).toBe(true);
  });

  it('takes several keys, of which the first one seals', () => {
    const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 255)];
    const SECRETS_KEY = ` ${key.toString('base64')} ${other.toString('base64url')}\n`;
    expect(readConfig({ SECRETS_KEY }).secretsKeys).toEqual([key, other]);
  });

  it('takes several origins', () => {
    const { allowedOrigins } = readConfig({ ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443/' });
    expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
  });

  it('takes what calls of the lesson room run on', () => {
    const secret = 'a-secret-of-some-length';
    const media = readConfig({
      STUN_URLS: 'stun:media.example:3478',
      TURN_URL: 'turn:media.example:3478?transport=udp, turns:media.example:443?transport=tcp',
      TURN_SECRET: secret,
      LIVEKIT_URL: 'https://rooms.example',
      LIVEKIT_KEY: 'key',
      LIVEKIT_SECRET: secret,
    });
    expect(media).toMatchObject({
      stunUrls: ['stun:media.example:3478'],
      turn: {
        urls: ['turn:media.example:3478?transport=udp', 'turns:media.example:443?transport=tcp'],
        secret,
      },
      liveKit: { url: 'wss://rooms.example', key: 'key', secret },
    });
    expect(() => readConfig({ TURN_URL: 'turn:media.example' })).toThrow(/^TURN_SECRET must be set/);
    expect(() => readConfig({ TURN_URL: 'media.example', TURN_SECRET: secret })).toThrow(/^TURN_URL must be/);
    expect(() => readConfig({ LIVEKIT_KEY: 'key' })).toThrow(/^LIVEKIT_URL must be set/);
  });

  it('takes hosts that may be asked wherever they are', () => {
    const { outgoingAllow } = readConfig({ OUTGOING_ALLOW: 'Files.intranet.example:443, [fd00::7]:8080' });
    expect(outgoingAllow).toEqual(['files.intranet.example:443', '[fd00::7]:8080']);
  });

  it('takes the days that tutors are offered as days off: of every year, of one, or none', () => {
    const { holidays } = readConfig({ HOLIDAYS: '02-29 Leap day;2027-01-15  Pongal; ' });
    expect(holidays).toEqual([
      { day: '02-29', name: 'Leap day' },
      { day: '2027-01-15', name: 'Pongal' },
    ]);
    expect(readConfig({ HOLIDAYS: 'none' }).holidays).toEqual([]);
    expect(readConfig({}).holidays.map(({ day }) => day)).toEqual(['01-26', '08-15', '10-02']);
  });

  it('takes who runs the site as it is written, without the spaces around', () => {
    expect(
      readConfig({
        OPERATOR_NAME: ' பாடம் Learning Pvt. Ltd. ',
        OPERATOR_ADDRESS: '12 <North> Masi Street, Madurai 625001, India',
        GRIEVANCE_OFFICER: 'Asha Raman, grievance@lessons.example',
      }),
    ).toMatchObject({
      operatorName: 'பாடம் Learning Pvt. Ltd.',
      operatorAddress: '12 <North> Masi Street, Madurai 625001, India',
      grievanceOfficer: 'Asha Raman, grievance@lessons.example',
    });
  });

  it.each([
    ['PORT', '70000'],
    ['HOLIDAYS', 'Pongal'],
    ['HOLIDAYS', '13-01 Nowhere'],
    ['HOLIDAYS', '2027-02-30 Nowhere'],
    ['OUTGOING_ALLOW', 'files.intranet.example'],
    ['OUTGOING_ALLOW', 'https://files.intranet.example'],
    ['PORT', 'three'],
    ['PUBLIC_ORIGIN', 'https://a.example/home'],
    ['DATABASE_URL', 'mysql://a.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['OPERATOR_EMAIL', 'a b@c'],
    ['OPERATOR_NAME', 'x'.repeat(301)],
    ['OPERATOR_ADDRESS', '12 North Masi Street\nMadurai'],
    ['GRIEVANCE_OFFICER', 'Asha\u2028Raman'],
    ['ALLOWED_ORIGINS', '*'],
    ['REMOTE_ORIGINS', 'cdn.example'],
    ['TRUST_PROXY', 'yes'],
    ['SAMPLE_DATA', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['PAYMENTS', 'cash'],
    ['COMMISSION_PERCENT', '101'],
    ['REFUND_POLICY', '12h'],
    ['REFUND_POLICY', '0h:50,12h:100'],
    ['REFUND_POLICY', '12h:50,0h:100'],
    ['REFUND_POLICY', '12h:101'],
    ['SELLER_GSTIN', '33AAAAA0000'],
    ['SELLER_GSTIN', '33AAAAA0000A1Z8'],
    ['SELLER_STATE', 'Atlantis'],
    ['SELLER_SAC', '12'],
    ['SIGN_INS_PER_ADDRESS', '-1'],
    ['CONTACTS_PER_ADDRESS', '1.5'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'a token with some spaces'],
    ['SECRETS_KEY', 'a word'],
    ['SECRETS_KEY', Buffer.alloc(31).toString('base64')],
    ['SECRETS_KEY', Buffer.alloc(33).toString('base64')],
    ['SECRETS_KEY', `${Buffer.alloc(32).toString('base64')} and-another`],
  ])('names %s where it cannot be %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  it('takes who sells whole or not at all, and else who runs the site', () => {
    const named = {
      SELLER_NAME: 'Paadam Learning',
      SELLER_ADDRESS: '12 North Masi Street',
      SELLER_STATE: 'tamil nadu',
    };
    const taxed = { ...named, SELLER_GSTIN: '33AAAAA0000A1Z9', SELLER_SAC: '999293' };
    expect(readConfig(taxed).money.seller).toEqual({
      name: 'Paadam Learning',
      address: '12 North Masi Street',
      state: 'Tamil Nadu',
      gstin: '33AAAAA0000A1Z9',
      sac: '999293',
    });
    expect(readConfig({ OPERATOR_NAME: 'Asha' }).money.seller).toMatchObject({ name: 'Asha', gstin: null });
    for (const name of ['SELLER_ADDRESS', 'SELLER_STATE', 'SELLER_SAC']) {
      expect(() => readConfig({ ...taxed, [name]: '' })).toThrow(new RegExp(`^${name} must be set where`));
    }
    const { SELLER_GSTIN, SELLER_SAC } = taxed;
    expect(() => readConfig({ SELLER_GSTIN, SELLER_SAC })).toThrow(
      'SELLER_NAME must be set where SELLER_GSTIN is.',
    );
    expect(() => readConfig({ ...taxed, SELLER_STATE: 'Kerala' })).toThrow(
      /^SELLER_GSTIN must be one of Kerala/,
    );
  });

  it('repeats no password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://a:secret@db.example' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
    expect(() => readConfig({ METRICS_TOKEN: 'too short' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('too short') }),
    );
  });
});
