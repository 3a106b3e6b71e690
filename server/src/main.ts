import closeWithGrace from 'close-with-grace';
import { readConfig } from './config';
import { createLogger } from './plugins/logger';
import { startServer } from './startServer';

/** Milliseconds for everything to end after a signal. */
const patience = 10_000;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'));
  const starting = startServer(config, logger);
  // A signal may come while the server starts: it is stopped once it has started.
  closeWithGrace({ delay: patience, logger: console }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'the server stops, after an error that nobody caught');
    await starting.then((server) => server.close()).catch(() => {});
  });
  const { greeting } = await starting;
  process.stdout.write(`${greeting}\n`);
};

main().catch((error) => fail(messageOf(error)));
