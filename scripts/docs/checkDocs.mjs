/**
 * Checks the docs: each relative link and each path of the repository that they name exists, and the README is short.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { isMain } from '../isMain.mjs';
import { root } from '../root.mjs';

/** Lines of the README. */
const longest = 100;

/** What a build, an installation or a start makes, and `messages`, a folder that most workspaces have. */
const made = /^(dist|node_modules|\.data|\.cache|messages)(\/|$)/;

/**
 * @param {string} text Markdown
 * @returns {string[]} the relative targets of its links and pictures, without anchors
 */
export const linksIn = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/**
 * @param {string} text Markdown
 * @param {ReadonlySet<string>} tops the names in the root of the repository
 * @returns {string[]} what stands in backticks and begins with one of these names and a slash
 */
export const pathsIn = (text, tops) =>
  [...text.matchAll(/`([\w@.-]+\/[\w@./-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => tops.has(path.split('/')[0] ?? '') && !made.test(path));

/** Extensions that the docs leave out. */
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.cjs', '.sql', '/index.ts'];

/**
 * @param {string} folder the repository
 * @param {string} file of the docs, relative to it
 * @returns {string[]} what is wrong
 */
export const faultsOf = (folder, file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const tops = new Set(readdirSync(folder));
  const isThere = (/** @type {string} */ path) =>
    endings.some((ending) => existsSync(join(folder, path.replace(/\/$/, '') + ending)));
  const links = linksIn(text)
    .map((target) => normalize(join(dirname(file), target)))
    .filter((target) => !existsSync(join(folder, target)));
  const paths = pathsIn(text, tops).filter((path) => !isThere(path));
  const lines = text.trimEnd().split('\n').length;
  return [
    ...links.map((target) => `${file} links to ${target}, which does not exist`),
    ...paths.map((path) => `${file} names ${path}, which does not exist`),
    ...(file === 'README.md' && lines > longest ? [`README.md has ${lines} lines: at most ${longest}`] : []),
  ];
};

const main = () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));
  const faults = files.flatMap((file) => faultsOf(root, relative('.', file)));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('The docs name what exists.');
};

if (isMain(import.meta.url)) main();
