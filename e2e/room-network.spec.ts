import { PoorLine } from '../server/bench/room/PoorLine';
import { drawStroke, enterRoom, expectMore, expectStrokes, logOf, test } from './support/lessonRoom';
import { expect } from './support/test';

test('voice and board outlive five seconds without a network, and a line of 64 kbit/s that loses packets', async ({
  room: { student, tutor, lesson },
  site,
}) => {
  const line = await PoorLine.of(student.page);
  const pages = [student.page, tutor.page];
  await enterRoom(student, `/student/classes/${lesson._id}/room`);
  await enterRoom(tutor, `/tutor/bookings/${lesson._id}/room`);
  let strokes = 0;
  const drawBoth = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      for (const page of pages) {
        await drawStroke(page, strokes);
        strokes += 1;
      }
    }
  };
  for (const page of pages) await expectMore(page, 'frames');
  await drawBoth(1);
  await expectStrokes(pages, strokes);

  await test.step('nothing comes through for five seconds, while both draw', async () => {
    line.be({ isDead: true });
    const end = Date.now() + 5_000;
    await drawBoth(3);
    await expect.poll(() => Date.now() > end, { intervals: [100] }).toBe(true);
    line.be({});
    await expectStrokes(pages, strokes);
    for (const page of pages) await expectMore(page, 'frames');
  });

  await test.step('what is left is too little for pictures', async () => {
    await tutor.page.getByRole('button', { name: 'Share screen' }).click();
    await expect(student.page.getByLabel(/^Screen of/)).toBeVisible();
    line.be({ rate: 64_000, loss: 0.05 });
    for (const page of pages) await expect(page.getByText('Bad line: sound only')).toBeVisible();
    for (const page of pages) await expect(page.getByText(/screen\..*the line is too weak/i)).toBeVisible();
    for (const page of pages) await expectMore(page, 'packets');
    await drawBoth(3);
    await expectStrokes(pages, strokes);
    for (const page of pages) await expectMore(page, 'packets');
  });

  const log = await logOf(site, lesson);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
});
