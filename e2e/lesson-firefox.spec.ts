import { Firefox, findFirefox } from '../server/bench/room/Firefox';
import { drawStroke, enterRoom, expectMore, expectStrokes, test } from './support/lessonRoom';
import { expect } from './support/test';

const executable = findFirefox();
test.skip(
  !executable,
  'There is no Firefox here (Debian: firefox-esr), so that its half of a call is not tried.',
);

const buttonOf = (name: string) =>
  `[...document.querySelectorAll('button')].find((button) => button.textContent === '${name}')`;

test('a tutor with Firefox and a student with Chromium see, hear and read each other', async ({
  room: { student, tutor, lesson },
  site,
}) => {
  const firefox = await Firefox.start(executable ?? '');
  try {
    await enterRoom(student, `/student/classes/${lesson._id}/room`);
    const address = `${site.origin}/tutor/bookings/${lesson._id}/room`;
    const page = await firefox.open(address, await tutor.context.cookies());
    await page.until(buttonOf('Join the lesson'));
    await page.until(`document.querySelector('video')?.readyState >= 2`);
    await page.run(`${buttonOf('Join the lesson')}.click()`);

    await expect(student.page.getByText('Good line')).toBeVisible();
    for (const what of ['frames', 'packets'] as const) await expectMore(student.page, what);
    const camera = `document.querySelector('video[aria-label="Camera of ${student.name}"]')`;
    await page.until(`${camera}?.currentTime > 1 && ${camera}.videoWidth > 0`);
    await page.until(`[...document.querySelectorAll('audio')].some((one) => one.currentTime > 1)`);

    await drawStroke(student.page, 0);
    await expectStrokes([student.page], 1);
    await page.until(`document.body.textContent.includes('On it: 1 stroke or shape.')`);
  } finally {
    await firefox.end();
  }
});
