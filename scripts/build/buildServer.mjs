import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { isMain } from '../isMain.mjs';
import { root } from '../root.mjs';
import { esbuildWords } from '../words/esbuildWords.mjs';

/**
 * Bundles our own server code into server/dist: the server, and the command for operators; what npm installed stays in node_modules. A server may be started
 * meanwhile, so each file is put there whole.
 */
export const buildServer = async () => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['server/src/main.ts', 'server/src/operator.ts'],
    outdir: 'server/dist',
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      esbuildWords,
      {
        name: 'installed-packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@paadam/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  mkdirSync(`${root}/server/dist`, { recursive: true });
  for (const { path, contents } of outputFiles) {
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, contents);
    renameSync(unfinished, path);
  }
};

// Not waited for here: a module that waits cannot be required, and the bench is CommonJS.
if (isMain(import.meta.url)) void buildServer();
