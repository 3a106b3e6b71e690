import closeWithGrace from 'close-with-grace';
import { readConfig } from './foundation/config/readConfig';
import { isFailedStatement, reasonOf } from './foundation/db/databaseError';
import { createLogger } from './operations/plugins/logger';
import { startServer } from './startServer';

/** Milliseconds for everything to end after a signal: requests and jobs first, then PostgreSQL, which may be writing. */
const patience = 40_000;

/** Milliseconds within which a second signal is an echo: npm and tsx pass on what the whole group has got already. */
const echo = 1_000;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Of a failed statement that is its cause: who starts a server has not written the statement. */
const messageOf = (error: unknown): string =>
  isFailedStatement(error)
    ? `The database did not do what the start needs of it: ${reasonOf(error)}`
    : reasonOf(error);

const stopSignals: ('SIGTERM' | 'SIGINT' | 'SIGHUP')[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Stops at the first signal. A later one, from a person who does not want to wait, ends the process at once. */
const onStopSignal = (stop: () => void): void => {
  let stoppedAt: number | null = null;
  const handle = () => {
    if (stoppedAt === null) {
      stoppedAt = Date.now();
      stop();
    } else if (Date.now() - stoppedAt > echo) {
      fail('Stopped at once, at the second signal.');
    }
  };
  for (const signal of stopSignals) process.on(signal, handle);
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'));
  const starting = startServer(config, logger);
  // A signal may come while the server starts: it is stopped once it has started.
  const options = { delay: patience, logger: console, skip: stopSignals };
  const { close } = closeWithGrace(options, async ({ err }) => {
    if (err) logger.fatal({ err }, 'the server stops, after an error that nobody caught');
    await starting.then((server) => server.close()).catch(() => {});
  });
  onStopSignal(close);
  const { greeting } = await starting;
  process.stdout.write(`${greeting}\n`);
};

main().catch((error) => fail(messageOf(error)));
