import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { buildApp } from '../../app';
import { publicSiteOrigin as origin, readPage, startPublicSite } from '../../development/testing/publicSite';
import { addTutor, mathematics, physics } from '../../development/testing/scene';
import { problemsOf } from '../../development/testing/schemaOrg';
import type { Person, TestApp } from '../../development/testing/testApp';
import { readConfig } from '../../foundation/config/readConfig';
import { openDatabase } from '../../foundation/db/openDatabase';
import { subjects, tutors, users } from '../../foundation/db/schema';

let test: TestApp;
/** The site before it has tutors' pages. */
let before: TestApp;
beforeAll(async () => {
  test = await startPublicSite();
  before = await startPublicSite({ hasPreviewed: false });
});
afterAll(() => Promise.all([test.stop(), before.stop()]));

const read = (url: string, app = test) => readPage(app, url);

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
