import { aTutorsProfile, keepProfile, showProfile } from '@paadam/profile/testing';
import type { OutsideCalendar } from '@paadam/shared/contract';
import { apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';

const aCalendar = (changes: Partial<OutsideCalendar> = {}): OutsideCalendar => ({
  _id: 'work',
  name: 'Work',
  address: 'calendar.example ….ics',
  countsAllDay: true,
  state: 'fine',
  readAt: new Date().toISOString(),
  failingSince: null,
  countsUntil: null,
  problem: null,
  busy: 34,
  isCut: false,
  assumedZone: null,
  isTest: false,
  ...changes,
});

const keep = (...calendars: OutsideCalendar[]) => {
  keepProfile(aTutorsProfile());
  const kept = { calendars, sent: [] as unknown[] };
  server.use(
    http.get(apiUrl('/calendar/settings'), () =>
      HttpResponse.json(ok({ mailInvitations: true, feedRequests: false })),
    ),
    http.get(apiUrl('/calendar/feed'), () => HttpResponse.json(ok(null))),
    http.get(apiUrl('/tutor/calendars'), () => HttpResponse.json(ok(kept.calendars))),
    http.post(apiUrl('/tutor/calendars'), async ({ request }) => {
      kept.sent.push(await request.json());
      const calendar = aCalendar();
      kept.calendars = [...kept.calendars, calendar];
      const found = {
        events: 120,
        busy: 34,
        from: '2030-01-01T00:00:00.000Z',
        to: '2030-04-01T00:00:00.000Z',
        sample: [{ dateTime: '2030-01-07T04:30:00.000Z', endsAt: '2030-01-07T05:30:00.000Z' }],
      };
      return HttpResponse.json(ok({ calendar, found }, { message: 'Calendar added' }), { status: 201 });
    }),
    http.delete(apiUrl('/tutor/calendars/work'), () => {
      kept.calendars = [];
      return HttpResponse.json(ok(null, { message: 'Calendar removed' }));
    }),
  );
  return kept;
};
const show = () => showProfile('tutor', '/own?tab=calendar');
const part = () => within(screen.getByRole('region', { name: 'Your other calendars' }));

test('a calendar is added by its secret address, and what was found there is told', async () => {
  const kept = keep();
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add a calendar' }));
  await user.click(part().getByRole('button', { name: 'Read and add' }));
  expect(part().getByText('Give it a name, such as Work.')).toBeVisible();
  await user.type(part().getByLabelText(/^Name/), 'Work');
  await user.type(part().getByLabelText(/^Secret address/), 'webcal://calendar.example/private-1/basic.ics');
  await user.click(part().getByRole('button', { name: 'Read and add' }));
  expect(await part().findByText('Read just now, 34 busy times.')).toBeVisible();
  expect(part().getByText(/120 events were found, busy 34 times until/)).toBeVisible();
  expect(kept.sent).toEqual([
    { name: 'Work', address: 'webcal://calendar.example/private-1/basic.ics', countsAllDay: true },
  ]);
  expect(screen.queryByText(/private-1/)).not.toBeInTheDocument();
});

test('what was typed stays where the address cannot be read, and why stands beside it', async () => {
  keep();
  server.use(
    http.post(apiUrl('/tutor/calendars'), () =>
      HttpResponse.json(
        failure('calendar_unreachable', 'Nothing could be read at this address.', {
          fields: { address: 'Nothing could be read here. Is it copied whole?' },
        }),
        { status: 400 },
      ),
    ),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add a calendar' }));
  await user.type(part().getByLabelText(/^Name/), 'Work');
  await user.type(part().getByLabelText(/^Secret address/), 'https://calendar.example/a');
  await user.click(part().getByRole('button', { name: 'Read and add' }));
  expect(await part().findByText('Nothing could be read here. Is it copied whole?')).toBeVisible();
  expect(part().getByLabelText(/^Secret address/)).toHaveValue('https://calendar.example/a');
});

test('one is renamed, by what it is called; what was typed stays where that fails', async () => {
  const kept = keep(aCalendar());
  const url = apiUrl('/tutor/calendars/work');
  server.use(
    http.put(url, () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }), {
      once: true,
    }),
    http.put(url, async ({ request }) => {
      kept.sent.push(await request.json());
      const calendar = aCalendar({ name: 'School' });
      kept.calendars = [calendar];
      return HttpResponse.json(ok(calendar, { message: 'Calendar saved' }));
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Rename Work' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename Work' }));
  await user.clear(dialog.getByLabelText(/^Name/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Give it a name, such as Work.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Name/), 'School');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('We are restarting.')).toBeVisible();
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('School');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await part().findByRole('heading', { name: /^School/ })).toBeVisible();
  expect(kept.sent).toEqual([{ name: 'School', countsAllDay: true }]);
});

test('one that is read no more says why and until when it counts; it is removed after a question', async () => {
  keep(
    aCalendar({
      state: 'stopped',
      problem: 'gone',
      failingSince: '2030-01-07T04:30:00.000Z',
      countsUntil: '2030-01-14T04:30:00.000Z',
    }),
  );
  const { user } = show();
  expect(
    await screen.findByText(
      /Its address shows nothing any more.* The 34 busy times from before still count until/,
    ),
  ).toBeVisible();
  await user.click(part().getByRole('button', { name: 'Remove Work' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Remove Work?' })).getByRole('button', { name: 'Remove' }),
  );
  expect(await part().findByRole('button', { name: 'Add a calendar' })).toBeVisible();
  expect(screen.queryByText('Stopped')).not.toBeInTheDocument();
});

test('shows how many events were read, and for those read in part which, when and why', async () => {
  keep(
    aCalendar({ name: 'Home', _id: 'home', events: 12, inPart: 0, firstInPart: [] }),
    aCalendar({
      events: 120,
      inPart: 4,
      firstInPart: [
        { name: 'Staff meeting', date: '2030-12-04', why: 'rule' },
        { name: null, date: '2030-12-05', why: 'zone' },
        { name: 'Sports day', date: null, why: 'date' },
      ],
      isCut: true,
    }),
  );
  show();
  expect(await screen.findByText('12 events were read.')).toBeVisible();
  expect(part().getByText('120 events were read, 4 of them only in part')).toBeVisible();
  const items = within(part().getByText('and 1 more').closest('ul') ?? document.body).getAllByRole(
    'listitem',
  );
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Staff meeting, 4 December 2030: how it repeats is not understood.',
    'An event without a name, 5 December 2030: its time zone is not known.',
    'Sports day: it has no date that can be read, so no time counts as busy.',
    'and 1 more',
  ]);
  expect(part().getByText(/The file ends early or is too long to read in full/)).toBeVisible();
});

test('shows the calendar of a server that does not count events yet', async () => {
  keep(aCalendar());
  show();
  expect(await screen.findByText('Read just now, 34 busy times.')).toBeVisible();
  expect(part().queryByText(/events were read/)).not.toBeInTheDocument();
});

test('a calendar that could not be read for a while says since when, and that its times still count', async () => {
  keep(aCalendar({ state: 'stale', problem: 'unreachable', failingSince: '2030-01-07T04:30:00.000Z' }));
  show();
  expect(
    await screen.findByText(
      /It could not be read since .*\d.*Nobody answers.* The 34 busy times from before still count\./,
    ),
  ).toBeVisible();
});
