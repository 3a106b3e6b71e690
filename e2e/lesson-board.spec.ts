import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsInAllLooks } from './support/accessibility';
import { boardOf, colourInMiddle, drawStroke, enterRoom, logOf, test } from './support/lessonRoom';
import { linkChild, startIn } from './support/lessons';
import { newPerson } from './support/newPerson';
import { redPicture } from './support/redPicture';
import { expect } from './support/test';

const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'Board tools' }).getByRole('button', { name });

const isOnBoard = async (pages: readonly Page[], words: string): Promise<void> => {
  for (const page of pages) await expect(boardOf(page)).toHaveAccessibleDescription(words);
};

/** What the board reads out. */
const said = (page: Page) => page.getByRole('region', { name: 'Whiteboard' }).getByRole('status');

/** Presses these one after the other, on the board. */
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const write = async (page: Page, text: string): Promise<void> => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(text);
  await message.press('Enter');
};

test('what one does on the board the other has in the same order, by pen and by keyboard, and both have it afterwards', async ({
  devices,
  room: { student, tutor, lesson },
  site,
  consoleFaults,
}) => {
  const door = 'Join without camera';
  const both = [tutor.page, student.page];
  await enterRoom(tutor, `/tutor/bookings/${lesson._id}/room`, door);

  await test.step('whoever comes late has what was drawn and written', async () => {
    await drawStroke(tutor.page, 0);
    await tutor.page.getByRole('button', { name: /^Chat/ }).click();
    for (const text of ['Good evening!', 'Take your time.']) await write(tutor.page, text);
    await tutor.page.getByRole('button', { name: 'Close the chat' }).click();
    await enterRoom(student, `/student/classes/${lesson._id}/room`, door);
    await isOnBoard(both, 'On it: 1 stroke or shape.');
    await expect(student.page.getByLabel('2 unread')).toBeVisible();
    await student.page.getByRole('button', { name: /^Chat/ }).click();
    const messages = student.page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect(messages).toHaveText([/Good evening!/, /Take your time\./]);
    await write(student.page, 'Here I am.');
    await expect(tutor.page.getByLabel('1 unread')).toBeVisible();
    await student.page.getByRole('button', { name: 'Close the chat' }).click();
    await expect(student.page.getByLabel(/unread/)).toHaveCount(0);
  });

  await test.step('a shape and a text by keyboard alone are told in words', async () => {
    await boardOf(student.page).focus();
    await press(student.page, 'r', 'Enter', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Enter');
    await expect(said(student.page)).toHaveText('Rectangle: done.');
    await press(student.page, 't', 'ArrowDown', 'Enter');
    await student.page.keyboard.type('x = 2');
    await press(student.page, 'Escape');
    await isOnBoard(both, 'On it: text “x = 2”, 2 strokes and shapes.');
    // Within the time in which what comes is gathered, or in two sentences.
    await expect(said(tutor.page)).toHaveText(/^Nandini Rao .*wrote “x = 2”\.$/);
  });

  await test.step('undo and redo take back one’s own alone', async () => {
    await press(student.page, 'Control+z');
    await isOnBoard(both, 'On it: 2 strokes and shapes.');
    await press(student.page, 'Control+z');
    await isOnBoard(both, 'On it: 1 stroke or shape.');
    await expect(tool(student.page, 'Undo')).toBeDisabled();
    await tool(student.page, 'Redo').click();
    await tool(student.page, 'Redo').click();
    await isOnBoard(both, 'On it: text “x = 2”, 2 strokes and shapes.');
    await expect(tool(student.page, 'Redo')).toBeDisabled();
  });

  await test.step('what is selected moves for both, by keys and by pointer', async () => {
    await boardOf(student.page).focus();
    await press(student.page, ',');
    const place = said(student.page);
    await expect(place).toHaveText(/^text “x = 2”, 3 of 3, /);
    const before = await place.textContent();
    await press(student.page, 'Shift+ArrowRight', 'Escape', ',');
    await expect(place).not.toHaveText(before ?? '');
    const after = await place.textContent();
    expect(after?.split(', ')[3]).toBe(before?.split(', ')[3]);
    await expect(said(tutor.page)).toHaveText(/^Nandini Rao .*moved something\.$/);
    await boardOf(tutor.page).focus();
    await press(tutor.page, ',');
    await expect(said(tutor.page)).toHaveText(after ?? '');

    // The tutor's first stroke is pulled down, for the student as well.
    await press(tutor.page, 'Escape', '.');
    await expect(said(tutor.page)).toHaveText(/^ink pen stroke, 1 of 3/);
    const stood = await said(tutor.page).textContent();
    const box = await boardOf(tutor.page).boundingBox();
    if (!box) throw new Error('There is no board.');
    await press(tutor.page, 'Escape');
    await tutor.page.mouse.move(box.x + 75, box.y + 126);
    await tutor.page.mouse.down();
    await tutor.page.mouse.move(box.x + 75, box.y + 226, { steps: 4 });
    await tutor.page.mouse.up();
    await expect(said(student.page)).toHaveText('Mahesh Babu moved something.');
    await press(student.page, 'Escape', '.');
    await expect(said(student.page)).toHaveText(/^ink pen stroke, 1 of 3/);
    const stands = await said(student.page).textContent();
    expect(stands).not.toBe(stood);
    expect(stands?.split(', ')[2]).toBe(stood?.split(', ')[2]);
  });

  await test.step('the tutor locks the board, and opens it again', async () => {
    await tool(tutor.page, 'More').click();
    await tutor.page.getByRole('button', { name: 'Lock the board' }).click();
    await expect(student.page.getByText('The tutor has locked the board for now.')).toBeVisible();
    await expect(tool(student.page, 'Pen')).toBeDisabled();
    await drawStroke(student.page, 5);
    await tutor.page.getByRole('button', { name: 'Unlock' }).click();
    await expect(tool(student.page, 'Pen')).toBeEnabled();
    await isOnBoard(both, 'On it: text “x = 2”, 2 strokes and shapes.');
  });

  await test.step('a page more, with a picture on it, that the other goes to', async () => {
    await tutor.page.getByRole('button', { name: 'Add a page' }).click();
    const [choosing] = await Promise.all([
      tutor.page.waitForEvent('filechooser'),
      tool(tutor.page, 'Picture or PDF').click(),
    ]);
    await choosing.setFiles({ name: 'red.png', mimeType: 'image/png', buffer: redPicture });
    await student.page.getByRole('button', { name: /^Mahesh Babu is on page 2/ }).click();
    await expect(boardOf(student.page)).toHaveAccessibleName('Board, page 2 of 2');
    await isOnBoard(both, 'On it: picture “red.png”.');
    for (const page of both) await expect.poll(() => colourInMiddle(page)).toBe('red');
  });

  await test.step('all of it can be used by everybody', async () => {
    await student.page.getByRole('button', { name: /^Chat/ }).click();
    await expect(student.page.getByRole('list', { name: 'Messages' })).toBeVisible();
    expect(await faultsInAllLooks(student.page)).toEqual([]);
    await tool(tutor.page, 'More').click();
    expect(await faultsInAllLooks(tutor.page)).toEqual([]);
  });

  const log = await logOf(site, lesson);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expect(log.map(({ kind }) => kind)).toEqual([
    ...['ink', 'chat', 'chat', 'chat', 'shape', 'text'],
    ...['restore', 'restore', 'restore', 'restore'],
    ...['move', 'move', 'lock', 'lock', 'page', 'image'],
  ]);

  await test.step('once it is over both, and a linked parent, look back and take it away', async () => {
    for (const { page } of [student, tutor]) await page.getByRole('button', { name: 'Leave' }).click();
    await startIn(site, lesson, -90);
    const parent = await newPerson({ browser: devices, name: 'Latha Rao', role: 'parent', consoleFaults });
    await linkChild(site, parent, student);
    const places = [
      [student, '/student/classes'],
      [parent, '/parent/bookings'],
    ] as const;
    for (const [{ page }, folder] of places) {
      await page.goto(`${folder}/${lesson._id}`);
      const kept = page.getByRole('region', { name: 'In the lesson room' });
      const sheet = kept.getByRole('img', { name: /^The board/ });
      await expect(sheet).toHaveAccessibleName(
        'The board, page 1. On it: text “x = 2”, 2 strokes and shapes.',
      );
      await kept.getByRole('button', { name: 'Next page' }).click();
      await expect(sheet).toHaveAccessibleName('The board, page 2. On it: picture “red.png”.');
      await expect(kept.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveText([
        /Good evening!/,
        /Take your time\./,
        /Here I am\./,
      ]);
    }
    const { page } = student;
    const taken = async (name: string): Promise<Buffer> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return readFile(await download.path());
    };
    const png = await taken('Save page as PNG');
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2_400, 1_800]);
    const pdf = (await taken('Save all as PDF')).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.\d/);
    expect(pdf).toMatch(/%%EOF\s*$/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(await faultsInAllLooks(page)).toEqual([]);
  });
  expect(consoleFaults).toEqual([]);
});

/** The kept items of the page that is shown, as the canvas draws them. */
const sheetOf = (page: Page): Promise<string> =>
  boardOf(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

test('a palm beside the pen does nothing, and an inserted picture lands on the page where the insert began', async ({
  room: { student, lesson },
  consoleFaults,
}) => {
  const { page } = student;
  await enterRoom(student, `/student/classes/${lesson._id}/room`, 'Join without camera');
  const box = await boardOf(page).boundingBox();
  if (!box) throw new Error('There is no board.');
  const browser = await page.context().newCDPSession(page);
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    browser.send('Input.dispatchMouseEvent', {
      ...{ type, x: box.x + x, y: box.y + y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1 },
      ...{ clickCount: 1, pointerType: 'pen', force: 0.6 },
    });
  const palm = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: [x: number, y: number][]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ id, x: box.x + x, y: box.y + y })),
    });

  await test.step('a palm that lands while the pen writes neither erases nor enlarges', async () => {
    await pen('mousePressed', 60, 140);
    await pen('mouseMoved', 80, 150);
    const before = await sheetOf(page);
    await palm('touchStart', [150, 250]);
    await palm('touchStart', [150, 250], [200, 260]);
    await palm('touchMove', [130, 230], [260, 300]);
    await pen('mouseMoved', 100, 140);
    await pen('mouseMoved', 120, 150);
    expect(await sheetOf(page)).toBe(before);
    await pen('mouseReleased', 120, 150);
    await isOnBoard([page], 'On it: 1 stroke or shape.');
    await expect.poll(() => sheetOf(page)).not.toBe(before);
    const after = await sheetOf(page);
    await palm('touchMove', [100, 200], [280, 320]);
    await palm('touchEnd');
    await pen('mousePressed', 60, 180);
    await pen('mouseMoved', 120, 190);
    // By now an effect of the palm would be visible.
    await expect.poll(() => sheetOf(page)).toBe(after);
    await pen('mouseReleased', 120, 190);
    await isOnBoard([page], 'On it: 2 strokes and shapes.');
  });

  await test.step('a picture that is on its way lands on its page, and the tool stays in hand', async () => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/files', async (route) => {
      await held;
      await route.continue();
    });
    await tool(page, 'Marker').click();
    const [choosing] = await Promise.all([
      page.waitForEvent('filechooser'),
      tool(page, 'Picture or PDF').click(),
    ]);
    await choosing.setFiles({ name: 'red.png', mimeType: 'image/png', buffer: redPicture });
    await page.getByRole('button', { name: 'Add a page' }).click();
    await drawStroke(page, 1);
    await isOnBoard([page], 'On it: 1 stroke or shape.');
    letThrough();
    await expect(page.getByText('It was added to page 1.')).toBeVisible();
    await isOnBoard([page], 'On it: 1 stroke or shape.');
    await expect(tool(page, 'Marker')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Go there' }).click();
    await isOnBoard([page], 'On it: picture “red.png”, 2 strokes and shapes.');
  });

  await test.step('undo shows the page that it changes', async () => {
    await tool(page, 'Undo').click();
    await isOnBoard([page], 'On it: 2 strokes and shapes.');
    await tool(page, 'Undo').click();
    await expect(boardOf(page)).toHaveAccessibleName('Board, page 2 of 2');
    await isOnBoard([page], 'Nothing is on it.');
  });

  await test.step('a text in Tamil ends before the page does, and all of it can be selected', async () => {
    await boardOf(page).focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'முக்கோணத்தின் பரப்பளவு காண்க '.repeat(8));
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    });
    await expect(boardOf(page)).toHaveAccessibleDescription(/^On it: text “முக்கோணத்தின்/);
    const edges = await boardOf(page)
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
        const isInk = (x: number, y: number) => {
          const at = (y * width + x) * 4;
          return [0, 1, 2].every((part) => (pixels?.[at + part] ?? 255) < 110);
        };
        const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
          Array.from({ length: height }, (_, y) => y).some((y) => isInk(x, y)),
        );
        return { left: columns[0] ?? 0, right: columns.at(-1) ?? 0, width, css: canvas.clientWidth };
      });
    // A click on the last letters hits the text.
    await tool(page, 'Select').click();
    const scale = edges.css / edges.width;
    const now = await boardOf(page).boundingBox();
    expect(edges.right).toBeGreaterThan(edges.left);
    expect(edges.right).toBeLessThan(edges.width - 1);
    await page.mouse.click((now?.x ?? 0) + (edges.right - 2) * scale, (now?.y ?? 0) + (now?.height ?? 0) / 2);
    await expect(page.getByRole('group', { name: 'What is selected' })).toBeVisible();
  });
  expect(consoleFaults).toEqual([]);
});
