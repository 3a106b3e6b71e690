import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { buildApp } from '../../app';
import { publicSiteOrigin as origin, readPage, startPublicSite } from '../../development/testing/publicSite';
import { addTutor, mathematics, physics } from '../../development/testing/scene';
import type { TestApp } from '../../development/testing/testApp';
import { tutorSubjects, tutors, users } from '../../foundation/db/schema';
import { indexTutors } from '../../people/tutors/changes';
import { addressesPerFile } from './sitemap';

let test: TestApp;
beforeAll(async () => {
  test = await startPublicSite();
});
afterAll(() => test.stop());

/** Past the pool, whose statements may not take as long as this. */
const addManyTutors = async (url: string, count: number): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`with people as (
      insert into users (id, role, name, email, password_hash)
        select gen_random_uuid(), 'tutor', 'Tutor', 'many' || n || '@paadam.test', 'none'
        from generate_series(1, ${count}) n returning id),
      taught as (insert into tutors (id, hourly_rate) select id, 500 from people returning id)
      insert into tutor_subjects (tutor_id, subject_id, position) select id, '${mathematics}', 0 from taught`);
  } finally {
    await client.end();
  }
};

describe('search engines', () => {
  it('may go to the public pages, and not where one has to sign in', async () => {
    const { body, type } = await readPage(test, '/robots.txt');
    expect(type).toMatch(/^text\/plain/);
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /tutor$',
      'Disallow: /tutor/',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]);
  });

  const addressesOf = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

  /** A server that has drawn nothing yet. */
  const startFresh = (addressLimits = test.app.config.addressLimits) =>
    buildApp({
      config: { ...test.app.config, addressLimits },
      database: test.database,
      mail: { send: async () => {}, close: async () => {} },
    });
  const readAll = async (app: FastifyInstance) => {
    const index = await app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toMatch(/^application\/xml/);
    const files = addressesOf(index.body);
    const pages: string[][] = [];
    for (const file of files) {
      const { statusCode, body } = await app.inject(file.slice(origin.length));
      expect(statusCode).toBe(200);
      expect(body).toMatch(
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(<url><loc>[^<>"]+<\/loc>(<lastmod>[\dT:.-]+Z<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
      );
      pages.push(addressesOf(body));
    }
    return { index: index.body, files, pages };
  };

  it('are told of the public pages, the subjects and the listed tutors', async () => {
    const listed = await addTutor(test);
    const unlisted = await addTutor(test, { subjects: [] });
    const app = await startFresh();
    const { index, files, pages } = await readAll(app);
    expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n/);
    expect(index).toMatch(
      /<sitemap><loc>[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><\/sitemap>/,
    );
    expect(files).toEqual([`${origin}/sitemap-pages.xml`, `${origin}/sitemap-tutors-1.xml`]);
    const addresses = pages.flat();
    expect(addresses.slice(0, 2)).toEqual([`${origin}/`, `${origin}/tutors`]);
    expect(addresses).toContain(`${origin}/subjects/mathematics`);
    expect(addresses).toContain(`${origin}/tutors/${listed.id}`);
    expect(addresses).not.toContain(`${origin}/tutors/${unlisted.id}`);
    expect(addresses).not.toContain(`${origin}/login`);
    await app.close();
  });

  it('are told when what a tutor’s page says has changed, and not of bookings', async () => {
    const tutor = await addTutor(test, { subjects: [physics] });
    const other = await addTutor(test, { subjects: [physics] });
    const longAgo = new Date('2020-01-02T03:04:05.000Z');
    const datesNow = async () => {
      const app = await startFresh();
      const xml: string[] = [];
      for (const file of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-tutors-1.xml']) {
        xml.push((await app.inject(file)).body);
      }
      await app.close();
      const dateOf = (path: string) =>
        new RegExp(`<loc>${origin}${path}</loc>(?:<lastmod>([^<]+)</lastmod>)?`).exec(xml.join())?.[1];
      return {
        tutor: dateOf(`/tutors/${tutor.id}`),
        other: dateOf(`/tutors/${other.id}`),
        subject: dateOf('/subjects/physics'),
        part: dateOf('/sitemap-tutors-1.xml'),
        home: dateOf('/'),
      };
    };
    const setBack = () => test.database.update(tutors).set({ pageChangedAt: longAgo });
    const back = longAgo.toISOString();
    await setBack();
    await test.database.update(tutors).set({ calendarVersion: 9, lessonsTaught: 3 });
    expect(await datesNow()).toEqual({
      tutor: back,
      other: back,
      subject: back,
      part: back,
      home: undefined,
    });

    for (const changeOne of [
      () => test.database.update(users).set({ name: 'Meera Menon' }).where(eq(users.id, tutor.id)),
      () => test.database.update(tutors).set({ bio: 'Plain algebra.' }).where(eq(tutors.id, tutor.id)),
      () => test.database.update(tutors).set({ ratingCount: 1, ratingSum: 5 }).where(eq(tutors.id, tutor.id)),
      async () => {
        await test.database
          .insert(tutorSubjects)
          .values({ tutorId: tutor.id, subjectId: mathematics, position: 1 });
        await indexTutors(test.database, [tutor.id]);
      },
    ]) {
      await setBack();
      await changeOne();
      const dates = await datesNow();
      expect(dates).toMatchObject({ other: back, home: undefined });
      expect(Date.parse(dates.tutor ?? '')).toBeGreaterThan(longAgo.getTime());
      expect([dates.subject, dates.part]).toEqual([dates.tutor, dates.tutor]);
    }
  });

  it('are given several files, of at most 10,000 addresses each, where there are many tutors', async () => {
    await addManyTutors(test.databaseUrl, addressesPerFile);
    const app = await startFresh();
    const { files, pages } = await readAll(app);
    expect(files).toHaveLength(3);
    for (const part of pages) expect(part.length).toBeLessThanOrEqual(10_000);
    const [{ count } = { count: 0 }] = (
      await test.database.execute<{ count: number }>(
        sql`select count(distinct tutor_id)::int as count from tutor_subjects join tutors on id = tutor_id where hourly_rate is not null`,
      )
    ).rows;
    const addresses = pages.flat();
    expect(new Set(addresses).size).toBe(addresses.length);
    const ofSubjects = addresses.filter((page) => page.startsWith(`${origin}/subjects/`));
    expect(addresses).toHaveLength(count + 2 + ofSubjects.length);
    await app.close();
  }, 60_000);

  it('cost the database one question for all who ask at once, and none for who asks again', async () => {
    const app = await startFresh();
    const asked = jest.spyOn(test.database.$client, 'query');
    const askAll = () => Promise.all(Array.from({ length: 30 }, () => app.inject('/sitemap-tutors-1.xml')));
    const answers = await askAll();
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.length}`)).size).toBe(1);
    // Where the parts begin, and the one part.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    asked.mockClear();
    await askAll();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    await app.close();
  });

  it('find the list again once the database is back', async () => {
    const app = await startFresh();
    const asked = jest.spyOn(test.database.$client, 'query').mockImplementation(() => {
      throw new Error('Connection terminated');
    });
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);
    asked.mockRestore();
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
    await app.close();
  });

  it.each(['-0', '-9', '-1.5', '-x', '-', ''])(
    'find no list of tutors at /sitemap-tutors%s.xml',
    async (part) => {
      expect((await readPage(test, `/sitemap-tutors${part}.xml`)).status).toBe(404);
    },
  );

  it('and whoever opens pages is held to the number of calls, and reads when to go on', async () => {
    const app = await startFresh({ ...test.app.config.addressLimits, calls: 4 });
    const open = (url: string) =>
      app.inject({ url, remoteAddress: '203.0.113.77', headers: { accept: 'text/html' } });
    for (const url of ['/', '/sitemap.xml', '/robots.txt', '/api/subjects']) {
      expect((await open(url)).statusCode).toBe(200);
    }
    const { statusCode, headers, body } = await open('//other.example/tutors');
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(body).toContain('<h1>One moment, please</h1>');
    expect(body).toContain('This page opens again in 15 minutes.');
    // To the same page, whatever its address says.
    expect(body).toContain('<a href="">Try again</a>');
    for (const url of ['/sitemap.xml', '/robots.txt', '/sitemap-pages.xml', '/api/subjects']) {
      const refused = await open(url);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    }
    expect((await open('/preview.png')).statusCode).toBe(200);
    await app.close();
  });
});
