/**
 * Runs the API tests against Debian's PostgreSQL 15, the oldest that is supported: installs it where it is missing and
 * this is root. Takes Jest's options.
 *
 * Where PostgreSQL 15 cannot be had it says so and ends with 0: the same tests have run on the embedded one.
 */
import { existsSync } from 'node:fs';
import { ensureInstalled } from '../install.mjs';
import { run } from '../run.mjs';
import { runJestTwice, tellUnsteady } from './jestTwice.mjs';

const programs = '/usr/lib/postgresql/15/bin';

const hasPostgres = () => existsSync(`${programs}/initdb`);

/** @returns why PostgreSQL 15 is not here, or null where it is */
const ensurePostgres = () => {
  if (hasPostgres()) return null;
  if (!existsSync('/usr/bin/apt-get')) return `there is none in ${programs}, and no apt-get to install it`;
  if (process.getuid?.() !== 0) {
    return `there is none in ${programs}, and only root can install it (apt-get install postgresql-15)`;
  }
  console.log('Installing PostgreSQL 15…');
  run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql-15'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  return hasPostgres() ? null : 'the package postgresql-15 could not be installed';
};

try {
  ensureInstalled();
  const missing = ensurePostgres();
  if (missing) {
    console.log(`LEFT OUT: the API tests on PostgreSQL 15, since ${missing}.`);
  } else {
    console.log('The API tests, on PostgreSQL 15:');
    const environment = { TEST_POSTGRES_PROGRAMS: programs, DATABASE_URL: '' };
    const { failed, unsteady } = runJestTwice(['--selectProjects', 'server'], process.argv.slice(2), {
      environment,
    });
    tellUnsteady(unsteady);
    if (failed > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
