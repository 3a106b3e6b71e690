import { createHash } from 'node:crypto';
import {
  cpSync,
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

/** Of this checkout's shell and parent portal, which are of the same one. */
export const contracts = {
  lowest: numberIn('shell/contracts.json', /"lowest": (\d+)/),
  highest: numberIn('shell/contracts.json', /"highest": (\d+)/),
};

/** Of what portals share; and the one after it, which the changed copies have. */
export const sharedVersion: string = JSON.parse(read('shared/package.json')).version;
const raisedVersion = sharedVersion.replace(/\.(\d+)\..*/, (_, minor) => `.${Number(minor) + 1}.0`);

/** Changes a text that a file of the copy has exactly once. */
type Edit = (file: string, text: string, instead: string) => void;

/** The shared router gets a name, and the shared version rises as that demands. */
const addName = (edit: Edit): void => {
  edit('shared/package.json', `"version": "${sharedVersion}"`, `"version": "${raisedVersion}"`);
  edit('shared/src/router/index.ts', '  Link,', '  generatePath,\n  Link,');
  edit(
    'shared/exportedNames.json',
    `  "${sharedVersion}": {`,
    `  "${raisedVersion}": { "@paadam/shared/router": ["generatePath"] },\n  "${sharedVersion}": {`,
  );
};

/** The agreement gets a field, which the parent portal gives. */
const addField = (edit: Edit): void => {
  edit('shared/src/portal/RemoteModule.ts', 'saga?: Saga;', 'saga?: Saga;\n  footnote?: string;');
  edit('mf-parent/src/remote.tsx', "name: 'mf-parent',", "name: 'mf-parent', footnote: 'A field more',");
};

const dashboard = 'mf-parent/src/dashboard/DashboardPage.tsx';

/** The dashboard's heading comes from another package. */
const headTheDashboard = (edit: Edit, name: string, from: string, heading: string): void => {
  edit(dashboard, 'import { BookAgain', `import { ${name} } from '${from}';\nimport { BookAgain`);
  edit(dashboard, 'words.welcomeBack({ name: user.name })', heading);
};

interface SkewedVersion {
  workspace: 'shell' | 'mf-parent';
  version: string;
  change: (edit: Edit) => void;
}

const versions = {
  /** Of the next contract; it shows the new field. */
  'shell-next': {
    workspace: 'shell',
    version: '2.0.0',
    change(edit) {
      const { highest } = contracts;
      addName(edit);
      edit('shell/contracts.json', `"highest": ${highest}`, `"highest": ${highest + 1}`);
      edit(
        'shell/src/remotes/RemoteOutlet.tsx',
        '<VersionNotice place={place} />',
        '<VersionNotice place={place} /><p>{(state.remote as { footnote?: string }).footnote}</p>',
      );
    },
  },
  /** From before there were words: it brings none, whatever the document's language, and asks for none of a portal's. */
  'shell-wordless': {
    workspace: 'shell',
    version: '0.9.0',
    change(edit) {
      edit(
        'shell/src/languages/openApp.ts',
        'translatedApps[document.documentElement.lang]?.()',
        'translatedApps.en?.()',
      );
      // Nor does its build for Node, which draws the frame.
      edit(
        'scripts/words/workspaceMessages.mjs',
        "pseudo(texts[key] ?? ''), 'en').code",
        "'', 'en').code && null",
      );
    },
  },
  /** Uses the new name. */
  'parent-name': {
    workspace: 'mf-parent',
    version: '1.1.0',
    change(edit) {
      addName(edit);
      addField(edit);
      headTheDashboard(
        edit,
        'generatePath',
        '@paadam/shared/router',
        "generatePath(':page', { page: 'Newer' })",
      );
    },
  },
  /** Built after the new name came, which it does not use; one page takes a library that the others do without. */
  'parent-rebuilt': {
    workspace: 'mf-parent',
    version: '1.2.0',
    change(edit) {
      addName(edit);
      addField(edit);
      headTheDashboard(edit, 'version', 'react-dom', 'version');
    },
  },
} as const satisfies Record<string, SkewedVersion>;

const change = (folder: string, { workspace, version, change }: SkewedVersion): void => {
  const edit: Edit = (file, text, instead) => {
    const parts = readFileSync(join(folder, file), 'utf8').split(text);
    if (parts.length !== 2) throw new Error(`${file} has "${text}" ${parts.length - 1} times.`);
    writeFileSync(join(folder, file), parts.join(instead));
  };
  change(edit);
  const own = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'));
  writeFileSync(join(folder, workspace, 'package.json'), JSON.stringify({ ...own, version }));
};

/** Makes of a build one whose entry asks for another major version of react-dom, which a page of it takes. */
const needLibrary = (built: string, folder: string): void => {
  cpSync(built, folder, { recursive: true });
  const remote = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const entry = join(folder, remote.entry);
  const parts = readFileSync(entry, 'utf8').split(
    /(?<=requiredVersion:")\^19\.0\.0(?="[^{}]*shareKey:"react-dom")/,
  );
  if (parts.length !== 2) throw new Error(`${entry} asks ${parts.length - 1} times for react-dom.`);
  const text = parts.join('^99.0.0');
  writeFileSync(entry, text);
  remote.integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  remote.shared['react-dom'].requiredVersion = '^99.0.0';
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(remote));
};

/** Of all that the versions are made of. */
const fingerprint = (): string => {
  const hashes = ['shared', 'features', 'shell', 'mf-parent', 'scripts'].flatMap((folder) =>
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
    needLibrary(join(unfinished, 'parent-rebuilt'), join(unfinished, 'parent-library'));
    // Another person may have built them meanwhile.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  });
  for (const old of readdirSync(cache).filter((name) => !name.startsWith('unfinished-'))) {
    if (join(cache, old) !== folder) rmSync(join(cache, old), { recursive: true, force: true });
  }
  return folder;
};
