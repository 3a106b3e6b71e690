import { buildApp } from '../../app';
import { DatabaseLine } from '../../development/testing/DatabaseLine';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { readConfig } from '../../foundation/config/readConfig';
import { openDatabase } from '../../foundation/db/openDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('a server whose database goes away', () => {
  it('lives, says that it is not ready, answers 503, and comes back with it', async () => {
    const line = new DatabaseLine(test.url);
    const database = openDatabase(await line.open());
    const mail = { send: async () => {}, close: async () => {} };
    const app = await buildApp({ config: readConfig({ DATABASE_URL: test.url }), database, mail });
    const ask = async (path: string) => {
      const response = await app.inject(`/api/${path}`);
      return { status: response.statusCode, code: response.json().code };
    };
    const away = { status: 503, code: 'unavailable' };
    const back = { status: 200, code: undefined };

    expect(await ask('health/ready')).toEqual(back);
    await line.cut();
    expect(await ask('health/ready')).toEqual(away);
    expect(await ask('subjects')).toEqual(away);
    expect(await ask('health/live')).toEqual(back);
    await line.open();
    expect(await ask('subjects')).toEqual(back);

    line.hangs = true;
    expect(await ask('subjects')).toEqual(away);
    line.hangs = false;
    expect(await ask('subjects')).toEqual(back);

    await app.close();
    await database.$client.end();
    await line.cut();
  });
});
