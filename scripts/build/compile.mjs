import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./runWebpack.mjs', import.meta.url));

/** More would only wait for memory. */
const processes = Math.min(4, availableParallelism());

const hasEmbed = (/** @type {string} */ workspace) => existsSync(join(workspace, 'src/embed.ts'));

/**
 * @typedef {object} Job
 * @property {string} workspace folder of the shell or a portal
 * @property {boolean} isEmbed
 * @property {string} folder where the files go; should be empty
 * @property {boolean} [staging]
 *
 * @typedef {{error?: string, warnings?: string}} Outcome
 */

/**
 * What is built of a portal: its files for the shell (`site`), its file for pages elsewhere (`embed`), or both.
 *
 * @typedef {'site' | 'embed'} Part
 */

/**
 * Longest first, so that none is left for the end.
 *
 * @param {Map<string, string>} folders by the workspace's folder, where its files go
 * @param {Pick<Job, 'staging'> & {part?: Part | undefined}} options
 * @returns {Job[]}
 */
const jobsFor = (folders, { part, ...options }) => {
  const jobs = [...folders].map(([workspace, folder]) => ({ ...options, workspace, folder }));
  const embeds = jobs.filter(({ workspace }) => hasEmbed(workspace));
  return [
    ...(part === 'site' ? [] : embeds.map((job) => ({ ...job, isEmbed: true }))),
    ...(part === 'embed' ? [] : jobs.map((job) => ({ ...job, isEmbed: false }))),
  ];
};

/**
 * @param {import('node:child_process').ChildProcess} builder
 * @param {Promise<[Outcome]>} ended
 * @param {Job} job
 */
const doJob = async (builder, ended, job) => {
  const started = performance.now();
  builder.send(job);
  /** @type {Outcome[]} */
  const [{ error, warnings } = {}] = await Promise.race([once(builder, 'message'), ended]);
  const name = basename(job.workspace);
  const title = job.isEmbed ? `the embed of ${name}` : name;
  if (error) throw new Error(`${title}: ${error}`);
  if (warnings) console.warn(warnings);
  console.log(`Built ${title} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** @param {Job[]} jobs that are left */
const doJobs = async (jobs) => {
  const builder = fork(program);
  /** @type {Promise<[Outcome]>} */
  const ended = once(builder, 'exit').then(([code]) => [{ error: `its process ended with ${code}` }]);
  try {
    for (let job = jobs.shift(); job; job = jobs.shift()) await doJob(builder, ended, job);
  } finally {
    // One that failed ends the others' work, too.
    jobs.length = 0;
    builder.kill();
  }
};

/**
 * Builds the shell and portals, a portal also as the one file for pages elsewhere, with as many processes as there are
 * cores.
 *
 * @param {Map<string, string>} folders by the workspace's folder, where its files go, which should be empty
 * @param {object} [options]
 * @param {boolean} [options.staging] of the shell's build
 * @param {Part | undefined} [options.part] default: both
 * @throws where a build fails; what is under way is then finished first
 */
export const compile = async (folders, options = {}) => {
  const jobs = jobsFor(folders, options);
  const builders = Array.from({ length: Math.min(processes, jobs.length) }, () => doJobs(jobs));
  const failed = (await Promise.allSettled(builders)).find((ended) => ended.status === 'rejected');
  if (failed) throw failed.reason;
};
