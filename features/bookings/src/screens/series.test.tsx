import { lessonIn, showBooking } from '@paadam/bookings/testing';
import type { BookingDetails } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { aBookingDetails, apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, within } from '@testing-library/react';

const week = 7 * 1440;

/** The second of four weekly lessons, the first of which is over. */
const second = (status: BookingDetails['status']): Partial<BookingDetails> => {
  const { _id } = aBookingDetails();
  const at = (position: number) => lessonIn(1440 + (position - 2) * week);
  return {
    ...at(2),
    status,
    series: { _id: 'series', position: 2, of: 4 },
    seriesBookings: [1, 2, 3, 4].map((position) => ({
      _id: position === 2 ? _id : `lesson ${position}`,
      position,
      dateTime: at(position).dateTime,
      endsAt: at(position).endsAt,
      status: position === 1 ? 'completed' : status,
    })),
  };
};

/** Answers what is done to the whole series, and keeps it. */
const answerSeries = (answer: () => Response) => {
  const sent: unknown[] = [];
  server.use(
    http.put(apiUrl('/bookings/series/:id'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return answer();
    }),
  );
  return sent;
};

const part = () => within(screen.getByRole('region', { name: 'Weekly lessons' }));

test('a tutor accepts all that are left at once, and sees which', async () => {
  const view = await showBooking('tutor', second('pending'));
  expect(part().getAllByRole('link')).toHaveLength(3);
  expect(
    part()
      .getAllByText(/of 4$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
  const sent = answerSeries(() => {
    const { booking } = view;
    view.becomes({ status: 'accepted' });
    return HttpResponse.json(ok({ _id: 'series', bookings: [booking, booking, booking] }));
  });
  await view.user.click(part().getByRole('button', { name: 'Accept all 3' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept 3 lessons?' }));
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(formatMoment(view.booking.dateTime));
  await view.user.click(dialog.getByRole('button', { name: 'Accept 3 lessons' }));
  expect(await screen.findByText('3 lessons accepted')).toBeVisible();
  expect(sent).toEqual([['series', { status: 'accepted' }]]);
});

test('a tutor is asked about each time at which another calendar has something', async () => {
  const { seriesBookings = [], ...rest } = second('pending');
  const view = await showBooking('tutor', {
    ...rest,
    seriesBookings: seriesBookings.map((one) =>
      one.position === 3 ? { ...one, busyCalendars: ['School'] } : one,
    ),
  });
  await view.user.click(part().getByRole('button', { name: 'Accept all 3' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept 3 lessons?' }));
  const third = formatMoment(seriesBookings[2]?.dateTime ?? '');
  expect(
    dialog.getByText(
      `Your calendar “School” has something at 1 of these times: ${third}. Accept all the same?`,
    ),
  ).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await view.user.click(part().getByRole('button', { name: 'Decline all 3' }));
  expect(screen.queryByText(/Your calendar/)).not.toBeInTheDocument();
});

test('a tutor’s reason stays where declining all fails', async () => {
  const view = await showBooking('tutor', second('pending'));
  const sent = answerSeries(() => HttpResponse.json(failure('internal', 'It broke.'), { status: 500 }));
  await view.user.click(part().getByRole('button', { name: 'Decline all 3' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Decline 3 lessons?' }));
  await view.user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'I am on leave.');
  await view.user.click(dialog.getByRole('button', { name: 'Decline 3 lessons' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('It broke.');
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('I am on leave.');
  expect(sent).toEqual([['series', { status: 'declined', reason: 'I am on leave.' }]]);
});

test('a student cancels one lesson, or it and those after it', async () => {
  const view = await showBooking('student', second('accepted'));
  expect(screen.queryByRole('button', { name: /^Accept all/ })).not.toBeInTheDocument();
  const sent = answerSeries(() => {
    const { booking } = view;
    view.becomes({ status: 'cancelled' });
    return HttpResponse.json(ok({ _id: 'series', bookings: [booking, booking, booking] }));
  });
  await view.user.click(screen.getByRole('button', { name: 'Cancel lesson' }));
  const one = within(screen.getByRole('dialog', { name: 'Cancel this lesson?' }));
  expect(one.queryByRole('list')).not.toBeInTheDocument();
  await view.user.click(one.getByRole('radio', { name: 'This and all after it (3)' }));
  const rest = within(screen.getByRole('dialog', { name: 'Cancel 3 lessons?' }));
  expect(rest.getAllByRole('listitem')).toHaveLength(3);
  await view.user.click(rest.getByRole('button', { name: 'Cancel 3 lessons' }));
  expect(await screen.findByText('3 lessons cancelled')).toBeVisible();
  expect(sent).toEqual([['series', { status: 'cancelled', from: view.booking._id }]]);
});

test('of a lesson by itself nothing is said of others', async () => {
  await showBooking('student', { status: 'accepted' });
  expect(screen.queryByRole('region', { name: 'Weekly lessons' })).not.toBeInTheDocument();
});
