import { readdir, stat } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { composeMail } from './composeMail';
import { fileTransport, mailFolderOf } from './fileTransport';

let test: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await makeTemporaryFolder(0o700);
  test = await startTestApp({ dataDir, trustProxy: 1 });
});
afterAll(async () => {
  await test.stop();
  await removeDataDir(dataDir);
});

const list = (query = '', changes: object = {}) =>
  test.browser().request({ url: `/api/dev/mail${query}`, headers: { host: 'localhost:3000' }, ...changes });

describe('mail without a mail server', () => {
  it('is empty at first', async () => {
    expect((await list()).json()).toEqual({
      success: true,
      message: 'OK',
      data: [],
      nextCursor: null,
    });
  });

  it('is written to whole files for this account only, and listed newest first', async () => {
    const folder = mailFolderOf(test.app.config);
    const transport = fileTransport(folder, 'Paadam <no-reply@paadam.test>');
    for (const [to, subject] of [
      ['arun@paadam.test', 'First'],
      ['kavya@paadam.test', 'Second'],
      ['arun@paadam.test', 'Third'],
    ] as const) {
      await transport.send(composeMail({ to, subject, paragraphs: ['வணக்கம்'] }));
    }
    const names = await readdir(folder);
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(name).toMatch(/\.eml$/);
      expect((await stat(`${folder}/${name}`)).mode & 0o777).toBe(0o600);
    }
    const subjects = async (query: string) =>
      (await list(query)).json().data.map(({ subject }: { subject: string }) => subject);
    expect(await subjects('')).toEqual(['Third', 'Second', 'First']);
    expect(await subjects('?to=Arun@paadam.test')).toEqual(['Third', 'First']);
    expect((await list()).json().data[0]).toMatchObject({
      to: 'arun@paadam.test',
      text: expect.stringContaining('வணக்கம்'),
    });
  });

  it('comes page by page, and a mail is parsed only where it is shown', async () => {
    const parse = jest.spyOn(PostalMime, 'parse');
    const page = async (query: string) => (await list(query)).json();
    const first = await page('?limit=2');
    const subjects = ({ data }: { data: { subject: string }[] }) => data.map(({ subject }) => subject);
    expect(subjects(first)).toEqual(['Third', 'Second']);
    const second = await page(`?limit=2&cursor=${first.nextCursor}`);
    expect([subjects(second), second.nextCursor]).toEqual([['First'], null]);
    expect(parse).toHaveBeenCalledTimes(3);

    // Who each is for is known by now.
    await page('?to=arun@paadam.test');
    parse.mockClear();
    const own = await page('?to=arun@paadam.test&limit=1');
    expect(subjects(own)).toEqual(['Third']);
    expect(subjects(await page(`?to=arun@paadam.test&limit=1&cursor=${own.nextCursor}`))).toEqual(['First']);
    expect(parse).toHaveBeenCalledTimes(2);
    parse.mockRestore();
  });

  it.each(['limit=0', 'limit=51', 'limit=x'])('refuses ?%s', async (query) => {
    expect((await list(`?${query}`)).statusCode).toBe(400);
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is shown at %s', async (host) => {
    expect((await list('', { headers: { host } })).statusCode).toBe(200);
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy', { headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy that names nobody', { headers: { host: 'localhost:3000', via: '1.1 edge' } }],
    ['a foreign name for this machine', { headers: { host: 'rebound.example' } }],
    [
      'a foreign name that claims to be ours',
      { headers: { host: 'rebound.example', 'x-forwarded-host': 'localhost:3000' } },
    ],
  ])('is not shown to %s', async (_, changes) => {
    expect((await list('', changes)).statusCode).toBe(404);
  });

  it('is not there at all with a mail server', async () => {
    const real = await startTestApp({ smtpUrl: 'smtp://mail.example' });
    try {
      const response = await real.browser().request({ url: '/api/dev/mail', headers: { host: 'localhost' } });
      expect(response.statusCode).toBe(404);
    } finally {
      await real.stop();
    }
  });
});
