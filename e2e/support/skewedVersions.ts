import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from './checkoutCopy';
import { fileHashes } from './fileHashes';
import { runNode } from './runProcess';
import { withStarted } from './startedThings';

const root = join(__dirname, '../..');
const cache = join(root, '.cache/skew');

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const numberIn = (file: string, pattern: RegExp): number => {
  const number = pattern.exec(read(file))?.[1];
  if (!number) throw new Error(`${file} has no ${pattern}.`);
  return Number(number);
};

/** The contracts of this checkout: those that its shell understands, and the parent portal's. */
export const contracts = {
  lowest: numberIn('shell/contracts.json', /"lowest": (\d+)/),
  highest: numberIn('shell/contracts.json', /"highest": (\d+)/),
  parent: numberIn('mf-parent/remote.json', /"contract": (\d+)/),
};

/** Of what portals share. */
export const sharedVersion: string = JSON.parse(read('shared/package.json')).version;

/** Changes a text that a file of the copy has exactly once. */
type Edit = (file: string, text: string, instead: string) => void;

/** The agreement gets a field, which the shell shows and the parent portal gives. */
const addField = (edit: Edit): void => {
  edit('shared/src/portal/RemoteModule.ts', 'saga?: Saga;', 'saga?: Saga;\n  footnote?: string;');
  edit(
    'shell/src/remotes/RemoteOutlet.tsx',
    '<VersionNotice place={place} />',
    '<VersionNotice place={place} /><p>{state.remote.footnote}</p>',
  );
  edit('mf-parent/src/remote.tsx', "name: 'mf-parent',", "name: 'mf-parent', footnote: 'A field more',");
};

const setParentNumber = (edit: Edit, number: number): void => {
  edit('mf-parent/src/remote.tsx', `contract: ${contracts.parent},`, `contract: ${number},`);
  edit('mf-parent/remote.json', `"contract": ${contracts.parent},`, `"contract": ${number},`);
};

/** The agreement's number is raised, and both sides follow. */
const raiseNumber = (edit: Edit): void => {
  const { highest } = contracts;
  edit('shell/contracts.json', `"highest": ${highest}`, `"highest": ${highest + 1}`);
  edit(
    'shared/src/portal/RemoteModule.ts',
    `contractNumber = ${highest};`,
    `contractNumber = ${highest + 1};`,
  );
  setParentNumber(edit, highest + 1);
};

/** The parent portal is one of before the numbers that shells understand. */
const lowerNumber = (edit: Edit): void => setParentNumber(edit, contracts.lowest - 1);

/** A facade gets a name, which the parent portal uses, and the shared version rises as that demands. */
const addName = (edit: Edit): void => {
  const [major, minor] = sharedVersion.split('.').map(Number);
  const raised = `${major}.${Number(minor) + 1}.0`;
  edit('shared/package.json', `"version": "${sharedVersion}"`, `"version": "${raised}"`);
  edit('shared/src/facades/reactRouterDom.ts', '  Link,', '  generatePath,\n  Link,');
  const page = 'mf-parent/src/dashboard/DashboardPage.tsx';
  edit(page, 'import { BookAgain', "import { generatePath } from 'react-router-dom';\nimport { BookAgain");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one in the page
  edit(page, '`Welcome Back, ${user.name}`', "generatePath(':page', { page: 'Newer' })");
};

/** A page needs another major of a library, which the portal's first chunk does without. */
const raiseLibrary = (edit: Edit): void => {
  edit(
    'webpack.shared.js',
    "'react-dom': { requiredVersion: '^19.0.0' }",
    "'react-dom': { requiredVersion: '^99.0.0' }",
  );
  const page = 'mf-parent/src/dashboard/DashboardPage.tsx';
  edit(page, 'import { BookAgain', "import { version } from 'react-dom';\nimport { BookAgain");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one in the page
  edit(page, '`Welcome Back, ${user.name}`', 'version');
};

interface SkewedVersion {
  workspace: 'shell' | 'mf-parent';
  version: string;
  changes: ((edit: Edit) => void)[];
}

const versions = {
  'shell-next': { workspace: 'shell', version: '2.0.0', changes: [addField, raiseNumber, addName] },
  'parent-old': { workspace: 'mf-parent', version: '0.9.0', changes: [lowerNumber] },
  'parent-field': { workspace: 'mf-parent', version: '1.1.0', changes: [addField] },
  'parent-number': { workspace: 'mf-parent', version: '1.2.0', changes: [raiseNumber] },
  'parent-name': { workspace: 'mf-parent', version: '1.3.0', changes: [addName] },
  'parent-library': { workspace: 'mf-parent', version: '1.4.0', changes: [raiseLibrary] },
  'parent-next': { workspace: 'mf-parent', version: '2.0.0', changes: [addField, raiseNumber, addName] },
} as const satisfies Record<string, SkewedVersion>;

const change = (folder: string, { workspace, version, changes }: SkewedVersion): void => {
  const edit: Edit = (file, text, instead) => {
    const parts = readFileSync(join(folder, file), 'utf8').split(text);
    if (parts.length !== 2) throw new Error(`${file} has "${text}" ${parts.length - 1} times.`);
    writeFileSync(join(folder, file), parts.join(instead));
  };
  for (const make of changes) make(edit);
  const own = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'));
  writeFileSync(join(folder, workspace, 'package.json'), JSON.stringify({ ...own, version }));
};

/** Of all that the versions are made of. */
const fingerprint = (): string => {
  const hashes = ['shared', 'shell', 'mf-parent', 'scripts'].flatMap((folder) =>
    Object.entries(fileHashes(join(root, folder))).filter(([file]) => !/\.test\.tsx?$/.test(file)),
  );
  const hash = createHash('sha256').update(JSON.stringify(hashes));
  const own = ['skewedVersions.ts', 'checkoutCopy.ts', 'buildCopies.mjs'].map(
    (name) => `e2e/support/${name}`,
  );
  for (const file of ['webpack.shared.js', 'package-lock.json', ...own]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * Builds shells and parent portals that really differ from those of this checkout, unless that is done already.
 *
 * @returns the folder that has a folder for each of them
 */
export const buildSkewedVersions = async (): Promise<string> => {
  const folder = join(cache, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  await withStarted(async (started) => {
    const unfinished = mkdtempSync(join(cache, 'unfinished-'));
    started.push(() => rmSync(unfinished, { recursive: true, force: true }));
    const builds = Object.entries(versions).flatMap(([name, version]) => {
      const checkout = copyCheckout('shell', 'mf-parent');
      started.push(() => rmSync(checkout, { recursive: true }));
      change(checkout, version);
      return [join(checkout, version.workspace, 'webpack.config.js'), join(unfinished, name)];
    });
    const { code, output } = await runNode([join(__dirname, 'buildCopies.mjs'), ...builds]);
    if (code !== 0) throw new Error(`The versions could not be built:\n${output}`);
    // Somebody else may have built them meanwhile.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  });
  for (const old of readdirSync(cache).filter((name) => !name.startsWith('unfinished-'))) {
    if (join(cache, old) !== folder) rmSync(join(cache, old), { recursive: true, force: true });
  }
  return folder;
};
