import { resolve } from 'node:path';
import {
  indianStates,
  type PageLanguage,
  type PaymentProvider,
  type RefundRule,
  siteLanguages,
} from '@paadam/shared/domain';
import translated from '../../messages/status.json';
import { rootFolder } from './paths';
import { isGstin } from './text/isGstin';

/** The settings of a server. Each comes from the environment variable that its comment names. */
export interface Config {
  /** PORT; 0: any free one. */
  port: number;
  /** HOST. */
  host: string;
  /** PUBLIC_ORIGIN: what the server calls itself, without a slash at the end. */
  publicOrigin: string;
  /** DATA_DIR, absolute. */
  dataDir: string;
  /** DIST_DIR, absolute: where the builds of the shell and the portals stand. */
  distDir: string;
  /** DATABASE_URL; null: the server runs a PostgreSQL of its own. */
  databaseUrl: string | null;
  /** SMTP_URL; null: mail is written into the data folder. */
  smtpUrl: string | null;
  /** MAIL_FROM. */
  mailFrom: string;
  /** OPERATOR_EMAIL. */
  operatorEmail: string;
  /** OPERATOR_NAME: who runs the site, as the law knows them; null: the pages say that it is not given. */
  operatorName: string | null;
  /** OPERATOR_ADDRESS: the operator's postal address; null: likewise. */
  operatorAddress: string | null;
  /** GRIEVANCE_OFFICER: whom complaints reach, with a contact; null: likewise. */
  grievanceOfficer: string | null;
  /** ALLOWED_ORIGINS: the pages elsewhere that may call the API. */
  allowedOrigins: readonly string[];
  /** REMOTE_ORIGINS: where portals may be loaded from, beside this server. */
  remoteOrigins: readonly string[];
  /** DRAW_PAGES: whether pages arrive as HTML, where the builds can draw them. */
  drawPages: boolean;
  /** STAGING: whether a shell that was built for staging may be served. */
  staging: boolean;
  /** LANGUAGES: those that the site offers, English first; by default those that were whole on public pages at the build. */
  languages: readonly PageLanguage[];
  /** TRUST_PROXY: how many proxies stand before the server. */
  trustProxy: number;
  /** DESK: whether the operators' desk is served at /desk; where it has a port of its own it is there alone. */
  desk: boolean;
  /** DESK_PORT; 0: any free one; null: the desk has no port of its own. */
  deskPort: number | null;
  /** DESK_ORIGIN: what the desk calls itself on that port, without a slash at the end. */
  deskOrigin: string;
  /** SAMPLE_DATA. */
  sampleData: boolean;
  /** LOG_LEVEL, one of pino's; null: warnings at a terminal, else everything. */
  logLevel: LogLevel | null;
  /** METRICS_TOKEN: who sends it may read the metrics, as this machine may; null: nobody else. */
  metricsToken: string | null;
  /** SECRETS_KEY: 32 bytes each, the first of which seals; empty: a key file in the data folder stands in for it. */
  secretsKeys: readonly Buffer[];
  /** OUTGOING_ALLOW: hosts, as "host:port", that may be asked for what people name, wherever they are. */
  outgoingAllow: readonly string[];
  /** HOLIDAYS: days that tutors are offered as days off, in the order given; empty: none. */
  holidays: readonly NamedDay[];
  /** STUN_URLS: what tells browsers their own public addresses; empty: nothing does. */
  stunUrls: readonly string[];
  /** TURN_URL and TURN_SECRET: what relays a call where networks let nothing else through; null: nothing does. */
  turn: { urls: readonly string[]; secret: string } | null;
  /** LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET: what video and audio run on; null: from browser to browser. */
  liveKit: { url: string; key: string; secret: string } | null;
  /** How lessons are paid. */
  money: MoneySettings;
  /** How much one address may do in 15 minutes. */
  addressLimits: AddressLimits;
}

/** A day of one year, "2027-01-15", or of every year, "01-26". */
export interface NamedDay {
  day: string;
  name: string;
}

/**
 * The national holidays of India: those that the yearly list of holidays of its Department of Personnel and Training has on the same day
 * of each year for the whole country.
 */
const nationalHolidays: readonly NamedDay[] = [
  { day: '01-26', name: 'Republic Day' },
  { day: '08-15', name: 'Independence Day' },
  { day: '10-02', name: 'Gandhi Jayanti' },
];

export interface MoneySettings {
  /** PAYMENTS: by which gateway people pay; null: not here. */
  provider: PaymentProvider | null;
  /** RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET; null: people do not pay by it. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string } | null;
  /** STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; null: people do not pay by it. */
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** COMMISSION_PERCENT of the price, with the tax in it. */
  commissionPercent: number;
  /** REFUND_POLICY, from the most hours to the least. */
  refundPolicy: readonly RefundRule[];
  /**
   * SELLER_NAME, SELLER_ADDRESS and SELLER_STATE, as they stand on documents: without them who runs the site does. SELLER_GSTIN,
   * with which the commission is taxed, and SELLER_SAC, the code of the service.
   */
  seller: Seller;
}

export interface Seller {
  name: string | null;
  address: string | null;
  /** One of India's. */
  state: string | null;
  gstin: string | null;
  sac: string | null;
}

export interface AddressLimits {
  /** SIGN_INS_PER_ADDRESS: sign-ins, and requests for a new password. */
  signIns: number;
  /** REGISTRATIONS_PER_ADDRESS. */
  registrations: number;
  /** CONTACTS_PER_ADDRESS: messages of the contact form. */
  contacts: number;
  /** CALLS_PER_ADDRESS. */
  calls: number;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws with a message that names the variable, where one cannot be used */
export const readConfig = (environment: Environment): Config => {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const wholeNumber = (name: string, standard: number, max: number): number => {
    const text = read(name);
    if (text === undefined) return standard;
    if (!/^\d{1,9}$/.test(text) || Number(text) > max) refuse(name, text, `a whole number from 0 to ${max}`);
    return Number(text);
  };

  const url = (name: string, schemes: readonly string[]): string | null => {
    const text = read(name);
    if (text === undefined) return null;
    if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol.slice(0, -1))) {
      // A URL may hold a password, so it is not repeated.
      refuse(
        name,
        undefined,
        `a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      );
    }
    return text;
  };

  const origin = (name: string, text: string): string => {
    const parsed = URL.canParse(text) ? new URL(text) : null;
    const isOrigin = parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
    if (!isOrigin) refuse(name, text, 'an origin such as https://lessons.example');
    return new URL(text).origin;
  };

  const origins = (name: string): string[] =>
    (read(name) ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => origin(name, text));

  const hosts = (name: string): string[] =>
    (read(name) ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => {
        if (!/^([a-z0-9._-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i.test(text)) {
          refuse(name, text, 'hosts with their ports, such as files.intranet.example:443');
        }
        return text.toLowerCase();
      });

  const mailAddress = (name: string, standard: string): string => {
    const text = read(name) ?? standard;
    if (!/^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(text)) refuse(name, text, 'a mail address');
    return text;
  };

  const lineOfText = (name: string): string | null => {
    const text = read(name);
    // The pages show it as it is, in one line.
    if (text !== undefined && !/^[^\p{Cc}\p{Zl}\p{Zp}]{1,300}$/u.test(text)) {
      refuse(name, undefined, 'one line of at most 300 characters');
    }
    return text ?? null;
  };

  const yesOrNo = (name: string, standard: boolean): boolean => {
    const text = read(name);
    if (text !== undefined && !['0', '1'].includes(text)) refuse(name, text, '0 or 1');
    return text === undefined ? standard : text === '1';
  };

  const secret = (name: string, minLength: number): string | null => {
    const text = read(name);
    // It travels in a header, and is not repeated here.
    if (text !== undefined && !(text.length >= minLength && /^[\x21-\x7e]+$/.test(text))) {
      refuse(name, undefined, `at least ${minLength} letters, digits or signs, without spaces`);
    }
    return text ?? null;
  };

  const iceUrls = (name: string, schemes: readonly string[]): string[] =>
    (read(name) ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => {
        const pattern = new RegExp(`^(${schemes.join('|')}):[^\\s/?@]+(\\?transport=(udp|tcp))?$`, 'i');
        if (!pattern.test(text)) refuse(name, text, `addresses such as ${schemes[0]}:media.example:3478`);
        return text;
      });

  /** Settings that are of use together alone. */
  const together = <T extends Record<string, unknown>>(
    settings: T,
  ): { [K in keyof T]: NonNullable<T[K]> } | null => {
    const missing = Object.keys(settings).filter((name) => settings[name] === null);
    if (missing.length === Object.keys(settings).length) return null;
    if (missing[0])
      throw new Error(
        `${missing[0]} must be set where ${Object.keys(settings).find((name) => !missing.includes(name))} is.`,
      );
    return settings as { [K in keyof T]: NonNullable<T[K]> };
  };

  const keys = (name: string): Buffer[] =>
    (read(name) ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => {
        const key = Buffer.from(text, 'base64');
        if (key.length !== 32 || !/^[\w+/-]{43}=?$/.test(text)) {
          // It is not repeated here either.
          refuse(name, undefined, '32 random bytes in base64, as `openssl rand -base64 32` makes them');
        }
        return key;
      });

  const namedDays = (name: string, standard: readonly NamedDay[]): readonly NamedDay[] => {
    const text = read(name);
    if (text === undefined) return standard;
    if (text === 'none') return [];
    return text
      .split(';')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const [, day, words] = /^((?:\d{4}-)?\d\d-\d\d)\s+(\S.*)$/.exec(entry) ?? [];
        // 29 February is a day of every year in which there is one.
        const exists = day && isDay(day.length === 5 ? `2024-${day}` : day);
        if (!exists || !words || words.length > 100) {
          refuse(name, entry, 'days and their names, as "01-26 Republic Day; 2027-01-15 Pongal", or none');
        }
        return { day: day ?? '', name: words ?? '' };
      });
  };

  const languages = (name: string, hasPseudo: boolean): readonly PageLanguage[] => {
    const text = read(name);
    const given = (text ?? '').split(/[\s,]+/).filter(Boolean);
    const known: readonly PageLanguage[] = hasPseudo ? [...siteLanguages, 'qps'] : siteLanguages;
    if (
      text !== undefined &&
      !(given.includes('en') && given.every((one) => known.some((code) => code === one)))
    ) {
      refuse(name, text, 'en, or en with others of ta and hi, such as en,ta,hi');
    }
    const offered = text === undefined ? translated.whole : given;
    return known.filter((code) => code === 'en' || offered.includes(code));
  };

  const logLevel = (name: string): LogLevel | null => {
    const text = read(name);
    const level = logLevels.find((known) => known === text);
    if (text !== undefined && !level) refuse(name, text, `one of ${logLevels.join(', ')}`);
    return level ?? null;
  };

  const refundPolicy = (name: string, standard: string): RefundRule[] => {
    const text = read(name) ?? standard;
    const rules = text.split(/[\s,]+/).map((rule) => {
      const [, hours, percent] = /^(\d{1,4})h:(\d{1,3})$/.exec(rule) ?? [];
      return { hours: Number(hours), percent: Number(percent) };
    });
    const isPolicy = rules.every(
      ({ hours, percent }, index) =>
        hours >= 0 &&
        percent <= 100 &&
        (index === 0 ||
          (hours < (rules[index - 1]?.hours ?? 0) && percent <= (rules[index - 1]?.percent ?? 0))),
    );
    if (!isPolicy) {
      refuse(name, text, 'hours before the lesson and percent, such as 12h:100,0h:50, both falling');
    }
    return rules;
  };

  const gstin = (name: string): string | null => {
    const text = read(name);
    if (text !== undefined && !isGstin(text)) {
      refuse(name, text, 'a GSTIN of 15 signs, such as 33AAAAA0000A1Z9');
    }
    return text ?? null;
  };

  const indianState = (name: string): string | null => {
    const text = read(name);
    const state = indianStates.find((known) => known.name.toLowerCase() === text?.toLowerCase());
    if (text !== undefined && !state)
      refuse(name, text, 'a state or union territory of India, such as Tamil Nadu');
    return state?.name ?? null;
  };

  const sac = (name: string): string | null => {
    const text = read(name);
    if (text !== undefined && !/^99\d{2}(\d{2})?$/.test(text)) {
      refuse(name, text, 'the code of a service, of 4 or 6 digits that begin with 99');
    }
    return text ?? null;
  };

  const seller = (): Seller => {
    const own = together({
      SELLER_NAME: lineOfText('SELLER_NAME'),
      SELLER_ADDRESS: lineOfText('SELLER_ADDRESS'),
      SELLER_STATE: indianState('SELLER_STATE'),
    });
    const tax = together({ SELLER_GSTIN: gstin('SELLER_GSTIN'), SELLER_SAC: sac('SELLER_SAC') });
    if (tax && !own) throw new Error('SELLER_NAME must be set where SELLER_GSTIN is.');
    const code = indianStates.find((known) => known.name === own?.SELLER_STATE)?.code;
    if (tax && !tax.SELLER_GSTIN.startsWith(code ?? '')) {
      refuse('SELLER_GSTIN', tax.SELLER_GSTIN, `one of ${own?.SELLER_STATE}, which begins with ${code}`);
    }
    return {
      name: own?.SELLER_NAME ?? lineOfText('OPERATOR_NAME'),
      address: own?.SELLER_ADDRESS ?? lineOfText('OPERATOR_ADDRESS'),
      state: own?.SELLER_STATE ?? null,
      gstin: tax?.SELLER_GSTIN ?? null,
      sac: tax?.SELLER_SAC ?? null,
    };
  };

  const paymentProvider = (name: string, standard: string, isReal: boolean): PaymentProvider | null => {
    const text = read(name) ?? standard;
    if (text === 'off') return null;
    if (text === 'razorpay' || text === 'stripe') return text;
    if (text !== 'test') return refuse(name, text, 'off, test, razorpay or stripe');
    if (isReal) {
      refuse(name, text, 'off for a site at an https address, since no money moves (or set STAGING=1)');
    }
    return text;
  };

  const port = wholeNumber('PORT', 3000, 65_535);
  const databaseUrl = url('DATABASE_URL', ['postgres', 'postgresql']);
  const publicOrigin = origin('PUBLIC_ORIGIN', read('PUBLIC_ORIGIN') ?? `http://localhost:${port}`);
  const staging = yesOrNo('STAGING', false);
  const isReal = publicOrigin.startsWith('https:') && !staging;
  const sampleData = yesOrNo('SAMPLE_DATA', databaseUrl === null && !isReal);
  if (sampleData && isReal) {
    refuse(
      'SAMPLE_DATA',
      '1',
      '0 for a site at an https address, since everybody knows its passwords (or set STAGING=1)',
    );
  }
  const deskPort = read('DESK_PORT') === undefined ? null : wholeNumber('DESK_PORT', 0, 65_535);
  const turnUrls = iceUrls('TURN_URL', ['turn', 'turns']);
  const turn = together({
    TURN_URL: turnUrls.length > 0 ? turnUrls : null,
    TURN_SECRET: secret('TURN_SECRET', 16),
  });
  const liveKit = together({
    LIVEKIT_URL: url('LIVEKIT_URL', ['wss', 'ws', 'https', 'http']),
    LIVEKIT_KEY: secret('LIVEKIT_KEY', 1),
    LIVEKIT_SECRET: secret('LIVEKIT_SECRET', 16),
  });
  const razorpay = together({
    RAZORPAY_KEY_ID: secret('RAZORPAY_KEY_ID', 8),
    RAZORPAY_KEY_SECRET: secret('RAZORPAY_KEY_SECRET', 8),
    RAZORPAY_WEBHOOK_SECRET: secret('RAZORPAY_WEBHOOK_SECRET', 8),
  });
  const stripe = together({
    STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY', 8),
    STRIPE_WEBHOOK_SECRET: secret('STRIPE_WEBHOOK_SECRET', 8),
  });
  const provider = paymentProvider('PAYMENTS', sampleData ? 'test' : 'off', isReal);
  if (provider === 'razorpay' && !razorpay) {
    throw new Error('RAZORPAY_KEY_ID must be set where PAYMENTS is razorpay.');
  }
  if (provider === 'stripe' && !stripe) {
    throw new Error('STRIPE_SECRET_KEY must be set where PAYMENTS is stripe.');
  }
  return {
    port,
    host: read('HOST') ?? 'localhost',
    publicOrigin,
    dataDir: read('DATA_DIR') ? resolve(read('DATA_DIR') ?? '') : resolve(rootFolder, '.data'),
    distDir: read('DIST_DIR') ? resolve(read('DIST_DIR') ?? '') : resolve(rootFolder, 'dist'),
    databaseUrl,
    smtpUrl: url('SMTP_URL', ['smtp', 'smtps']),
    mailFrom: mailAddress('MAIL_FROM', 'Paadam <no-reply@paadam.test>'),
    operatorEmail: mailAddress('OPERATOR_EMAIL', 'hello@paadam.test'),
    operatorName: lineOfText('OPERATOR_NAME'),
    operatorAddress: lineOfText('OPERATOR_ADDRESS'),
    grievanceOfficer: lineOfText('GRIEVANCE_OFFICER'),
    allowedOrigins: origins('ALLOWED_ORIGINS'),
    remoteOrigins: origins('REMOTE_ORIGINS'),
    drawPages: yesOrNo('DRAW_PAGES', true),
    staging,
    languages: languages('LANGUAGES', !isReal),
    trustProxy: wholeNumber('TRUST_PROXY', 0, 10),
    sampleData,
    desk: yesOrNo('DESK', sampleData) || deskPort !== null,
    deskPort,
    deskOrigin:
      deskPort === null
        ? publicOrigin
        : origin('DESK_ORIGIN', read('DESK_ORIGIN') ?? `http://localhost:${deskPort}`),
    logLevel: logLevel('LOG_LEVEL'),
    metricsToken: secret('METRICS_TOKEN', 16),
    secretsKeys: keys('SECRETS_KEY'),
    outgoingAllow: hosts('OUTGOING_ALLOW'),
    holidays: namedDays('HOLIDAYS', nationalHolidays),
    stunUrls: iceUrls('STUN_URLS', ['stun', 'stuns']),
    turn: turn && { urls: turn.TURN_URL, secret: turn.TURN_SECRET },
    liveKit: liveKit && {
      // As a browser connects to it.
      url: liveKit.LIVEKIT_URL.replace(/^http/, 'ws'),
      key: liveKit.LIVEKIT_KEY,
      secret: liveKit.LIVEKIT_SECRET,
    },
    money: {
      provider,
      razorpay: razorpay && {
        keyId: razorpay.RAZORPAY_KEY_ID,
        keySecret: razorpay.RAZORPAY_KEY_SECRET,
        webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
      },
      stripe: stripe && {
        secretKey: stripe.STRIPE_SECRET_KEY,
        webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      },
      commissionPercent: wholeNumber('COMMISSION_PERCENT', 15, 100),
      refundPolicy: refundPolicy('REFUND_POLICY', '12h:100,0h:50'),
      seller: seller(),
    },
    addressLimits: {
      signIns: wholeNumber('SIGN_INS_PER_ADDRESS', 300, 1_000_000),
      registrations: wholeNumber('REGISTRATIONS_PER_ADDRESS', 100, 1_000_000),
      contacts: wholeNumber('CONTACTS_PER_ADDRESS', 20, 1_000_000),
      calls: wholeNumber('CALLS_PER_ADDRESS', 3_000, 100_000_000),
    },
  };
};

/** A date that no calendar has is read as one that follows. */
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const refuse = (name: string, text: string | undefined, expected: string): never => {
  throw new Error(`${name} must be ${expected}${text === undefined ? '' : `, not "${text}"`}.`);
};
