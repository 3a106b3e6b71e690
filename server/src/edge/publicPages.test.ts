import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calls, type RegistryRow } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import sharp from 'sharp';
import { buildApp } from '../app';
import { readConfig } from '../config/readConfig';
import { openDatabase } from '../db/openDatabase';
import { subjects, tutorSubjects, tutors, users } from '../db/schema';
import { registryRow } from '../testing/registryRow';
import { addTutor, mathematics, physics } from '../testing/scene';
import { problemsOf } from '../testing/schemaOrg';
import { makeTemporaryFolder, removeDataDir } from '../testing/temporaryFolder';
import { type Person, startTestApp, type TestApp } from '../testing/testApp';
import { indexTutors } from '../tutors/changes';
import { addressesPerFile } from './sitemap';

const origin = 'https://lessons.example';
const shell = { baseUrl: '/shell/1.0.0/', scripts: [], preload: [], fonts: [], icon: null };
type Routes = Parameters<typeof registryRow>[0]['routes'] & object;
const publicRoutes: Routes = [
  { path: '/' },
  { path: '/tutors', title: 'Our "best" <tutors>', description: 'Maths & more' },
  { path: '/login', title: 'Welcome Back' },
];
const tutorRoutes: Routes = [
  { path: '/tutor', roles: ['tutor'] },
  { path: '/tutor/bookings/:id', roles: ['tutor'] },
];
const tutorPage = { path: '/tutors/:tutorId', title: 'A tutor', description: 'A tutor of Paadam' };
const subjectPage = { path: '/subjects/:slug', title: 'A subject', description: 'A subject of Paadam' };

const withHome = (row: RegistryRow): RegistryRow => ({
  ...row,
  remote: { ...row.remote, nav: [{ label: 'Home', path: '/', for: 'everyone', order: 0 }] },
});

let folder: string;
let test: TestApp;
/** The site before it has tutors' pages. */
let before: TestApp;
beforeAll(async () => {
  folder = await makeTemporaryFolder(0o700);
  const release = async (name: string, routes: Routes) => {
    const files = {
      'shell.json': shell,
      'registry.json': {
        remotes: {
          'mf-public': withHome(registryRow({ name: 'mf-public', routes })),
          'mf-tutor': registryRow({ name: 'mf-tutor', basePath: '/tutor', routes: tutorRoutes }),
        },
      },
    };
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, name, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(content));
    }
    return { distDir: join(folder, name), publicOrigin: origin };
  };
  test = await startTestApp(await release('with', [...publicRoutes, subjectPage, tutorPage]));
  before = await startTestApp(await release('without', publicRoutes));
});
afterAll(async () => {
  await Promise.all([test.stop(), before.stop()]);
  await removeDataDir(folder);
});

const read = async (url: string, app = test) => {
  const { statusCode, body, headers } = await app.browser().request({ url });
  const tags = Object.fromEntries(
    [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  return {
    status: statusCode,
    type: headers['content-type'],
    body,
    title: /<title>(.*?)<\/title>/s.exec(body)?.[1],
    data: [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
    tags,
  };
};

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

const change = async (
  { id }: Person,
  tutor: Partial<typeof tutors.$inferInsert>,
  user: Partial<typeof users.$inferInsert> = {},
) => {
  await test.database
    .update(tutors)
    .set({ hourlyRate: 500, ...tutor })
    .where(eq(tutors.id, id));
  await test.database
    .update(users)
    .set({ profileUrl: null, ...user })
    .where(eq(users.id, id));
};

describe('a public page', () => {
  it('is called what its portal says, and can be previewed', async () => {
    const { status, title, canonical, tags } = await read('/tutors/?from=mail');
    expect({ status, title, canonical }).toEqual({
      status: 200,
      title: 'Our &quot;best&quot; &lt;tutors&gt; · Paadam',
      canonical: `${origin}/tutors`,
    });
    expect(tags).toMatchObject({
      description: 'Maths &amp; more',
      'og:site_name': 'Paadam',
      'og:type': 'website',
      'og:title': 'Our &quot;best&quot; &lt;tutors&gt; · Paadam',
      'og:description': 'Maths &amp; more',
      'og:url': `${origin}/tutors`,
      'og:image': `${origin}/preview.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Paadam · One-on-one lessons with tutors you choose',
      'twitter:card': 'summary_large_image',
    });
    expect(tags).not.toHaveProperty('robots');
  });

  it('is not listed as what somebody was looking for, and can be previewed as that', async () => {
    const { canonical, tags } = await read('/tutors?utm_source=post&q=algebra');
    expect([canonical, tags.robots, tags['og:url']]).toEqual([
      undefined,
      'noindex, follow',
      `${origin}/tutors?q=algebra`,
    ]);
  });

  it('says what the site is, and how it is searched', async () => {
    const { data } = await read('/');
    expect(data).toHaveLength(1);
    expect(problemsOf(data[0])).toEqual([]);
    const [organization, site] = data[0]['@graph'];
    expect(organization).toMatchObject({ '@type': 'Organization', url: `${origin}/` });
    expect((await read(organization.logo.slice(origin.length))).type).toBe('image/png');
    expect(site.potentialAction.target.urlTemplate).toBe(`${origin}/tutors?q={search_term_string}`);
    for (const path of ['/tutors', '/tutor', '/nowhere', '/?from=mail']) {
      expect((await read(path)).data).toHaveLength(path.startsWith('/?') ? 1 : 0);
    }
  });

  it('has the texts of the site where its portal says nothing', async () => {
    const { title, canonical } = await read('/');
    expect([title, canonical]).toEqual(['Paadam · One-on-one lessons with tutors you choose', `${origin}/`]);
  });

  it('has a picture', async () => {
    const { status, type } = await read('/preview.png');
    expect([status, type]).toEqual([200, 'image/png']);
  });
});

describe('a page that is not for everyone', () => {
  it.each([
    ['/tutor', 200],
    ['/tutor/bookings/1', 200],
    ['/nowhere', 404],
  ])('%s is not found by search engines', async (url, expected) => {
    const { status, canonical, tags } = await read(url);
    expect([status, canonical, tags.robots, tags['og:url']]).toEqual([
      expected,
      undefined,
      'noindex',
      undefined,
    ]);
  });
});

describe('a tutor’s page', () => {
  it('tells of the tutor', async () => {
    const tutor = await addTutor(test, {
      name: 'Meera Nair',
      hourlyRate: 123_456,
      subjects: [mathematics, physics],
    });
    const bio = `I make algebra plain, one step at a time. ${'And then some more. '.repeat(20)}`;
    await change(
      tutor,
      { hourlyRate: 1_500, bio, ratingSum: 24, ratingCount: 5 },
      { profileUrl: `/pictures/${'0a'.repeat(32)}.webp` },
    );
    const { status, title, canonical, tags, data } = await read(`/tutors/${tutor.id}`);
    expect([status, title, canonical]).toEqual([
      200,
      'Meera Nair, tutor of Mathematics and Physics · Paadam',
      `${origin}/tutors/${tutor.id}`,
    ]);
    expect(tags['og:description']).toMatch(
      /^₹1,500 an hour, rated 4\.8 of 5 by 5 students\. I make algebra plain, one step at a time\. .* \w+…$/,
    );
    expect(tags['og:description']?.length).toBeLessThanOrEqual(160);
    expect(tags).toMatchObject({
      'og:type': 'profile',
      'og:image:type': 'image/jpeg',
      'og:image:alt': 'Meera Nair, tutor of Mathematics and Physics. ₹1,500 an hour · rated 4.8 of 5',
      'twitter:card': 'summary_large_image',
    });
    expect(data).toHaveLength(1);
    expect(problemsOf(data[0])).toEqual([]);
    const [person, lessons, way] = data[0]['@graph'];
    expect(person).toMatchObject({
      '@type': 'Person',
      name: 'Meera Nair',
      description: bio,
      url: canonical,
      image: `${origin}/pictures/${'0a'.repeat(32)}.webp`,
      knowsAbout: ['Mathematics', 'Physics'],
    });
    expect(lessons).toMatchObject({
      '@type': 'Service',
      provider: { '@id': person['@id'] },
      offers: { price: 1_500, priceCurrency: 'INR' },
      aggregateRating: { ratingValue: '4.8', ratingCount: 5 },
    });
    expect(way.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
      ['Home', `${origin}/`],
      ['Our "best" <tutors>', `${origin}/tutors`],
      ['Meera Nair', canonical],
    ]);
  });

  it('names no rating where nobody has rated the tutor', async () => {
    const tutor = await addTutor(test);
    const { data } = await read(`/tutors/${tutor.id}`);
    expect(problemsOf(data[0])).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('AggregateRating');
  });

  it('runs nothing that the tutor wrote', async () => {
    const hostile = '</title><script>alert(1)</script>"><img src=x onerror=alert(2)>';
    const tutor = await addTutor(test, { name: hostile });
    await change(tutor, { bio: hostile }, { profileUrl: 'javascript:alert(3)' });
    const { body, tags, title, data } = await read(`/tutors/${tutor.id}`);
    expect(body).not.toMatch(/<script>|<img|javascript:/);
    expect(problemsOf(data[0])).toEqual([]);
    expect(data[0]['@graph'][0]).toMatchObject({ name: hostile, description: hostile });
    expect(title).toContain('&lt;/title&gt;&lt;script&gt;');
    expect(tags['og:image']).toMatch(/^https:\/\/lessons\.example\/previews\/[0-9a-f-]+\.jpg$/);
  });

  it('has a picture for previews, at a new address once anything on it has changed', async () => {
    const tutor = await addTutor(test, { name: 'Meera Nair' });
    const pathNow = async () => {
      const { tags } = await read(`/tutors/${tutor.id}`);
      return String(tags['og:image']).slice(origin.length);
    };
    const open = (url: string) => test.browser().request({ url });
    const first = await pathNow();
    const { statusCode, headers, rawPayload } = await open(first);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });

    const paths = [first];
    for (const changes of [
      { user: { name: 'Meera Menon' } },
      { tutor: { hourlyRate: 700 } },
      { tutor: { ratingSum: 5, ratingCount: 1 } },
      { user: { profileUrl: `/pictures/${'0b'.repeat(32)}.webp` } },
    ]) {
      await change(tutor, changes.tutor ?? {}, changes.user ?? {});
      paths.push(await pathNow());
    }
    expect(new Set(paths).size).toBe(paths.length);
    const former = await open(first);
    expect([former.statusCode, former.headers.location]).toEqual([302, paths.at(-1)]);
    expect((await open(String(paths.at(-1)))).statusCode).toBe(200);
  });

  it('has the picture of the site where there are no letters for the name', async () => {
    const tutor = await addTutor(test, { name: '李雷' });
    const { tags } = await read(`/tutors/${tutor.id}`);
    expect(tags['og:image']).toBe(`${origin}/preview.png`);
    const { statusCode, headers } = await test
      .browser()
      .request({ url: `/previews/${tutor.id}-0123456789abcdef.jpg` });
    expect([statusCode, headers.location]).toEqual([302, '/preview.png']);
  });

  it('has no picture for previews where nobody is led to it', async () => {
    const unlisted = await addTutor(test, { subjects: [] });
    const student = await test.signedIn('student');
    for (const id of [unlisted.id, student.id, '01936e5a-0000-7000-8000-00000000ffff']) {
      expect((await read(`/previews/${id}-0123456789abcdef.jpg`)).status).toBe(404);
    }
  });

  it('is there for a tutor who is not listed, as the profile is, and not found by search engines', async () => {
    const withoutRate = await addTutor(test, { name: 'Meera Nair', hourlyRate: null });
    const withoutSubject = await addTutor(test, { name: 'Meera Nair', subjects: [] });
    await change(withoutRate, { hourlyRate: null, bio: 'I make algebra plain.' });
    await change(withoutSubject, { hourlyRate: 400, ratingSum: 5, ratingCount: 1 });
    for (const [{ id }, title, description] of [
      [withoutRate, 'Meera Nair, tutor of Mathematics', 'I make algebra plain.'],
      [withoutSubject, 'Meera Nair, tutor', '₹400 an hour, rated 5.0 of 5 by 1 student.'],
      [await test.signedIn('tutor', { name: 'Meera Nair' }), 'Meera Nair, tutor', 'A tutor of Paadam'],
    ] as const) {
      expect((await test.browser().call(calls.profile, { params: { id } })).status).toBe(200);
      const { status, canonical, tags, data, ...page } = await read(`/tutors/${id}`);
      expect([status, page.title, canonical, data]).toEqual([200, `${title} · Paadam`, undefined, []]);
      expect(tags).toMatchObject({ description, robots: 'noindex' });
      expect(tags).not.toHaveProperty('og:url');
    }
  });

  it('is missing for who is no tutor', async () => {
    const student = await test.signedIn('student');
    for (const id of [student.id, '1', '%00', 'x'.repeat(300)]) {
      const { status, title, tags } = await read(`/tutors/${id}`);
      expect({ id, status, title, robots: tags.robots }).toEqual({
        id,
        status: 404,
        title: 'Page not found · Paadam',
        robots: 'noindex',
      });
    }
  });

  it('is missing until a portal has it', async () => {
    const tutor = await addTutor(before);
    expect((await read(`/tutors/${tutor.id}`, before)).status).toBe(404);
    expect((await read('/sitemap.xml', before)).body).not.toContain('/sitemap-tutors-');
    expect((await read('/sitemap-tutors-1.xml', before)).status).toBe(404);
  });

  it('comes with general texts while the database is away', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/none');
    const app = await buildApp({
      config: { ...readConfig({ LANGUAGES: 'en' }), distDir: test.app.config.distDir, publicOrigin: origin },
      database: away,
      mail: { send: async () => {}, close: async () => {} },
    });
    const { statusCode, body } = await app.inject('/tutors/01936e5a-0000-7000-8000-000000000001');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>A tutor · Paadam</title>');
    await app.close();
    await away.$client.end();
  });
});

describe('a subject’s page', () => {
  it('tells of the subject', async () => {
    const { status, title, canonical, tags } = await read('/subjects/mathematics');
    expect([status, title, canonical]).toEqual([
      200,
      'Mathematics tutors · Paadam',
      `${origin}/subjects/mathematics`,
    ]);
    const [subject] = await test.database
      .select({ description: subjects.description })
      .from(subjects)
      .where(eq(subjects.id, mathematics));
    expect(tags['og:description']).toContain(subject?.description);
    expect(tags['og:type']).toBe('website');
  });

  it('says between which prices it is taught, and nothing of prices where nobody teaches it', async () => {
    const [{ id: taught, slug } = { id: '', slug: '' }, unTaught] = await test.database
      .select({ id: subjects.id, slug: subjects.slug })
      .from(subjects)
      .where(eq(subjects.tutorCount, 0))
      .orderBy(subjects.name);
    await addTutor(test, { subjects: [taught], hourlyRate: 400 });
    await addTutor(test, { subjects: [taught, physics], hourlyRate: 900 });
    await addTutor(test, { subjects: [taught], hourlyRate: null });
    const { data } = await read(`/subjects/${slug}`);
    expect(problemsOf(data[0])).toEqual([]);
    const [, lessons, way] = data[0]['@graph'];
    expect(lessons.offers).toMatchObject({ lowPrice: 400, highPrice: 900, offerCount: 2 });
    expect(way.itemListElement.at(-1)).toMatchObject({ item: `${origin}/subjects/${slug}` });
    const other = await read(`/subjects/${unTaught?.slug}`);
    expect(problemsOf(other.data[0])).toEqual([]);
    expect(JSON.stringify(other.data)).not.toContain('AggregateOffer');
  });

  it.each(['alchemy', '%00', 'x'.repeat(300)])('is missing for %s, which is no subject', async (slug) => {
    const { status, tags } = await read(`/subjects/${slug}`);
    expect([status, tags.robots]).toEqual([404, 'noindex']);
  });

  it('is missing until a portal has it', async () => {
    expect((await read('/subjects/mathematics', before)).status).toBe(404);
    expect((await read('/sitemap-pages.xml', before)).body).not.toContain('/subjects/');
  });
});

describe('search engines', () => {
  it('may go to the public pages, and not where one has to sign in', async () => {
    const { body, type } = await read('/robots.txt');
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
      expect((await read(`/sitemap-tutors${part}.xml`)).status).toBe(404);
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
