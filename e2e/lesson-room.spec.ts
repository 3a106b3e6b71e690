import type { Page } from '@playwright/test';
import { faultsInAllLooks } from './support/accessibility';
import { drawStroke, enterRoom, expectMore, expectStrokes, test } from './support/lessonRoom';
import { linkChild } from './support/lessons';
import { newPerson, type Person } from './support/newPerson';
import { expect } from './support/test';

const openChat = (page: Page) => page.getByRole('button', { name: /^Chat/ }).click();

const write = async (page: Page, text: string): Promise<void> => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(text);
  await message.press('Enter');
};

const expectWritten = (page: Page, text: string) =>
  expect(page.getByRole('group', { name: 'What was written' }).getByText(text, { exact: true })).toHaveCount(
    1,
  );

test('tutor and student see and hear each other, over a reload, and while the server is away', async ({
  room: { student, tutor, lesson },
  site,
}) => {
  await enterRoom(student, `/student/classes/${lesson._id}/room`);
  await expect(student.page.getByText('Waiting for Mahesh Babu')).toBeVisible();
  await enterRoom(tutor, `/tutor/bookings/${lesson._id}/room`);
  for (const { page } of [student, tutor]) {
    await expect(page.getByText('Good line')).toBeVisible();
    await expectMore(page, 'frames');
    await expectMore(page, 'packets');
  }

  // The place is the same after a reload, without the lobby.
  await student.page.reload();
  await expect(student.page.getByText('Good line')).toBeVisible();
  await expectMore(student.page, 'frames');
  await expectMore(tutor.page, 'frames');

  // Of two tabs of one person the later has the call, until the earlier takes it back.
  const tab = await student.page.context().newPage();
  await enterRoom({ ...student, page: tab }, `/student/classes/${lesson._id}/room`);
  await expect(tab.getByText('Good line')).toBeVisible();
  const elsewhere = 'Sound and pictures are in another tab of yours.';
  await expect(student.page.getByText(elsewhere)).toBeVisible();
  await student.page.getByRole('button', { name: 'Bring them here' }).click();
  await expect(tab.getByText(elsewhere)).toBeVisible();
  await tab.close();
  await expectMore(student.page, 'frames');
  await expectMore(tutor.page, 'frames');

  for (const { page } of [student, tutor]) await openChat(page);
  await write(student.page, 'Good evening!');
  await expectWritten(tutor.page, 'Good evening!');

  await drawStroke(tutor.page, 0);
  await site.kill();
  try {
    const cut = 'The connection to Paadam is interrupted.';
    for (const { page } of [student, tutor]) await expect(page.getByText(cut)).toBeVisible();
    await write(tutor.page, 'Can you hear me?');
    await write(student.page, 'Yes, and see you.');
    await drawStroke(student.page, 1);
    await drawStroke(tutor.page, 2);
    await expectMore(student.page, 'frames');
    await expectMore(tutor.page, 'packets');
  } finally {
    await site.restart();
  }
  for (const { page } of [student, tutor]) {
    await expectWritten(page, 'Can you hear me?');
    await expectWritten(page, 'Yes, and see you.');
    await expectMore(page, 'frames');
  }
  await expectStrokes([student.page, tutor.page], 3);

  // A screen stands in the board's place; the board is there with all that belongs to it when it is asked for.
  const share = tutor.page.getByRole('button', { name: 'Share screen' });
  await share.click();
  await expect(student.page.getByLabel('Screen of Mahesh Babu')).toBeVisible();
  await expect(tutor.page.getByText('You show your screen.')).toBeVisible();
  await expectMore(student.page, 'frames');
  await student.page.setViewportSize({ width: 360, height: 740 });
  await student.page.getByRole('button', { name: 'Close the chat' }).click();
  await student.page.getByRole('button', { name: 'Show the board' }).click();
  await student.page.getByRole('button', { name: 'Add a page' }).click({ trial: true });
  await student.page.setViewportSize({ width: 1280, height: 900 });

  // By hand, pictures are left out both ways, and the voice stays.
  await student.page.getByRole('button', { name: 'Settings' }).click();
  await student.page.getByRole('checkbox', { name: /^Sound only/ }).check();
  await student.page.getByRole('button', { name: 'Done' }).click();
  await expect(tutor.page.getByText('Sound only, as the other side chose')).toBeVisible();
  for (const { page } of [student, tutor]) await expect(page.getByLabel(/^Camera of/)).toHaveCount(0);
  await expectMore(tutor.page, 'packets');
  await expect(tutor.page.getByText('Nandini Rao chose sound only, and does not see it.')).toBeVisible();
  await student.page.getByRole('button', { name: 'Pictures on' }).click();
  await expect(student.page.getByLabel('Camera of Mahesh Babu')).toBeVisible();
  await tutor.page.getByRole('button', { name: 'Stop showing' }).click();
  await expect(share).toHaveAttribute('aria-pressed', 'false');
  await expect(student.page.getByText('Mahesh Babu shows their screen.')).toHaveCount(0);

  // A hand stays up until it is lowered, also after a reload. The time at which a person left is shown, also to people who enter later.
  const raised = student.page.getByRole('img', { name: 'Hand raised' });
  await tutor.page.getByRole('button', { name: 'Raise hand' }).click();
  await expect(raised).toBeVisible();
  await tutor.page.reload();
  await expect(tutor.page.getByRole('button', { name: 'Raise hand' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(raised).toBeVisible();
  await tutor.page.getByRole('button', { name: 'Leave' }).click();
  await expect(student.page.getByText(/^Left at /)).toBeVisible();
  await student.page.reload();
  await expect(student.page.getByText(/^Left at /)).toBeVisible();
  await expect(student.page.getByText('Waiting for Mahesh Babu')).toHaveCount(0);
  expect(await faultsInAllLooks(student.page)).toEqual([]);
});

test('a parent watches where both have agreed, is seen to, and is out when one takes it back', async ({
  devices,
  room: { student, tutor, lesson },
  site,
  consoleFaults,
}) => {
  const parent = await newPerson({ browser: devices, name: 'Latha Rao', role: 'parent', consoleFaults });
  await linkChild(site, parent, student);
  await enterRoom(student, `/student/classes/${lesson._id}/room`);
  await enterRoom(tutor, `/tutor/bookings/${lesson._id}/room`);
  const agree = async ({ page }: Person, is: boolean) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /^A linked parent may watch/ }).setChecked(is);
    await page.getByRole('button', { name: 'Done' }).click();
  };
  await agree(student, true);
  await agree(tutor, true);
  await enterRoom(parent, `/parent/bookings/${lesson._id}/room`, 'Watch the lesson');
  await expectMore(parent.page, 'frames');
  await expectMore(parent.page, 'packets');
  for (const { page } of [student, tutor]) await expect(page.getByText('Watching: Latha Rao')).toBeVisible();
  await expect(parent.page.getByRole('button', { name: 'Microphone' })).toHaveCount(0);

  await agree(tutor, false);
  await expect(
    parent.page.getByText(/^You can watch once the student and the tutor have both/),
  ).toBeVisible();
  await expect(student.page.getByText('Watching: Latha Rao')).toHaveCount(0);
  expect(consoleFaults).toEqual([]);
});
