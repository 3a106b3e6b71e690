import { showBooking } from '@paadam/bookings/testing';
import type { TimeProposal } from '@paadam/shared/contract';
import { formatMoment, formatTime } from '@paadam/shared/domain';
import { aBooking, apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const anHour = 3_600_000;
/** Noon in three days, so that what follows it is on the same day on every clock of the tests. */
const noon = new Date(new Date(Date.now() + 72 * anHour).setHours(12, 0, 0, 0)).getTime();
const slotAt = (hours: number) => ({
  dateTime: new Date(noon + hours * anHour).toISOString(),
  endsAt: new Date(noon + (hours + 1) * anHour).toISOString(),
});
const slots = [0, 1, 2, 3].map(slotAt);
const start = (index: number): string => slots[index]?.dateTime ?? '';

const { student, tutor } = aBooking();

const proposal = (changes: Partial<TimeProposal> = {}): TimeProposal => ({
  _id: 'proposal',
  by: tutor,
  bySide: 'tutor',
  note: 'I am at a conference.',
  times: slots.slice(0, 2),
  createdAt: new Date(Date.now() - anHour).toISOString(),
  lapsesAt: new Date(Date.now() + 10 * anHour).toISOString(),
  ...changes,
});

const timesUrl = apiUrl('/bookings/:id/times');
const openTimes = http.get(timesUrl, () => HttpResponse.json(ok(slots)));

test('proposes up to three open times with a note', async () => {
  const view = await showBooking('student', { status: 'accepted' }, [openTimes]);
  let sent: unknown;
  server.use(
    http.post(apiUrl('/bookings/:id/proposals'), async ({ request }) => {
      sent = await request.json();
      const own = proposal({ by: student, bySide: 'student', times: slots.slice(0, 3) });
      const booking = view.becomes({ proposal: own });
      return HttpResponse.json({ ...ok(booking), message: 'Times proposed' }, { status: 201 });
    }),
  );
  const { user } = view;
  await user.click(screen.getByRole('button', { name: 'Propose another time' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Propose another time' }));
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(dialog.getByText('Choose a time first.')).toBeVisible();

  for (const index of [2, 0, 1]) {
    await user.click(await dialog.findByRole('button', { name: formatTime(start(index)) }));
  }
  expect(dialog.getByRole('button', { name: formatTime(start(3)) })).toBeDisabled();
  expect(dialog.getByRole('button', { name: formatTime(start(0)) })).toHaveAttribute('aria-pressed', 'true');
  await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'School has an event.');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Times proposed')).toBeVisible();
  expect(sent).toEqual({ times: [start(0), start(1), start(2)], note: 'School has an event.' });
  expect(await screen.findByRole('region', { name: 'You proposed another time' })).toBeVisible();
});

test('where a time is refused, it is chosen no more, and its day shows what is open now', async () => {
  const view = await showBooking('student', { status: 'accepted' }, [openTimes]);
  let sent: unknown;
  server.use(
    http.post(
      apiUrl('/bookings/:id/proposals'),
      () => {
        server.use(http.get(timesUrl, () => HttpResponse.json(ok(slots.slice(1)))));
        const taken = failure('slot_taken', 'It has been taken.', { data: { slots: slots.slice(1) } });
        return HttpResponse.json(taken, { status: 409 });
      },
      { once: true },
    ),
  );
  const { user } = view;
  await user.click(screen.getByRole('button', { name: 'Propose another time' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Propose another time' }));
  await user.click(await dialog.findByRole('button', { name: formatTime(start(0)) }));
  await user.click(dialog.getByRole('button', { name: formatTime(start(2)) }));
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText('It has been taken.')).toBeVisible();
  await waitFor(() =>
    expect(dialog.queryByRole('button', { name: formatTime(start(0)) })).not.toBeInTheDocument(),
  );
  server.use(
    http.post(apiUrl('/bookings/:id/proposals'), async ({ request }) => {
      sent = await request.json();
      const booking = view.becomes({ proposal: proposal({ by: student, bySide: 'student' }) });
      return HttpResponse.json({ ...ok(booking), message: 'Times proposed' }, { status: 201 });
    }),
  );
  await user.click(await dialog.findByRole('button', { name: formatTime(start(3)) }));
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Times proposed')).toBeVisible();
  expect(sent).toEqual({ times: [start(2), start(3)] });
});

test('changes the time of a request at once', async () => {
  const view = await showBooking('parent', {}, [openTimes]);
  let sent: unknown;
  server.use(
    http.put(apiUrl('/bookings/:id/time'), async ({ request }) => {
      sent = await request.json();
      const booking = view.becomes(slots[1] ?? {});
      return HttpResponse.json({ ...ok(booking), message: 'Time of the request changed' });
    }),
  );
  await view.user.click(screen.getByRole('button', { name: 'Change the time' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the time' }));
  await view.user.click(await dialog.findByRole('button', { name: formatTime(start(0)) }));
  await view.user.click(dialog.getByRole('button', { name: formatTime(start(1)) }));
  await view.user.click(dialog.getByRole('button', { name: 'Ask for this time' }));
  expect(await screen.findByText('Time of the request changed')).toBeVisible();
  expect(sent).toEqual({ dateTime: start(1) });
});

test('takes one of the times that the other side proposes', async () => {
  const view = await showBooking('student', { status: 'accepted', proposal: proposal() });
  let sent: unknown;
  server.use(
    http.put(apiUrl('/bookings/:id/proposals/:proposal'), async ({ request }) => {
      sent = await request.json();
      const booking = view.becomes({ ...slots[1], proposal: null });
      return HttpResponse.json({ ...ok(booking), message: 'New time taken' });
    }),
  );
  const banner = within(screen.getByRole('region', { name: 'Meera Iyer proposes another time' }));
  expect(banner.getByText('“I am at a conference.”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Propose another time' })).not.toBeInTheDocument();
  await view.user.click(banner.getByRole('button', { name: `Take ${formatMoment(start(1))}` }));
  expect(await screen.findByText('New time taken')).toBeVisible();
  expect(sent).toEqual({ answer: 'taken', dateTime: start(1) });
  expect(screen.queryByRole('region', { name: /proposes another time/ })).not.toBeInTheDocument();
});

test('asks a tutor first before a time is taken at which a calendar of theirs has something', async () => {
  const [first, second] = slots;
  if (!first || !second) throw new Error('There are two times.');
  const times = [{ ...first, busyCalendars: ['Work'] }, second];
  const asked = proposal({ by: student, bySide: 'student', times });
  const view = await showBooking('tutor', { status: 'accepted', proposal: asked });
  const sent: unknown[] = [];
  server.use(
    http.put(apiUrl('/bookings/:id/proposals/:proposal'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        ...ok(view.becomes({ ...first, proposal: null })),
        message: 'New time taken',
      });
    }),
  );
  const { user } = view;
  const take = screen.getByRole('button', { name: `Take ${formatMoment(start(0))}` });
  await user.click(take);
  const question = within(screen.getByRole('dialog', { name: `Take ${formatMoment(start(0))}?` }));
  expect(question.getByText(/^Your calendar “Work” has something then\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Not now' }));
  expect(sent).toEqual([]);
  await user.click(take);
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('New time taken')).toBeVisible();
  expect(sent).toEqual([{ answer: 'taken', dateTime: start(0) }]);
});

test('keeps the old time, and says why where a time is taken by then', async () => {
  const only = proposal({ times: slots.slice(0, 1) });
  const view = await showBooking('student', { status: 'accepted', proposal: only });
  const url = apiUrl('/bookings/:id/proposals/:proposal');
  server.use(
    http.put(url, () => HttpResponse.json(failure('slot_taken', 'It has been taken.'), { status: 409 }), {
      once: true,
    }),
  );
  const banner = within(
    screen.getByRole('region', { name: `Meera Iyer proposes ${formatMoment(start(0))}` }),
  );
  await view.user.click(banner.getByRole('button', { name: /^Take/ }));
  expect(await banner.findByText('It has been taken.')).toBeVisible();
  server.use(
    http.put(url, () =>
      HttpResponse.json({ ...ok(view.becomes({ proposal: null })), message: 'Old time kept' }),
    ),
  );
  await view.user.click(banner.getByRole('button', { name: 'Keep the old time' }));
  expect(await screen.findByText('Old time kept')).toBeVisible();
});

test('takes one’s own proposal back', async () => {
  const view = await showBooking('tutor', { status: 'accepted', proposal: proposal() });
  server.use(
    http.put(apiUrl('/bookings/:id/proposals/:proposal'), () =>
      HttpResponse.json({ ...ok(view.becomes({ proposal: null })), message: 'Proposal withdrawn' }),
    ),
  );
  const banner = within(screen.getByRole('region', { name: 'You proposed another time' }));
  expect(banner.queryByRole('button', { name: /^Take \w/ })).toHaveAccessibleName('Take it back');
  await view.user.click(banner.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Proposal withdrawn')).toBeVisible();
});

test('a parent reads who of their side has proposed, and can take it back', async () => {
  await showBooking('parent', {
    status: 'accepted',
    proposal: proposal({ by: student, bySide: 'student' }),
  });
  const banner = within(screen.getByRole('region', { name: `${student.name} proposed another time` }));
  expect(banner.getByRole('button', { name: 'Take it back' })).toBeVisible();
});

test('what happened to its time stands in the timeline', async () => {
  const by = { _id: 'tutor', name: 'Meera Iyer', role: 'tutor' as const };
  const none = { from: null, to: null, note: null };
  const at = new Date().toISOString();
  await showBooking('student', {
    status: 'accepted',
    changes: [
      { ...none, kind: 'proposed', at, by, note: 'School.' },
      { ...none, kind: 'moved', at, by, from: start(0), to: start(1) },
      { ...none, kind: 'lapsed-move', at, by: null },
    ],
  });
  const steps = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Requested by'),
    expect.stringMatching(/^Another time proposed by Meera Iyer.*“School.”/),
    expect.stringContaining(`From ${formatMoment(start(0))} to ${formatMoment(start(1))}`),
    expect.stringMatching(/^Proposal lapsed without an answer/),
  ]);
});
