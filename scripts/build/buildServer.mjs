import { isMain } from '../isMain.mjs';
import { root } from '../root.mjs';

/** Bundles our own server code into server/dist/main.mjs; what npm installed stays in node_modules. */
export const buildServer = async () => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['server/src/main.ts'],
    outfile: 'server/dist/main.mjs',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
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
};

if (isMain(import.meta.url)) await buildServer();
