import { received } from '../server/bench/room/callPages';
import { LiveKitStandIn } from '../server/bench/room/LiveKitStandIn';
import { test as base, drawStroke, enterRoom, expectMore, expectStrokes } from './support/lessonRoom';
import { startSite } from './support/startSite';
import { expect } from './support/test';

const test = base.extend<object, { liveKit: LiveKitStandIn }>({
  liveKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const liveKit = new LiveKitStandIn('paadam', 'what-both-of-them-know');
      await use(liveKit);
      await liveKit.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ liveKit }, use) => {
      const environment = {
        LIVEKIT_URL: await liveKit.listen(),
        LIVEKIT_KEY: liveKit.key,
        LIVEKIT_SECRET: liveKit.secret,
      };
      const site = await startSite({ environment });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a lesson goes over LiveKit where the operator names one, and without it where that lets nobody in', async ({
  devices,
  liveKit,
  room: { student, tutor, lesson },
}) => {
  await liveKit.carryBy(await devices.newPage());
  const path = `/student/classes/${lesson._id}/room`;
  const library: string[] = [];
  student.page.on('request', (request) => {
    if (/\/livekit\.[^/]+\.js$/.test(request.url())) library.push(request.url());
  });
  await student.page.goto(path);
  await expect(student.page.getByRole('button', { name: 'Join the lesson' })).toBeVisible();
  expect(library).toEqual([]);
  await enterRoom(student, path);
  await enterRoom(tutor, `/tutor/bookings/${lesson._id}/room`);
  const pages = [student.page, tutor.page];
  for (const page of pages) {
    await expect(page.getByText('Good line')).toBeVisible();
    await expectMore(page, 'frames');
    // Silence is hardly sent.
    await expect.poll(async () => (await received(page)).packets).toBeGreaterThan(0);
  }
  expect(library).toHaveLength(1);
  // What the server gave to each of them holds, and says who it is and for which lesson.
  expect(liveKit.guests).toMatchObject([
    { name: 'Nandini Rao', room: lesson._id, canPublish: true },
    { name: 'Mahesh Babu', room: lesson._id, canPublish: true },
  ]);

  const silent = tutor.page.getByRole('img', { name: 'Microphone off' });
  await student.page.getByRole('button', { name: 'Microphone' }).click();
  await expect(silent).toBeVisible();
  await student.page.getByRole('button', { name: 'Microphone' }).click();
  await expect(silent).toHaveCount(0);

  liveKit.refuses = true;
  await student.page.reload();
  await expect(student.page.getByText(/^Sound and pictures could not be started\./)).toBeVisible();
  await drawStroke(student.page, 0);
  await expectStrokes(pages, 1);
  liveKit.refuses = false;
  await student.page.getByRole('button', { name: 'Try again' }).click();
  await expect(student.page.getByLabel('Camera of Mahesh Babu')).toBeVisible();
  await expect(student.page.getByText(/^Sound and pictures could not be started\./)).toHaveCount(0);
});
