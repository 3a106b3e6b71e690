/**
 * Checks who imports whom: `shell` and `mf-*` import from `shared`, `server` from the contract and the domain alone,
 * and nobody from a portal or the shell. Prints each import that breaks a rule, and fails if there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';

const workspaces = ['shell', 'mf-public', 'mf-tutor', 'mf-student', 'mf-parent', 'shared', 'server', 'e2e'];
const importPattern =
  /\b(?:import|export)\s+(type\s)?(?:[^'";()]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g;

/** The TypeScript files below a folder. */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name));

/** Each rule returns what is wrong with an import, or a falsy value. */
const rules = [
  ({ from, specifier }) => {
    const other = /^@paadam\/([\w-]+)/.exec(specifier)?.[1];
    return other && other !== from && other !== 'shared' && `${from} imports the workspace ${other}`;
  },
  ({ from, target }) =>
    target && !target.startsWith(`${from}/`) && from !== 'e2e' && `the path leaves the workspace ${from}`,
  ({ from, file, target }) => {
    // A feature's screens are compiled into portals, its state is not.
    const folderOf = (path) => /^shared\/src\/([^/]+(?:\/screens(?=\/))?)/.exec(path)?.[1];
    return (
      from === 'shared' &&
      target &&
      folderOf(file) !== folderOf(target) &&
      'another folder of shared is imported by its package name, so that it is one module at run time'
    );
  },
  ({ from, specifier }) =>
    from === 'server' &&
    /^@paadam\/shared\/(?!contract$|domain$)/.test(specifier) &&
    'the server imports from the contract and the domain alone',
  ({ from, file, specifier, typeOnly }) =>
    from !== 'server' &&
    !file.startsWith('shared/src/contract/') &&
    specifier === '@paadam/shared/contract' &&
    !typeOnly &&
    'clients import types alone from the contract, so that no schema gets into their bundles',
  ({ file, specifier }) =>
    /^(react-router|react-router\/dom|react-router-dom-real|@reduxjs\/toolkit-real)$/.test(specifier) &&
    !file.startsWith('shared/src/facades/') &&
    'only the facade imports this package',
];

const findings = workspaces
  .flatMap((workspace) => sourcesIn(join(root, workspace, workspace === 'e2e' ? '.' : 'src')))
  .flatMap((path) => {
    const file = relative(root, path);
    return [...readFileSync(path, 'utf8').matchAll(importPattern)].flatMap(([, type, named, dynamic]) => {
      const specifier = named ?? dynamic;
      const target = specifier.startsWith('.') ? relative(root, join(dirname(path), specifier)) : null;
      const facts = { from: file.split('/')[0], file, specifier, target, typeOnly: Boolean(type) };
      return rules
        .map((rule) => rule(facts))
        .filter(Boolean)
        .map((fault) => `${file}: '${specifier}': ${fault}`);
    });
  });

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log('Imports keep to their boundaries.');
