import { randomBytes } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import type { Role } from '@paadam/shared/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { buildApp } from '../../app';
import type { Config } from '../../foundation/config/Config';
import { readConfig } from '../../foundation/config/readConfig';
import type { Database } from '../../foundation/db/openDatabase';
import { tutors, users } from '../../foundation/db/schema';
import type { Mail } from '../../foundation/mail/mail';
import { startSession } from './startSession';
import { TestBrowser } from './TestBrowser';
import { createTestDatabase, type TestDatabase } from './testDatabase';

/** Made cheaply, of a password that is kept nowhere. */
const nobodysPassword = hashSync(crypto.randomUUID(), { memoryCost: 8, timeCost: 1 });

const secretsKey = randomBytes(32).toString('base64');

type NewUser = typeof users.$inferInsert;
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Signed in. */
  browser: TestBrowser;
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  databaseUrl: string;
  /** A new visitor's browser. */
  browser(): TestBrowser;
  /** A verified account, signed in, written straight into the database: registering is tested elsewhere. */
  signedIn(role: Role, user?: Partial<Omit<NewUser, 'id' | 'role'>>): Promise<Person>;
  /** Runs the jobs that are due and gives the mails sent to that address so far, oldest first. */
  mailsTo(address: string): Promise<Mail[]>;
  stop(): Promise<void>;
}

/** Whether the tests' mail server accepts addresses in other scripts. */
export const takesUnicodeMail = { current: true };

/**
 * @param logger where it logs to; absent: nowhere
 * @param own the database to use, which is dropped at the end; absent: a copy of the migrated template
 * @returns the whole app on a database of its own; call `stop` when done. One is enough for a test file.
 */
export const startTestApp = async (
  config: Partial<Config> = {},
  logger?: FastifyBaseLogger,
  own?: TestDatabase,
): Promise<TestApp> => {
  const { database, url, drop } = own ?? (await createTestDatabase());
  const sent: Mail[] = [];
  const app = await buildApp({
    config: { ...readConfig({ DATABASE_URL: url, SECRETS_KEY: secretsKey, LANGUAGES: 'en' }), ...config },
    database,
    mail: {
      send: async (mail) => {
        sent.push(mail);
      },
      close: async () => {},
      takesUnicode: async () => takesUnicodeMail.current,
    },
    ...(logger && { logger }),
  });
  await app.ready();

  const browser = () => new TestBrowser(app);
  return {
    app,
    database,
    databaseUrl: url,
    browser,
    signedIn: async (role, user = {}) => {
      const id = uuidv7();
      const values = {
        id,
        role,
        name: `Some ${role}`,
        email: `${id}@paadam.test`,
        passwordHash: nobodysPassword,
        ...user,
      };
      await database.insert(users).values(values);
      if (role === 'tutor') await database.insert(tutors).values({ id });
      const session = await startSession(database, id, 'test');
      const own = browser();
      const prefix = app.config.publicOrigin.startsWith('https:') ? '__Host-' : '';
      own.cookies.set(`${prefix}paadam_session`, session.cookie).set('token', session.csrfToken);
      return { id, role, name: values.name, email: values.email, browser: own };
    },
    mailsTo: async (address) => {
      await app.jobs.runDue();
      return sent.filter(({ to }) => to === address);
    },
    stop: async () => {
      await app.close();
      await drop();
    },
  };
};
