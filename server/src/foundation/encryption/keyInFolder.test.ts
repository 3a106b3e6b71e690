import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { keyInFolder } from './keyInFolder';

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder(0o700);
});
afterEach(() => removeDataDir(folder));

it('is drawn once, and is for the server’s own account alone', async () => {
  const dataDir = join(folder, 'data');
  const [key, same] = await Promise.all([keyInFolder(dataDir), keyInFolder(dataDir)]);
  expect(key).toHaveLength(32);
  expect(same).toEqual(key);
  expect(await keyInFolder(dataDir)).toEqual(key);
  expect(await readdir(dataDir)).toEqual(['secrets.key']);
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
});

it('is never drawn anew over one that cannot be read', async () => {
  await writeFile(join(folder, 'secrets.key'), 'half a k');
  await expect(keyInFolder(folder)).rejects.toThrow(/secrets\.key holds no key.*SECRETS_KEY/);
});

it('says what to set where nothing can be kept', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(keyInFolder(join(folder, 'file'))).rejects.toThrow(/SECRETS_KEY/);
});
