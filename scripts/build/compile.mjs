import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { root } from '../root.mjs';
import { portals } from '../workspaces.mjs';

const program = fileURLToPath(new URL('./runWebpack.mjs', import.meta.url));

/** More would only wait for memory. */
const processes = Math.min(4, availableParallelism());

/**
 * @typedef {object} Job
 * @property {string} name of the shell or a portal
 * @property {boolean} isEmbed
 * @property {string} [folder] where the files go
 * @property {boolean} [staging]
 *
 * @typedef {{error?: string, warnings?: string}} Outcome
 */

/**
 * Longest first, so that none is left for the end.
 *
 * @param {string[]} names
 * @param {Pick<Job, 'folder' | 'staging'>} options
 * @returns {Job[]}
 */
const jobsFor = (names, options) => [
  ...names.filter((name) => portals.includes(name)).map((name) => ({ ...options, name, isEmbed: true })),
  ...names.map((name) => ({ ...options, name, isEmbed: false })),
];

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
  const title = job.isEmbed ? `the embed of ${job.name}` : job.name;
  if (error) throw new Error(`${title}: ${error}`);
  if (warnings) console.warn(warnings);
  console.log(`Built ${title} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** @param {Job[]} jobs that are left */
const doJobs = async (jobs) => {
  const builder = fork(program, { cwd: root });
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
 * @param {string[]} names
 * @param {object} [options]
 * @param {string} [options.folder] where the files go; default: the place of each one's version in `dist`
 * @param {boolean} [options.staging] of the shell's build
 * @throws where a build fails; what is under way is then finished first
 */
export const compile = async (names, options = {}) => {
  const jobs = jobsFor(names, options);
  const builders = Array.from({ length: Math.min(processes, jobs.length) }, () => doJobs(jobs));
  const failed = (await Promise.allSettled(builders)).find((ended) => ended.status === 'rejected');
  if (failed) throw failed.reason;
};
