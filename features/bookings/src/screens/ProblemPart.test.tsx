import { showBooking } from '@paadam/bookings/testing';
import type { LessonProblem } from '@paadam/shared/contract';
import { apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';

const url = apiUrl('/bookings/:id/problem');
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const taught = { status: 'completed', dateTime: hours(-2), endsAt: hours(-1) } as const;
const payment = {
  _id: 'p',
  status: 'paid',
  amount: 60_000,
  payBy: null,
  refund: 0,
  refunded: 0,
  isTest: true,
} as const;
const aProblem = (values: Partial<LessonProblem> = {}): LessonProblem => ({
  _id: 'problem',
  kind: 'late',
  text: 'Twenty minutes.',
  by: { _id: 'asha', name: 'Asha Raman' },
  bySide: 'student',
  createdAt: hours(-1),
  answerBy: hours(47),
  status: 'open',
  answer: null,
  refund: null,
  reason: null,
  settledAt: null,
  ...values,
});
const sayIt = () => screen.queryByRole('button', { name: 'Something went wrong' });

test.each([
  ['before its start', 1, 2, false],
  ['while it runs', -0.5, 0.5, true],
  ['a day after it', -25.9, -24.9, false],
])('offers to say what went wrong: %s', async (_, from, to, isOffered) => {
  const status = from > 0 || to > 0 ? 'accepted' : 'completed';
  await showBooking('tutor', { status, dateTime: hours(from), endsAt: hours(to) });
  expect(sayIt() !== null).toBe(isOffered);
});

test('asks what it was and what happened, says what would follow, and keeps it where it fails', async () => {
  const { user, becomes, booking } = await showBooking('student', { ...taught, payment });
  const sent: unknown[] = [];
  let fails = true;
  server.use(
    http.post(url, async ({ request }) => {
      sent.push(await request.json());
      if (fails) return HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 });
      return HttpResponse.json({ ...ok(becomes({ problem: aProblem() })), message: 'Told' }, { status: 201 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Something went wrong' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Say what went wrong' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Please choose one.')).toBeVisible();
  expect(dialog.getByText('Please say what happened.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('What it was'), `${booking.tutor.name} came late`);
  await user.type(dialog.getByLabelText('What happened'), 'Twenty minutes.');
  expect(dialog.getByText(`If ${booking.tutor.name} agrees: ₹300 go back to who paid.`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Not now.')).toBeVisible();
  expect(dialog.getByLabelText('What happened')).toHaveValue('Twenty minutes.');
  fails = false;
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Told')).toBeVisible();
  expect(sent.at(-1)).toEqual({ kind: 'late', text: 'Twenty minutes.' });
  expect(await screen.findByRole('button', { name: 'Take it back' })).toBeVisible();
  expect(sayIt()).not.toBeInTheDocument();
});

test('lets the other side answer, with what it says', async () => {
  const { user, becomes } = await showBooking('tutor', { ...taught, payment, problem: aProblem() });
  const sent: unknown[] = [];
  server.use(
    http.put(url, async ({ request }) => {
      sent.push(await request.json());
      const answer = { by: { _id: 'meera', name: 'Meera Iyer' }, text: 'I was there.', at: hours(0) };
      return HttpResponse.json({
        ...ok(becomes({ problem: aProblem({ status: 'disputed', answer }) })),
        message: 'Paadam looks into it',
      });
    }),
  );
  expect(screen.getByText(/If you agree: ₹300 go back to who paid\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^What you say to it/), 'I was there.');
  await user.click(screen.getByRole('button', { name: 'Do not agree' }));
  expect(await screen.findByText(/Paadam looks into it, decides/)).toBeVisible();
  expect(sent).toEqual([{ problem: 'problem', answer: 'disputed', text: 'I was there.' }]);
  expect(screen.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
});

test('says nothing of money where none was paid', async () => {
  await showBooking('tutor', { ...taught, payment: null, problem: aProblem() });
  const part = screen.getByRole('heading', { name: /Asha Raman says/ }).closest('section');
  expect(part).not.toHaveTextContent(/₹|paid|go back|money/);
});

test('says what was decided, and what goes back', async () => {
  const problem = aProblem({
    status: 'decided',
    refund: 20_000,
    reason: 'Neither was to blame.',
    settledAt: hours(0),
  });
  await showBooking('parent', { ...taught, payment, problem });
  expect(screen.getByText(/^Paadam has decided\./)).toHaveTextContent(
    'Paadam has decided. “Neither was to blame.”',
  );
  expect(screen.getByText('₹200 go back to who paid.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
});
