/**
 * Counts the comments of product source that speak of somebody, nobody, whoever or whom: a sign of a sentence without a subject.
 * Fails above a limit. A comment names who or what acts: a student, the caller, the build.
 *
 *   node scripts/test/checkWording.mjs [--list]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMain } from '../isMain.mjs';
import { root } from '../root.mjs';

/** How many such lines product source may have. */
const limit = 19;

const words = /\b(somebody|nobody|whoever|whom)\b/i;

/** @param {string} line of code @returns {string} its comment, without what stands in backticks; empty where it has none */
export const commentIn = (line) => {
  const whole = /^\s*(?:\/\/|\/?\*)/.test(line) ? line : (/(?:\s\/\/ |\/\*\*? ).*$/.exec(line)?.[0] ?? '');
  return whole.replace(/`[^`]*`/g, '');
};

/** @param {string} text of a file @returns {number[]} the numbers of the lines whose comments have one of the words */
export const linesWith = (text) =>
  text.split('\n').flatMap((line, place) => (words.test(commentIn(line)) ? [place + 1] : []));

/** @param {string} file @returns {boolean} whether it is product source: no test, no trial, nothing that is written by a program */
export const isProduct = (file) =>
  /^(server\/src|shared|features|shell|mf-[\w-]+|desk|scripts)\/.*\.(ts|tsx|mjs|js|cjs)$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|\/messages\//.test(file);

const main = () => {
  const { values } = parseArgs({ options: { list: { type: 'boolean' } } });
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const found = files
    .filter((file) => isProduct(file) && existsSync(`${root}/${file}`))
    .flatMap((file) => linesWith(readFileSync(`${root}/${file}`, 'utf8')).map((line) => `${file}:${line}`));
  if (values.list || found.length > limit) for (const place of found) console.error(place);
  if (found.length > limit) {
    console.error(`${found.length} comments say somebody, nobody, whoever or whom: at most ${limit} may.`);
    process.exitCode = 1;
  } else console.log(`${found.length} of at most ${limit} comments say somebody, nobody, whoever or whom.`);
};

if (isMain(import.meta.url)) main();
