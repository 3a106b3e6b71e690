import type { Page } from '@playwright/test';
import { boardOf, drawStroke, enterRoom, expectMore, expectStrokes, test } from './support/lessonRoom';
import { expect } from './support/test';

/** Presses a key as a layout of another script names it. @param modifiers 2: Ctrl */
const pressOn = async (page: Page, key: string, code: string, modifiers = 0): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const windowsVirtualKeyCode = code.charCodeAt(code.length - 1);
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await session.send('Input.dispatchKeyEvent', { type, key, code, modifiers, windowsVirtualKeyCode });
  }
  await session.detach();
};

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the keys of the room work on Tamil and Hindi layouts, and after any button', async ({
  room: { student, tutor, lesson },
}) => {
  await enterRoom(student, `/student/classes/${lesson._id}/room`);
  await enterRoom(tutor, `/tutor/bookings/${lesson._id}/room`);
  const { page } = student;
  await tool(page, 'Marker').click();
  await pressOn(page, 'ண', 'KeyP');
  await expect(tool(page, 'Pen')).toHaveAttribute('aria-pressed', 'true');
  await drawStroke(page, 0);
  await expectStrokes([page, tutor.page], 1);
  // The button keeps the focus.
  await tool(page, 'Raise hand').click();
  await pressOn(page, 'ॆ', 'KeyZ', 2);
  for (const each of [page, tutor.page]) {
    await expect(boardOf(each)).toHaveAccessibleDescription('Nothing is on it.');
  }

  // Typed letters are text and no shortcuts, also after the chat was closed and opened again.
  const chat = page.getByRole('button', { name: /^Chat/ });
  await chat.click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('mmm');
  await chat.click();
  await expect(message).toBeHidden();
  await chat.click();
  await expect(message).toHaveValue('mmm');
  await expect(tool(page, 'Pen')).toHaveAttribute('aria-pressed', 'true');
});

declare global {
  interface Window {
    /** The media tracks that the page got, for `unplug`. */
    givenTracks: { track: MediaStreamTrack; at: number }[];
    hasNoMicrophone: boolean;
  }
}

const watchDevices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.givenTracks = [];
    window.hasNoMicrophone = false;
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (constraints?.audio && window.hasNoMicrophone) throw new DOMException('None.', 'NotFoundError');
      const stream = await ask(constraints);
      for (const track of stream.getTracks()) window.givenTracks.push({ track, at: performance.now() });
      return stream;
    };
  });

/** Unplugs the microphone in use, as soon as it has worked for a moment. */
const unplug = async (page: Page): Promise<void> => {
  const pull = () =>
    page.evaluate(() => {
      const used = window.givenTracks.findLast(({ track }) => track.kind === 'audio');
      if (!used || performance.now() - used.at < 1_500) return false;
      used.track.stop();
      // An unplugged device ends its track with an event; a track that the page stops itself sends none.
      used.track.dispatchEvent(new Event('ended'));
      return true;
    });
  await expect.poll(pull, { intervals: [100] }).toBe(true);
};

test('another microphone replaces an unplugged one, and the room says so if there is none', async ({
  room: { student, tutor, lesson },
}) => {
  await watchDevices(student.page);
  await enterRoom(student, `/student/classes/${lesson._id}/room`);
  await enterRoom(tutor, `/tutor/bookings/${lesson._id}/room`);
  const { page } = student;
  await expectMore(tutor.page, 'packets');
  await unplug(page);
  const standsIn = page.getByText(
    /^Your microphone was disconnected\. The others now hear you through another one: /,
  );
  await expect(standsIn).toBeVisible();
  await expectMore(tutor.page, 'packets');

  await page.evaluate(() => {
    window.hasNoMicrophone = true;
  });
  await unplug(page);
  await expect(page.getByText('No microphone was found.')).toBeVisible();
  await expect(standsIn).toBeHidden();
  const off = tutor.page
    .getByRole('list', { name: 'Who is here' })
    .getByRole('listitem')
    .filter({ hasText: 'Nandini Rao' })
    .getByRole('img', { name: 'Microphone off' });
  await expect(off).toBeVisible();

  await page.evaluate(() => {
    window.hasNoMicrophone = false;
  });
  await page.getByRole('button', { name: 'Try the microphone again' }).click();
  await expect(page.getByText('No microphone was found.')).toBeHidden();
  await expect(off).toBeHidden();
  await expectMore(tutor.page, 'packets');
});
