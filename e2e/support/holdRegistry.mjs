/** Holds the lock of a folder's registry until it is killed, as a release that hangs in the middle of its edit would. */
import { join } from 'node:path';
import { withLock } from '../../scripts/release/registryLock.mjs';

withLock(join(process.argv[2] ?? '', '.registry.json.lock'), () => {
  console.log('held');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
