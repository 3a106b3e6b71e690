import { boardOf, colourInMiddle, enterRoom, test } from './support/lessonRoom';
import { scannedPdf } from './support/scannedPdf';
import { expect } from './support/test';

test('a scanned PDF is drawn on the board as it looks, and the board names the page that it could not read', async ({
  room: { student, tutor, lesson },
}) => {
  await enterRoom(tutor, `/tutor/bookings/${lesson._id}/room`, 'Join without camera');
  await enterRoom(student, `/student/classes/${lesson._id}/room`, 'Join without camera');
  await tutor.page
    .getByLabel('Picture or PDF from a file')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scannedPdf() });
  await expect(
    tutor.page.getByText('Page 4 of “scan.pdf” could not be read completely: compare it with the file.'),
  ).toBeVisible();

  const board = boardOf(student.page);
  await board.focus();
  for (const [page, colour] of [
    [2, 'red'],
    [3, 'black'],
    [4, 'black'],
  ] as const) {
    await expect(async () => {
      if ((await board.getAttribute('aria-label')) !== `Board, page ${page} of 5`)
        await student.page.keyboard.press('PageDown');
      await expect(board).toHaveAccessibleName(`Board, page ${page} of 5`, { timeout: 1_000 });
    }).toPass();
    await expect.poll(() => colourInMiddle(student.page), { message: `page ${page}` }).toBe(colour);
  }
});
