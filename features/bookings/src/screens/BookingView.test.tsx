import { lessonIn, openBooking, showBooking } from '@paadam/bookings/testing';
import type { BookingDetails } from '@paadam/shared/contract';
import { formatMoment, formatTime } from '@paadam/shared/domain';
import {
  aBookingDetails,
  apiLog,
  apiUrl,
  failure,
  HttpResponse,
  http,
  ok,
  server,
} from '@paadam/shared/testing';
import { act, screen, within } from '@testing-library/react';

const url = apiUrl('/bookings/:id');
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const timeline = () =>
  within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

/** The facts, each as "term: value". */
const facts = () =>
  within(screen.getByRole('region', { name: 'Booking' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('says that it is loading, with the way back', () => {
  openBooking('tutor', {}, [http.get(url, () => new Promise(() => {}))]);
  expect(screen.getByText('Loading the booking…')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lessons' })).toHaveAttribute('href', '/lessons');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each([
  ['not_found', 404],
  ['validation_failed', 400],
] as const)('is the page of what is not there where the answer is %s', async (code, status) => {
  openBooking('student', {}, [
    http.get(url, () => HttpResponse.json(failure(code, 'There is no such booking.'), { status })),
  ]);
  expect(await heading('Oops! Lost in Space?')).toBeVisible();
});

test('says why it could not be loaded, and loads it on Retry', async () => {
  const { user } = openBooking('parent', {}, [
    http.get(url, () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }), {
      once: true,
    }),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading booking: Not now.');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Mathematics for Asha Raman with Meera Iyer')).toBeVisible();
});

test('asks for the booking once', async () => {
  const { asked } = apiLog;
  await showBooking('tutor');
  expect(apiLog.asked - asked).toBe(1);
});

test('keeps what it shows while the booking is loaded anew and where that fails, when the window comes back', async () => {
  const { becomes } = await showBooking('student');
  const comeBack = () =>
    act(() => {
      window.dispatchEvent(new Event('blur'));
      window.dispatchEvent(new Event('focus'));
    });
  server.use(
    http.get(url, () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }), {
      once: true,
    }),
  );
  comeBack();
  expect(await screen.findByText('Error loading booking: Not now.')).toBeVisible();
  expect(screen.getByText('Pending')).toBeVisible();
  becomes({ status: 'accepted' });
  comeBack();
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(screen.queryByText('Error loading booking: Not now.')).not.toBeInTheDocument();
});

describe('shows the whole booking', () => {
  const booked = (booking: BookingDetails) => [
    `Date & Time: ${formatMoment(booking.dateTime)} to ${formatTime(booking.endsAt)}`,
    'Duration: 60 mins',
    'Subject: Mathematics (Science)',
    'Price: ₹600',
    'Student: Asha Raman',
    'Tutor: Meera Iyer',
    'Booked by: Asha Raman',
  ];

  test.each([
    ['tutor', 'Mathematics with Asha Raman'],
    ['student', 'Mathematics with Meera Iyer'],
    ['parent', 'Mathematics for Asha Raman with Meera Iyer'],
  ] as const)('to a %s', async (role, title) => {
    const { booking } = await showBooking(role);
    expect(await heading(title)).toBeVisible();
    expect(document.title).toBe(`${title} · Paadam`);
    expect(facts()).toEqual(booked(booking));
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText(/^Times are in /)).toBeVisible();
  });

  test.each(['student', 'parent'] as const)('with the tutor’s page a step away for a %s', async (role) => {
    const { booking } = await showBooking(role);
    expect(screen.getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute(
      'href',
      `/tutors/${booking.tutor._id}`,
    );
  });

  test('with who booked it, where that is a parent, and how long it can be answered', async () => {
    const { booking } = await showBooking('student', { bookedBy: { _id: 'p', name: 'Lakshmi Raman' } });
    expect(facts()).toContain('Booked by: Lakshmi Raman');
    // Two days after the request would be later than the lesson.
    expect(screen.getByText(/^Meera Iyer can answer until/)).toHaveTextContent(
      `Meera Iyer can answer until ${formatMoment(booking.dateTime)}. After that the request expires.`,
    );
  });

  const next = () => screen.queryByRole('region', { name: 'What happens next' });

  test('with what becomes of a request, and the form for another time', async () => {
    const { booking } = await showBooking('student');
    expect(next()).toHaveTextContent(`Meera Iyer answersBy ${formatMoment(booking.dateTime)} at the latest.`);
    expect(next()).toHaveTextContent(
      'Until it is answered you can change its time here, and cancel it at any time before it starts.',
    );
    const form = screen.getByRole('link', { name: 'ask for another lesson' });
    expect(form).toHaveAttribute(
      'href',
      `/student/bookings/:${booking.tutor._id}?duration=1&subject=${booking.subject._id}`,
    );
  });

  test('with the child for whom a parent would ask again', async () => {
    const { booking } = await showBooking('parent');
    expect(screen.getByRole('link', { name: 'ask for another lesson' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`&child=${booking.student._id}$`)),
    );
  });

  test.each([
    ['its tutor', 'tutor', 'pending'],
    ['its student once it is accepted', 'student', 'accepted'],
  ] as const)('without what becomes of a request to %s', async (_, role, status) => {
    await showBooking(role, { status });
    expect(next()).not.toBeInTheDocument();
  });

  test('with the meeting link while the lesson is to come, and without it afterwards', async () => {
    const meetingLink = 'https://meet.example/asha';
    const { unmount } = await showBooking('parent', { status: 'accepted', meetingLink });
    expect(screen.getByRole('link', { name: meetingLink })).toHaveAttribute('href', meetingLink);
    unmount();
    await showBooking('parent', { status: 'completed', meetingLink });
    expect(screen.queryByText('Meeting link')).not.toBeInTheDocument();
  });

  test('with no link to what is no web address', async () => {
    await showBooking('student', { status: 'accepted', meetingLink: 'javascript:alert(1)' });
    expect(facts()).toContain('Where: In the lesson’s room on Paadam');
    expect(screen.queryByText('Meeting link')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  });

  test('with all that happened to it, by whom and why', async () => {
    const at = '2030-01-01T04:30:00.000Z';
    await showBooking('tutor', {
      status: 'cancelled',
      timeline: [
        { status: 'pending', at, by: { _id: 'p', name: 'Lakshmi', role: 'parent' }, reason: null },
        { status: 'accepted', at, by: { _id: 't', name: 'Meera', role: 'tutor' }, reason: null },
        { status: 'cancelled', at, by: { _id: 't', name: 'Meera', role: 'tutor' }, reason: 'I am unwell.' },
      ],
    });
    expect(timeline()).toEqual([
      `Requested by Lakshmi${formatMoment(at)}`,
      `Accepted by Meera${formatMoment(at)}`,
      `Cancelled by Meera${formatMoment(at)}“I am unwell.”`,
    ]);
  });

  test('with what the clock did', async () => {
    const at = '2030-01-01T04:30:00.000Z';
    await showBooking('student', {
      status: 'expired',
      timeline: [{ status: 'expired', at, by: null, reason: null }],
    });
    expect(timeline()).toEqual([`Expired without an answer${formatMoment(at)}`]);
  });

  test('with the student’s review', async () => {
    await showBooking('parent', {
      ...lessonIn(-3000),
      status: 'completed',
      rating: 4,
      review: { rating: 4, comment: 'Patient, and always well prepared.', createdAt: '2030-01-08T04:30:00Z' },
    });
    const review = within(screen.getByRole('region', { name: 'Review' }));
    expect(review.getByText('Patient, and always well prepared.')).toBeVisible();
    expect(review.getByText('4 out of 5 stars')).toBeInTheDocument();
    expect(review.getByText('8 January 2030')).toBeVisible();
  });
});

describe('offers what can be done', () => {
  const past = lessonIn(-3000);
  /** Buttons and links that do something with the booking. */
  const offered = () => {
    const actions = within(screen.getByRole('region', { name: 'Booking' }));
    return [...actions.queryAllByRole('button'), ...actions.queryAllByRole('link')]
      .map((control) => control.textContent)
      .filter((name) => name !== 'Meera Iyer');
  };

  test.each([
    [
      'a tutor while a request waits',
      'tutor',
      { status: 'pending' },
      ['Accept', 'Decline', 'Propose another time'],
    ],
    ['a tutor once its time has come', 'tutor', { status: 'pending', ...lessonIn(-5) }, []],
    ['a tutor once it has waited too long', 'tutor', { answerBy: '2020-01-01T00:00:00Z' }, []],
    [
      'a tutor before a lesson',
      'tutor',
      { status: 'accepted' },
      ['Join Now', 'Add to calendar', 'Propose another time', 'Cancel lesson'],
    ],
    [
      'a tutor during it',
      'tutor',
      { status: 'accepted', ...lessonIn(-5) },
      ['Add to calendar', 'Something went wrong', 'Join Now'],
    ],
    ['a tutor after it', 'tutor', { status: 'completed', ...past }, []],
    ['a tutor who declined', 'tutor', { status: 'declined' }, []],
    ['a student who waits', 'student', { status: 'pending' }, ['Change the time', 'Cancel lesson']],
    [
      'a student before a lesson',
      'student',
      { status: 'accepted' },
      ['Join Now', 'Add to calendar', 'Propose another time', 'Cancel lesson'],
    ],
    [
      'a student during it',
      'student',
      { status: 'accepted', ...lessonIn(-5) },
      ['Add to calendar', 'Something went wrong', 'Join Now'],
    ],
    ['a student after it', 'student', { status: 'completed', ...past }, ['Leave Review', 'Book again']],
    ['a student who reviewed it', 'student', { status: 'completed', rating: 5, ...past }, ['Book again']],
    ['a student who was declined', 'student', { status: 'declined' }, ['Book again']],
    ['a student after a cancellation', 'student', { status: 'cancelled' }, ['Book again']],
    ['a student who waited in vain', 'student', { status: 'expired' }, ['Book again']],
    ['a parent who waits', 'parent', { status: 'pending' }, ['Change the time', 'Cancel lesson']],
    [
      'a parent before a lesson',
      'parent',
      { status: 'accepted' },
      ['Add to calendar', 'Propose another time', 'Cancel lesson'],
    ],
    ['a parent after it', 'parent', { status: 'completed', ...past }, ['Book again']],
  ] as const)('to %s', async (_, role, changes, names) => {
    await showBooking(role, changes);
    expect(offered()).toEqual(names);
  });

  const atItsTime = { status: 'accepted', ...lessonIn(5), meetingLink: 'https://meet.example/asha' } as const;

  test.each(['tutor', 'student'] as const)('to a %s the way into the lesson, at its time', async (role) => {
    await showBooking(role, atItsTime);
    expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/room$/),
    );
    expect(screen.getByRole('link', { name: /^Meeting link, outside Paadam/ })).toHaveAttribute(
      'href',
      atItsTime.meetingLink,
    );
  });

  test('to a parent the way to watch it, at its time', async () => {
    await showBooking('parent', atItsTime);
    expect(screen.queryByText('Join Now')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Watch the lesson' })).toBeInTheDocument();
  });

  test('books again with the same tutor, a parent for the same child', async () => {
    const { booking } = await showBooking('parent', { status: 'completed', ...past });
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      `/student/bookings/:${booking.tutor._id}?child=${booking.student._id}`,
    );
  });
});

test('asks again where the clock must have moved the booking on', async () => {
  const over = { status: 'completed', ...lessonIn(-61) } as const;
  const late = aBookingDetails({ ...over, status: 'accepted' });
  openBooking('student', over, [http.get(url, () => HttpResponse.json(ok(late)), { once: true })]);
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave Review' })).toBeVisible();
});
