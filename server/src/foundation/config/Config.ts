import type { PageLanguage, PaymentProvider, RefundRule } from '@paadam/shared/domain';

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
  /** GRIEVANCE_OFFICER: the officer for complaints, with a contact; null: likewise. */
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
  /** METRICS_TOKEN: who sends it may read the metrics, as this machine may; null: no one else. */
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

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];
