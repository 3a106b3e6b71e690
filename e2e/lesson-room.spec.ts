import type { Browser } from '@playwright/test';
import {
  enterRoom,
  expectMore,
  launchWithDevices,
  type RunningLesson,
  startLesson,
} from './support/lessonRoom';
import { test as base, expect } from './support/test';

const test = base.extend<{ devices: Browser; room: RunningLesson }>({
  devices: async ({ site }, use) => {
    const browser = await launchWithDevices(site.origin);
    await use(browser);
    await browser.close();
  },
  room: async ({ devices, site, consoleFaults }, use) => use(await startLesson(devices, site, consoleFaults)),
});

const studentsRoom = ({ lesson }: RunningLesson) => `/student/classes/${lesson._id}/room`;
const tutorsRoom = ({ lesson }: RunningLesson) => `/tutor/bookings/${lesson._id}/room`;

test('tutor and student see and hear each other', async ({ room }) => {
  const { student, tutor } = room;
  await enterRoom(student, studentsRoom(room));
  await expect(student.page.getByText('Waiting for Mahesh Babu')).toBeVisible();
  await enterRoom(tutor, tutorsRoom(room));
  for (const { page } of [student, tutor]) {
    await expect(page.getByText('Good line')).toBeVisible();
    await expectMore(page, 'frames');
    await expectMore(page, 'packets');
  }
});
