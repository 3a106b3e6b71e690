import { parseArgs } from 'node:util';
import { type DeskRight, deskRights } from '@paadam/shared/domain';
import type { Config } from './foundation/config/Config';
import { readConfig } from './foundation/config/readConfig';
import { EmbeddedPostgres } from './foundation/db/embedded/EmbeddedPostgres';
import { migrate } from './foundation/db/migrate';
import { type Database, openDatabase } from './foundation/db/openDatabase';
import { canonicalEmail, isEmail } from './foundation/text/emailAddress';
import {
  addOperator,
  idOfOperator,
  inviteAgain,
  operatorsAtDesk,
  setDisabled,
  setRights,
} from './operations/desk/operators';
import { installQueues } from './queues';

const usage = `npm run operator -- COMMAND

  list
  add EMAIL [--name "Asha Rao"] [--rights ${deskRights.join(',')}]
      without --rights: all of them; prints the link that sets the password
  invite EMAIL            a new link, for a new password and a new app
  rights EMAIL RIGHTS     separated by commas; "none" takes all away
  disable EMAIL, enable EMAIL`;

const readRights = (text: string): DeskRight[] => {
  const asked = text === 'none' ? [] : text.split(',').map((right) => right.trim());
  const unknown = asked.filter((right) => !deskRights.some((known) => known === right));
  if (unknown.length > 0)
    throw new Error(`There are no rights ${unknown.join(', ')}; there are ${deskRights.join(', ')}.`);
  return deskRights.filter((right) => asked.includes(right));
};

/** @returns what to tell the person who asked @throws Error with what is wrong, or how to use it */
const run = async (database: Database, { deskOrigin }: Config, parameters: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args: parameters,
    options: { name: { type: 'string' }, rights: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, typed = '', rights = ''] = positionals;
  const email = canonicalEmail(typed);
  const id = () => idOfOperator(database, email);
  switch (command) {
    case 'list': {
      const lines = (await operatorsAtDesk(database)).map((operator) =>
        [
          operator.email,
          operator.name,
          operator.rights.join(',') || 'no rights',
          ...(operator.disabledAt ? ['disabled'] : []),
          ...(operator.isInvited ? ['invited'] : []),
          ...(operator.isTest ? ['test'] : []),
        ].join('  '),
      );
      return lines.join('\n') || 'There are no operators.';
    }
    case 'add': {
      if (!isEmail(email)) throw new Error(usage);
      const name = values.name ?? email.split('@')[0] ?? email;
      const asked = { name, email, rights: values.rights ? readRights(values.rights) : [...deskRights] };
      return tellLink(await addOperator(database, deskOrigin, asked, null));
    }
    case 'invite':
      return tellLink(await inviteAgain(database, deskOrigin, await id(), null));
    case 'rights':
      await setRights(database, await id(), readRights(rights), null);
      return `${email} has: ${rights}`;
    case 'disable':
    case 'enable':
      await setDisabled(database, await id(), command === 'disable', null);
      return `${email} is ${command}d.`;
    default:
      throw new Error(usage);
  }
};

const tellLink = ({ link, until }: { link: string; until: Date }): string =>
  `Open this link within 72 hours (until ${until.toISOString()}) to set the password. It works once:\n${link}`;

/** Uses the database of a server that runs; where none does, it is started for as long as this takes. */
const withDatabase = async (
  config: Config,
  work: (database: Database) => Promise<string>,
): Promise<string> => {
  const running = config.databaseUrl ?? (await EmbeddedPostgres.urlOfRunning(config.dataDir));
  const own = running ? null : await EmbeddedPostgres.open({ dataDir: config.dataDir });
  try {
    const url = running ?? own?.url ?? '';
    await migrate(url, installQueues);
    const database = openDatabase(url);
    try {
      return await work(database);
    } finally {
      await database.$client.end();
    }
  } finally {
    await own?.close();
  }
};

const config = readConfig(process.env);
withDatabase(config, (database) => run(database, config, process.argv.slice(2))).then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
