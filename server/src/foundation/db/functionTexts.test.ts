import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '../../development/testing/testDatabase';
import { readFunctionTexts } from './functionTexts';

const folder = join(__dirname, 'functions');

/** What the files say, by the function's name. */
const readFiles = (): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [file.replace(/\.sql$/, ''), readFileSync(join(folder, file), 'utf8')]),
  );

it('each function of the migrated database stands in a file, as it is now', async () => {
  const test = await createTestDatabase();
  try {
    const texts = await readFunctionTexts(test.database);
    // `npm run functions` sets it.
    if (process.env.WRITE_FUNCTIONS) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const [name, text] of texts) writeFileSync(join(folder, `${name}.sql`), text);
    }
    expect(texts.size).toBeGreaterThan(20);
    expect(Object.fromEntries(readFiles())).toEqual(Object.fromEntries(texts));
  } finally {
    await test.drop();
  }
});
