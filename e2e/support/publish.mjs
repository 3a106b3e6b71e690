/**
 * Publishes builds one after the other as a release does, and says for each which version it found and which it left.
 *
 *   node e2e/support/publish.mjs <folder with the registry> <folder of a build> …
 */
import { join } from 'node:path';
import { publish } from '../../scripts/release/publish.mjs';

const [folder = '', ...builds] = process.argv.slice(2);
const target = { registry: join(folder, 'registry.json'), files: folder, baseUrl: '/' };
for (const built of builds) {
  const { row } = publish(built, target);
  console.log(`${row.previous?.version} → ${row.version}`);
}
