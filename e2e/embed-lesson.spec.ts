import { element, expect, section, signIn, test } from './support/embedding';
import { pdfOf } from './support/pdfOf';
import { sample } from './support/people';

/** @returns the guide's policy that begins with the directive, and has a value */
const namedPolicy = (directive: string): string => {
  const policy = new RegExp(`\`(${directive} [^\`]+)\``).exec(section)?.[1];
  if (!policy) throw new Error(`docs/embedding.md names no ${directive}.`);
  return policy;
};

test('a lesson is held inside the school’s page, with what the guide names', async ({
  open,
  school,
  sites,
  faults,
}) => {
  const [policy, media, worker] = ['script-src', 'media-src', 'worker-src'].map(namedPolicy);
  await open(element('student', 'path="/student/dashboard"'), {
    headers: { 'content-security-policy': `default-src 'none'; ${policy}; ${media}; ${worker}` },
  });
  await signIn(school, sample.student);
  await school.getByRole('link', { name: 'Join Now' }).first().click();
  await school.getByRole('button', { name: 'Join the lesson' }).click();
  await expect(school.getByText('Waiting for Kavitha Raman')).toBeVisible();

  const context = await sites.newContext();
  const tutor = await context.newPage();
  await tutor.goto('https://lessons.example/login?returnTo=/tutor');
  await signIn(tutor, sample.tutor);
  await tutor.getByRole('link', { name: 'Join Now' }).first().click();
  await tutor.getByRole('button', { name: 'Join the lesson' }).click();
  for (const [page, other] of [
    [school, 'Kavitha Raman'],
    [tutor, 'Arjun Krishnan'],
  ] as const) {
    await expect(page.getByText('Good line')).toBeVisible();
    const picture = page.getByLabel(`Camera of ${other}`);
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(1);
  }

  // The board's pages, and a file that is read in a worker of ours.
  await school
    .getByLabel('Picture or PDF from a file')
    .setInputFiles({ name: 'two.pdf', mimeType: 'application/pdf', buffer: pdfOf('Fractions', 'Decimals') });
  await expect(tutor.getByText('Page 1 of 3')).toBeVisible();
  await expect(school.getByRole('application', { name: 'Board, page 2 of 3' })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test('a page that keeps its camera and microphone closed is said to, and the lesson can be joined all the same', async ({
  open,
  school,
}) => {
  await open(element('student', 'path="/student/dashboard"'), {
    headers: { 'permissions-policy': 'camera=(), microphone=(), display-capture=()' },
  });
  await signIn(school, sample.student);
  await school.getByRole('link', { name: 'Join Now' }).first().click();
  await expect(
    school.getByText(/^The page around this one keeps the microphone and camera closed\./),
  ).toBeVisible();
  await school.getByRole('button', { name: 'Join the lesson' }).click();
  await expect(school.getByRole('toolbar', { name: 'Call' })).toBeVisible();
  await expect(school.getByRole('button', { name: 'Share screen' })).toHaveCount(0);
});
