import { aProfile, keepProfile, showProfile } from '@paadam/profile/testing';
import type { CalendarFeed, CalendarSettings } from '@paadam/shared/contract';
import { apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';

const url = 'https://lessons.example/calendar/kTn3vZbF0qXw7sLr2pYd8aHcJmE.ics';

/** A server that keeps what it is told. */
const keep = (feed: CalendarFeed | null = null) => {
  keepProfile(aProfile('student'));
  const kept = {
    feed,
    settings: { mailInvitations: true, feedRequests: false } as CalendarSettings,
  };
  server.use(
    http.get(apiUrl('/calendar/settings'), () => HttpResponse.json(ok(kept.settings))),
    http.put<never, CalendarSettings>(apiUrl('/calendar/settings'), async ({ request }) => {
      kept.settings = await request.json();
      return HttpResponse.json(ok(kept.settings, { message: 'Saved' }));
    }),
    http.get(apiUrl('/calendar/feed'), () => HttpResponse.json(ok(kept.feed))),
    http.post(apiUrl('/calendar/feed'), () => {
      kept.feed = { createdAt: '2030-01-07T04:30:00.000Z', lastReadAt: null };
      return HttpResponse.json(ok({ url }, { message: 'Your calendar has an address' }), { status: 201 });
    }),
    http.delete(apiUrl('/calendar/feed'), () => {
      kept.feed = null;
      return HttpResponse.json(ok(null, { message: 'The address shows nothing any more' }));
    }),
  );
  return kept;
};
const show = () => showProfile('student', '/own?tab=calendar');
const part = (name: RegExp) => within(screen.getByRole('region', { name }));
const lessons = /^Your lessons in your calendar/;

test('invitations by mail are turned off, and on again where that fails', async () => {
  const kept = keep();
  const { user } = show();
  const box = await screen.findByRole('checkbox', { name: 'Send me my lessons as calendar invitations' });
  expect(box).toBeChecked();
  await user.click(box);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(box).not.toBeChecked();
  expect(kept.settings).toEqual({ mailInvitations: false, feedRequests: false });

  server.use(
    http.put(apiUrl('/calendar/settings'), () =>
      HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
    ),
  );
  await user.click(box);
  expect(await screen.findByText('We are restarting.')).toBeVisible();
  expect(box).not.toBeChecked();
});

test('an address of one’s own is made, shown once with the ways into calendars, and turned off', async () => {
  keep();
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Make my address' }));
  expect(await part(lessons).findByText(url)).toBeVisible();
  const feed = url.replace('https:', 'webcal:');
  expect(screen.getByRole('link', { name: 'Add to Apple or Outlook' })).toHaveAttribute('href', feed);
  expect(screen.getByRole('link', { name: 'Add to Google' })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`,
  );
  expect(part(lessons).getByText(/Google may take up to a day to look again/)).toBeVisible();
  expect(part(lessons).getByText(/No calendar has read it yet\./)).toBeVisible();

  await user.click(part(lessons).getByRole('button', { name: 'Turn off' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Make my address' })).toBeVisible();
  expect(screen.queryByText(url)).not.toBeInTheDocument();
});

test('who has an address is not shown it again, and replaces it only after being asked', async () => {
  keep({ createdAt: '2030-01-07T04:30:00.000Z', lastReadAt: '2030-01-08T04:30:00.000Z' });
  const { user } = show();
  expect(await part(lessons).findByText(/Last read by a calendar on/)).toBeVisible();
  expect(screen.queryByText(url)).not.toBeInTheDocument();
  await user.click(part(lessons).getByRole('button', { name: 'New address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a new address?' }));
  await user.click(dialog.getByRole('button', { name: 'Make a new one' }));
  expect(await part(lessons).findByText(url)).toBeVisible();
});
