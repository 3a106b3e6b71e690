import type { Page, WebSocketRoute } from '@playwright/test';
import { accept, ask, expectStatus, startTeaching } from './support/lessons';
import { newPerson } from './support/newPerson';
import { expect, test } from './support/test';

/** The live connection of a page, which can be cut; what was cut stays so until it may come back. */
const cuttable = async (page: Page) => {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/api\/live\?/, (socket) => {
    if (isCut) {
      void socket.close({ code: 1001 });
      return;
    }
    open.add(socket);
    socket.connectToServer();
  });
  return {
    connections: () => open.size,
    cut: async () => {
      isCut = true;
      for (const socket of open) await socket.close({ code: 1001 });
    },
    mend: () => {
      isCut = false;
    },
  };
};

test('what one side does to a booking shows on the other side’s open pages, and what is typed there stays', async ({
  browser,
  site,
  consoleFaults,
}) => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Mahesh Babu', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Nandini Rao', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const line = await cuttable(student.page);

  await tutor.page.goto('/tutor/edit-profile');
  const bio = tutor.page.getByRole('textbox', { name: /^Bio/ });
  await bio.fill('I teach with');
  await student.page.goto('/student/dashboard');
  await expect.poll(line.connections).toBe(1);

  // A request is told where the page is about something else, and typing goes on.
  const lesson = await ask(student, tutor, { days: 3 });
  const told = tutor.page
    .getByRole('status')
    .filter({ hasText: 'Nandini Rao asks for a lesson in Mathematics.' });
  await expect(told).toBeVisible();
  await expect(bio).toBeFocused();
  await tutor.page.keyboard.type(' patience');
  await expect(bio).toHaveValue('I teach with patience');

  // On the student's own page it shows without a word, and so does its answer.
  await student.page.goto(`/student/classes/${lesson._id}`);
  const booking = student.page.getByRole('region', { name: 'Booking' });
  await expect(booking.getByRole('status')).toHaveText(/pending/i);
  await expect.poll(line.connections).toBe(2);
  await accept(tutor, lesson);
  await expect(booking.getByRole('status')).toHaveText(/accepted/i);

  // What happens while the connection is away is fetched once it is back.
  await line.cut();
  await tutor.call('PUT', '/bookings/status', {
    bookingId: lesson._id,
    status: 'cancelled',
    reason: 'Unwell.',
  });
  await expectStatus(site, lesson, 'cancelled');
  line.mend();
  await expect(booking.getByRole('status')).toHaveText(/cancelled/i);
  expect(consoleFaults).toEqual([]);
});
