import { runTool } from '../runTool';

interface Run {
  databaseUrl: string;
  /** Path of the script. */
  script: string;
  constants: Readonly<Record<string, string | number>>;
  clients: number;
  seconds: number;
}

/** @returns how many transactions it made, and how many a second @throws where one fails */
export const runPgbench = async (
  pgbench: string,
  { databaseUrl, script, constants, clients, seconds }: Run,
): Promise<{ transactions: number; perSecond: number }> => {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const output = await runTool(
    pgbench,
    [
      ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script],
      ...Object.entries(constants).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    ],
    {
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: password,
      PGDATABASE: pathname.slice(1),
    },
  );
  return {
    transactions: figure(output, /transactions actually processed: (\d+)/),
    perSecond: figure(output, /tps = ([\d.]+)/),
  };
};

const figure = (output: string, pattern: RegExp): number => {
  const found = pattern.exec(output)?.[1];
  if (found === undefined) throw new Error(`pgbench said something unexpected: ${output}`);
  return Number(found);
};
