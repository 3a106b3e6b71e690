import { lessonIn, showBooking } from '@paadam/bookings/testing';
import type { Review } from '@paadam/shared/contract';
import { apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';

const url = apiUrl('/reviews');
const show = () => showBooking('student', { status: 'completed', ...lessonIn(-3000) });
type View = Awaited<ReturnType<typeof show>>;

const ask = async ({ user }: View) => {
  await user.click(screen.getByRole('button', { name: 'Leave Review' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave Review' }));
  return {
    ...dialog,
    star: (name: string) => dialog.getByRole('radio', { name }),
    text: dialog.getByRole('textbox', { name: 'Your review (optional)' }),
    send: () => user.click(dialog.getByRole('button', { name: 'Send review' })),
  };
};

/** Answers the next reviews as the server does, and keeps what came. */
const take = (view: View) => {
  const sent: unknown[] = [];
  server.use(
    http.post<never, { rating: number; comment: string }>(url, async ({ request }) => {
      const { rating, comment } = await request.json();
      sent.push({ rating, comment });
      const createdAt = '2030-01-08T04:30:00.000Z';
      const { _id, student, tutor, subject } = view.becomes({
        rating,
        review: { rating, comment, createdAt },
      });
      const review: Review = { _id: 'r', booking: _id, student, tutor, subject, rating, comment, createdAt };
      return HttpResponse.json({ ...ok(review), message: 'Thank you for your review.' }, { status: 201 });
    }),
  );
  return sent;
};

test('takes stars and words, thanks, and shows the review; there is no second one', async () => {
  const view = await show();
  const sent = take(view);
  const dialog = await ask(view);
  await view.user.click(dialog.star('4 stars'));
  await view.user.fill(dialog.text, ' Patient. ');
  await dialog.send();
  expect(await screen.findByText('Thank you for your review.')).toBeVisible();
  const review = within(await screen.findByRole('region', { name: 'Review' }));
  expect(review.getByText('Patient.')).toBeVisible();
  expect(sent).toEqual([{ rating: 4, comment: 'Patient.' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('needs no words', async () => {
  const view = await show();
  const sent = take(view);
  const dialog = await ask(view);
  await view.user.click(dialog.star('5 stars'));
  await dialog.send();
  expect(await screen.findByRole('region', { name: 'Review' })).toBeVisible();
  expect(sent).toEqual([{ rating: 5, comment: '' }]);
});

test('needs stars, and says so where they are to be given', async () => {
  const view = await show();
  const sent = take(view);
  const dialog = await ask(view);
  await view.user.fill(dialog.text, 'Patient.');
  await dialog.send();
  expect(dialog.getByText('Choose one to five stars.')).toBeVisible();
  expect(dialog.star('1 star')).toHaveFocus();
  expect(sent).toEqual([]);
  await view.user.click(dialog.star('3 stars'));
  expect(dialog.queryByText('Choose one to five stars.')).not.toBeInTheDocument();
});

test('keeps stars and words where it failed, and sends them again', async () => {
  const view = await show();
  server.use(
    http.post(url, () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }), {
      once: true,
    }),
  );
  const dialog = await ask(view);
  await view.user.click(dialog.star('4 stars'));
  await view.user.fill(dialog.text, 'Patient.');
  await dialog.send();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
  expect(dialog.star('4 stars')).toBeChecked();
  expect(dialog.text).toHaveValue('Patient.');
  const sent = take(view);
  await dialog.send();
  expect(await screen.findByRole('region', { name: 'Review' })).toBeVisible();
  expect(sent).toEqual([{ rating: 4, comment: 'Patient.' }]);
});

test('says so where the lesson has a review by now, and shows that', async () => {
  const view = await show();
  server.use(
    http.post(url, () => {
      view.becomes({
        rating: 5,
        review: { rating: 5, comment: 'From the other tab.', createdAt: '2030-01-08T04:30:00.000Z' },
      });
      return HttpResponse.json(failure('already_reviewed', 'You have reviewed this lesson already.'), {
        status: 409,
      });
    }),
  );
  const dialog = await ask(view);
  await view.user.click(dialog.star('4 stars'));
  await dialog.send();
  expect(await dialog.findByRole('alert')).toHaveTextContent('You have reviewed this lesson already.');
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  expect(await screen.findByText('From the other tab.')).toBeInTheDocument();
  await view.user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
