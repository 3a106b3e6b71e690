import type { AuthData, Profile, Slot } from '@paadam/shared/contract';
import { addDays, dayOf, formatDay, formatTime, startOfDay } from '@paadam/shared/domain';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  aBooking,
  anAuthData,
  apiUrl,
  aSubject,
  aTutor,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  type RequestHandler,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';
import { toInputValue } from './localTime';

const tutor = aTutor();
const physics = aSubject({ _id: 'physics', name: 'Physics' });
const tomorrow = addDays(dayOf(new Date()), 1);
const dayAfter = addDays(tomorrow, 1);

/** An open hour of a day, by the hour at which it starts on the viewer's clock. */
const slotAt = (day: string, hour: number): Slot => {
  const start = startOfDay(day).getTime() + hour * 3_600_000;
  return { dateTime: new Date(start).toISOString(), endsAt: new Date(start + 3_600_000).toISOString() };
};
const nine = slotAt(tomorrow, 9);
const ten = slotAt(tomorrow, 10);
const three = slotAt(dayAfter, 15);
const clock = ({ dateTime }: Slot) => formatTime(dateTime);

const slotsUrl = apiUrl('/tutors/:id/slots');
const createUrl = apiUrl('/bookings/create');

interface Scene {
  profile?: Partial<Profile>;
  user?: AuthData;
  path?: string;
  /** The server's, before those of the scene. */
  answers?: RequestHandler[];
}

const show = ({ profile, user, path = `/student/bookings/:${tutor._id}`, answers = [] }: Scene = {}) => {
  server.use(
    ...answers,
    http.get(apiUrl('/bookings/student/:id'), () => HttpResponse.json(list([], { sessionCount: 0 }))),
    http.get(apiUrl('/reviews'), () => HttpResponse.json(list([]))),
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([physics, aSubject()]))),
    http.get(apiUrl('/bookings/room'), () =>
      HttpResponse.json(ok({ isNew: false, left: 30, refusal: null })),
    ),
    http.get(slotsUrl, () => HttpResponse.json(ok([nine, ten, three]))),
    http.get(apiUrl('/profile/:id'), ({ params }) =>
      params.id === tutor._id
        ? HttpResponse.json(ok({ ...tutor, ...profile }))
        : HttpResponse.json(failure('not_found', 'There is no such profile.'), { status: 404 }),
    ),
  );
  return renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path,
    user: user ?? anAuthData(),
  });
};

/** Answers the next requests for a lesson, and keeps what they asked for. */
const answerRequests = (answer: () => Response | Promise<Response>) => {
  const asked: unknown[] = [];
  server.use(
    http.post(createUrl, async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
};
const refuse = (status: number, body: ReturnType<typeof failure>) => () =>
  HttpResponse.json(body, { status });

const timesOf = (day: string) => screen.findByRole('radiogroup', { name: `Open times on ${formatDay(day)}` });
const timeTexts = async (day: string) =>
  within(await timesOf(day))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);
const timeAt = async (day: string, slot: Slot) =>
  within(await timesOf(day)).getByRole('radio', { name: clock(slot) });
const dayTile = (day: string) =>
  within(screen.getByRole('radiogroup', { name: 'Days' })).getByRole('radio', {
    name: new RegExp(`${formatDay(day, { day: 'numeric' })} ${formatDay(day, { month: 'long' })}`),
  });
const dateTime = () => screen.getByLabelText('Date & Time');
/** Opens Date & Time. */
const another = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Another time' }));
  return dateTime();
};
const confirm = () => screen.getByRole('button', { name: 'Confirm Booking' });

const fillIn = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await timeAt(tomorrow, ten));
  await screen.findByRole('option', { name: 'Mathematics' });
  await user.selectOptions(screen.getByLabelText('Subject'), 'Mathematics');
};

describe('the tutor', () => {
  test.each([`/student/bookings/:${tutor._id}`, `/student/bookings/${tutor._id}`])(
    'is shown with name, e-mail and rate at %s',
    async (path) => {
      show({ path });
      expect(await screen.findByRole('heading', { name: 'Meera Iyer' })).toBeVisible();
      expect(screen.getByText('meera@example.test')).toBeVisible();
      expect(screen.getByText('per hour').parentElement).toHaveTextContent('₹600 per hour');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Schedule Your Session');
    },
  );

  test('who does not exist is said not to be found', async () => {
    show({ path: '/student/bookings/:nobody' });
    expect(await screen.findByText('This tutor could not be found')).toBeVisible();
  });

  test('who cannot be loaded is tried again', async () => {
    const broken = () => HttpResponse.json(failure('internal', 'It broke.'), { status: 500 });
    const { user } = show({ answers: [http.get(apiUrl('/profile/:id'), broken, { once: true })] });
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Meera Iyer' })).toBeVisible();
  });

  test('without a rate takes no bookings', async () => {
    show({ profile: { hourlyRate: null } });
    expect(await screen.findByText('Meera Iyer does not take bookings at present.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm Booking' })).not.toBeInTheDocument();
  });
});

describe('open times', () => {
  test('are those of the first day that has any', async () => {
    show();
    expect(await timeTexts(tomorrow)).toEqual([clock(nine), clock(ten)]);
  });

  test('of another day are a click away', async () => {
    const { user } = show();
    await timesOf(tomorrow);
    expect(dayTile(dayAfter)).toHaveAccessibleName(/1 open time$/);
    await user.click(dayTile(dayAfter));
    expect(await timeTexts(dayAfter)).toEqual([clock(three)]);
  });

  test('fill in Date & Time, which is behind "Another time"', async () => {
    const { user } = show();
    await user.click(await timeAt(tomorrow, ten));
    expect(await timeAt(tomorrow, ten)).toBeChecked();
    expect(screen.queryByLabelText('Date & Time')).not.toBeInTheDocument();
    expect(await another(user)).toHaveValue(`${tomorrow}T10:00`);
    await user.click(screen.getByRole('button', { name: 'Another time', expanded: true }));
    expect(screen.queryByLabelText('Date & Time')).not.toBeInTheDocument();
  });

  test('follow the date that is entered', async () => {
    const { user } = show();
    await timesOf(tomorrow);
    fireEvent.change(await another(user), { target: { value: `${dayAfter}T15:00` } });
    expect(await timeAt(dayAfter, three)).toBeChecked();
  });

  test('are two stops of the Tab key, days and times, with the arrow keys within', async () => {
    const { user } = show();
    await timesOf(tomorrow);
    act(() => screen.getByRole('button', { name: 'Later days' }).focus());
    await user.tab();
    expect(dayTile(tomorrow)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(dayTile(dayAfter)).toBeChecked();
    expect(dayTile(dayAfter)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    await user.tab();
    expect(await timeAt(tomorrow, nine)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await timeAt(tomorrow, ten)).toHaveFocus();
    expect(await timeAt(tomorrow, ten)).toBeChecked();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Another time' })).toHaveFocus();
  });

  test('are asked for anew with another duration', async () => {
    const { user } = show();
    await timesOf(tomorrow);
    const asked: (string | null)[] = [];
    server.use(
      http.get(slotsUrl, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('duration'));
        return HttpResponse.json(ok([slotAt(dayAfter, 15)]));
      }),
    );
    await user.selectOptions(screen.getByLabelText('Duration'), '2 hours');
    expect(await timesOf(dayAfter)).toBeVisible();
    expect(asked).toEqual(['2']);
  });

  test('of the next two weeks can be looked through', async () => {
    const { user } = show();
    await timesOf(tomorrow);
    const inThreeWeeks = addDays(tomorrow, 20);
    server.use(http.get(slotsUrl, () => HttpResponse.json(ok([slotAt(inThreeWeeks, 9)]))));
    await user.click(screen.getByRole('button', { name: 'Later days' }));
    expect(await timesOf(inThreeWeeks)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Earlier days' })).toBeEnabled();
  });

  test('that there are none of are said to be none', async () => {
    show({ answers: [http.get(slotsUrl, () => HttpResponse.json(ok([])))] });
    expect(await screen.findByText(/No open times in these two weeks/)).toBeVisible();
  });

  test('that cannot be loaded say so, and are loaded on Retry', async () => {
    const away = () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 });
    const { user } = show({ answers: [http.get(slotsUrl, away, { once: true })] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The open times could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await timesOf(tomorrow)).toBeVisible();
  });

  test('of a tutor without weekly times are any, in Date & Time', async () => {
    show({ profile: { availability: [] } });
    expect(await screen.findByText(/Ask for any time that suits you/)).toBeVisible();
    expect(dateTime()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Another time' })).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  test('offers the tutor’s subjects, and the others disabled under the reason', async () => {
    show();
    expect(await screen.findByRole('option', { name: 'Mathematics' })).toBeEnabled();
    expect(screen.getByRole('option', { name: 'Physics' })).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Not taught by Meera Iyer' })).toContainElement(
      screen.getByRole('option', { name: 'Physics' }),
    );
  });

  test('loads the subjects again where that failed', async () => {
    const broken = () => HttpResponse.json(failure('internal', 'Broken.'), { status: 500 });
    const { user } = show({
      profile: { availability: [] },
      answers: [http.get(apiUrl('/subjects'), broken, { once: true })],
    });
    expect(await screen.findByText('Failed to load subjects')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Mathematics' })).toBeEnabled();
  });

  test('starts with one hour, and says the price of what is chosen', async () => {
    const { user } = show();
    expect(await screen.findByLabelText('Duration')).toHaveDisplayValue('1 hour');
    await user.selectOptions(screen.getByLabelText('Duration'), '1.5 hours');
    expect(screen.getByText('₹900')).toBeVisible();
  });

  test('says how long the tutor can take: 48 hours, but not beyond the start', async () => {
    const { user } = show({
      path: `/student/bookings/:${tutor._id}?dateTime=${slotAt(addDays(tomorrow, 3), 9).dateTime}`,
    });
    expect(await screen.findByText('The tutor has 48 hours to accept.')).toBeVisible();
    fireEvent.change(await another(user), {
      target: { value: toInputValue(new Date(Date.now() + 7_200_000)) },
    });
    expect(await screen.findByText('The tutor can accept until the start.')).toBeVisible();
  });

  test('names the zone of its times', async () => {
    const { user } = show();
    expect(await another(user)).toHaveAccessibleDescription(/^Times are in .+/);
  });

  test('says what is missing, beside each field, and sends nothing', async () => {
    const asked = answerRequests(() => HttpResponse.json(ok(aBooking()), { status: 201 }));
    const { user } = show({ profile: { subjects: [aSubject()._id, physics._id] } });
    await timesOf(tomorrow);
    await user.click(confirm());
    expect(screen.getByRole('alert')).toHaveTextContent('Please check what is marked above.');
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please choose a subject.');
    expect(screen.getByLabelText('Subject')).toHaveFocus();
    expect(await timesOf(tomorrow)).toHaveAccessibleDescription('Please choose a date and time.');
    expect(asked).toEqual([]);
  });

  test('leads to the times where only the time is missing', async () => {
    const { user } = show();
    await timesOf(tomorrow);
    await user.click(confirm());
    expect(await timeAt(tomorrow, nine)).toHaveFocus();
    await user.keyboard(' ');
    expect(await timesOf(tomorrow)).not.toHaveAccessibleDescription();
  });

  test('opens Date & Time for a missing time where there are none to choose from', async () => {
    const { user } = show({ answers: [http.get(slotsUrl, () => HttpResponse.json(ok([])))] });
    await screen.findByText(/No open times in these two weeks/);
    await user.click(confirm());
    expect(dateTime()).toHaveAccessibleDescription(/Please choose a date and time\./);
    expect(dateTime()).toHaveFocus();
  });

  test('refuses a time that has passed', async () => {
    const { user } = show();
    fireEvent.change(await another(user), {
      target: { value: toInputValue(new Date(Date.now() - 3_600_000)) },
    });
    await user.click(confirm());
    expect(dateTime()).toHaveAccessibleDescription(/This time has passed/);
  });
});

describe('a trial lesson', () => {
  const trial = { trialPrice: 15_000 };
  const atTrial = `/student/bookings/:${tutor._id}?duration=0.5`;

  test('is chosen as a duration, at its own price, and asked for as one', async () => {
    const asked = answerRequests(() => HttpResponse.json(ok(aBooking({ _id: 'made' })), { status: 201 }));
    const { user } = show({ profile: trial });
    await user.selectOptions(await screen.findByLabelText('Duration'), 'Trial lesson, 30 min, ₹150');
    expect(screen.getByText('₹150', { exact: true })).toBeVisible();
    expect(screen.queryByText(/Repeat weekly/)).not.toBeInTheDocument();
    await fillIn(user);
    await user.click(confirm());
    expect(await screen.findByText('Booking created successfully')).toBeVisible();
    expect(asked).toMatchObject([{ kind: 'trial', duration: '0.5' }]);
  });

  test('is chosen already where the tutor’s page led to it', async () => {
    show({ profile: { trialPrice: 0 }, path: atTrial });
    expect(await screen.findByLabelText('Duration')).toHaveDisplayValue('Trial lesson, 30 min, free');
  });

  test('that the tutor does not offer is none', async () => {
    show({ path: atTrial });
    const duration = await screen.findByLabelText('Duration');
    expect(duration).toHaveDisplayValue('1 hour');
    expect(within(duration).queryByRole('option', { name: /Trial/ })).not.toBeInTheDocument();
  });

  test('that the student has had says so, and is not asked for', async () => {
    const refusal = 'You have a trial lesson with Meera Iyer already, or had one.';
    const asked = answerRequests(() => HttpResponse.json(ok(aBooking()), { status: 201 }));
    const { user } = show({
      profile: trial,
      path: atTrial,
      answers: [
        http.get(apiUrl('/bookings/room'), () =>
          HttpResponse.json(ok({ isNew: false, left: 30, refusal: null, trial: { price: 15_000, refusal } })),
        ),
      ],
    });
    const duration = await screen.findByLabelText('Duration');
    await waitFor(() => expect(duration).toHaveAccessibleDescription(refusal));
    await fillIn(user);
    await user.click(confirm());
    await user.selectOptions(duration, '1 hour');
    expect(within(duration).queryByRole('option', { name: /Trial/ })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('a request', () => {
  test('asks for the picked time, and leads home with the good news and the way to the class', async () => {
    const asked = answerRequests(() => HttpResponse.json(ok(aBooking({ _id: 'made' })), { status: 201 }));
    const { user, router } = show();
    await fillIn(user);
    await user.click(confirm());
    expect(await screen.findByText('Booking created successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the lesson' })).toHaveAttribute(
      'href',
      '/student/classes/made',
    );
    // A portal on its own has no other home.
    expect(router.state.location.pathname).toBe('/student');
    expect(asked).toEqual([
      {
        student: anAuthData().id,
        tutor: tutor._id,
        subject: aSubject()._id,
        dateTime: ten.dateTime,
        duration: '1',
      },
    ]);
  });

  test('carries a note to the tutor along, of as many characters as are counted', async () => {
    const asked = answerRequests(() => HttpResponse.json(ok(aBooking()), { status: 201 }));
    const { user } = show();
    await fillIn(user);
    const note = screen.getByRole('textbox', { name: /^Note to Meera Iyer/ });
    expect(note).toHaveAccessibleDescription(/0 of 1000 characters$/);
    await user.fill(note, '  Quadratic equations, please. ');
    expect(note).toHaveAccessibleDescription(/31 of 1000 characters$/);
    await user.clear(note);
    await user.fill(note, '🥭'.repeat(1_001));
    expect([...(note as HTMLTextAreaElement).value]).toHaveLength(1_000);
    expect(note).toHaveAccessibleDescription(/1000 of 1000 characters$/);
    await user.clear(note);
    await user.fill(note, '  Quadratic equations, please. ');
    await user.click(confirm());
    await waitFor(() =>
      expect(asked).toEqual([expect.objectContaining({ note: 'Quadratic equations, please.' })]),
    );
  });

  test('shows that it is under way, and takes no second click', async () => {
    answerRequests(() => new Promise(() => {}));
    const { user } = show();
    await fillIn(user);
    await user.click(confirm());
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  });

  test('for a taken time keeps the form, says so and shows the fresh times at once', async () => {
    const fresh = slotAt(tomorrow, 16);
    answerRequests(
      refuse(
        409,
        failure('slot_taken', 'This time with Meera Iyer has been taken.', { data: { slots: [fresh] } }),
      ),
    );
    const { user, router } = show({
      profile: { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    });
    await fillIn(user);
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('This time with Meera Iyer has been taken.');
    expect(await timeTexts(tomorrow)).toEqual([clock(fresh)]);
    expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Mathematics');
    expect(router.state.location.pathname).toContain('/student/bookings/');

    await user.click(await timeAt(tomorrow, fresh));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(confirm()).toBeEnabled();
  });

  test('outside the tutor’s hours is explained beside the times', async () => {
    const message = 'Meera Iyer is not available for all of this time. Please choose an open time.';
    answerRequests(refuse(400, failure('validation_failed', message, { fields: { dateTime: message } })));
    const { user } = show();
    await fillIn(user);
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await timesOf(tomorrow)).toHaveAccessibleDescription(message);
  });

  test('that the server did not hear loses nothing, and can be made again', async () => {
    answerRequests(() => HttpResponse.error());
    const { user } = show();
    await fillIn(user);
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Paadam could not be reached.');
    expect(await timeAt(tomorrow, ten)).toBeChecked();

    answerRequests(() => HttpResponse.json(ok(aBooking()), { status: 201 }));
    await user.click(confirm());
    expect(await screen.findByText('Booking created successfully')).toBeVisible();
  });

  test('of an expired session goes on after signing in over the page', async () => {
    server.use(http.post(apiUrl('/login'), () => HttpResponse.json(ok(anAuthData(), { token: 'new' }))));
    answerRequests(() => HttpResponse.json(ok(aBooking()), { status: 201 }));
    const { user } = show();
    server.use(
      http.post(createUrl, () => HttpResponse.json(failure('unauthenticated', 'Sign in.'), { status: 401 }), {
        once: true,
      }),
    );
    await fillIn(user);
    await user.click(confirm());
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    expect(await timeAt(tomorrow, ten)).toBeChecked();
    await user.fill(dialog.getByLabelText('Password'), 'paadam-demo-lesson');
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Booking created successfully')).toBeVisible();
  });
});

describe('a request whose form was left', () => {
  /** Sends a request, and leaves the form before its answer comes. */
  const leaveBefore = async (answer: () => Response, scene: Scene = {}) => {
    let release = () => {};
    const word = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = answerRequests(() => word.then(answer));
    const view = show(scene);
    await fillIn(view.user);
    await view.user.fill(screen.getByRole('textbox', { name: /^Note to/ }), 'About fractions.');
    await view.user.click(confirm());
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => void view.router.navigate('/student/reviews'));
    await screen.findByRole('heading', { level: 1, name: 'Reviews' });
    return { ...view, release };
  };

  test('is told where the person is once it is made, with the way to the class', async () => {
    const { release, router } = await leaveBefore(() =>
      HttpResponse.json(ok(aBooking({ _id: 'made' })), { status: 201 }),
    );
    release();
    expect(await screen.findByText('Booking created successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the lesson' })).toHaveAttribute(
      'href',
      '/student/classes/made',
    );
    expect(router.state.location.pathname).toBe('/student/reviews');
  });

  test('leads back to the form as it was filled in where it failed', async () => {
    const { release, router, user } = await leaveBefore(() =>
      HttpResponse.json(failure('slot_taken', 'This time has been taken.'), { status: 409 }),
    );
    release();
    await user.click(await screen.findByRole('link', { name: 'Back to the form' }));
    await waitFor(async () => expect(await timeAt(tomorrow, ten)).toBeChecked());
    await screen.findByRole('option', { name: 'Mathematics' });
    expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Mathematics');
    expect(screen.getByRole('textbox', { name: /^Note to/ })).toHaveValue('About fractions.');
    expect(router.state.location.search).not.toContain('fractions');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(confirm()).toBeEnabled();
  });
});

describe('an address with a duration and a subject', () => {
  const pathWith = (duration: string, subject: string) =>
    `/student/bookings/:${tutor._id}?duration=${duration}&subject=${subject}`;

  test('fills them in', async () => {
    show({ path: pathWith('1.5', physics._id), profile: { subjects: [aSubject()._id, physics._id] } });
    await screen.findByRole('option', { name: 'Physics' });
    expect(screen.getByLabelText('Duration')).toHaveDisplayValue('1.5 hours');
    expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Physics');
  });

  test('leaves out what the tutor does not offer', async () => {
    show({ path: pathWith('9', physics._id), profile: { subjects: [aSubject()._id, 'chemistry'] } });
    await screen.findByRole('option', { name: 'Physics' });
    expect(screen.getByLabelText('Duration')).toHaveDisplayValue('1 hour');
    expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Choose a subject');
  });
});

describe('a time that was picked on the tutor’s page', () => {
  const pathWith = (moment: string) => `/student/bookings/:${tutor._id}?dateTime=${moment}`;

  test('is chosen already, and sent', async () => {
    const asked = answerRequests(() => HttpResponse.json(ok(aBooking()), { status: 201 }));
    const { user } = show({ path: pathWith(three.dateTime) });
    await screen.findByRole('option', { name: 'Mathematics' });
    expect(await timeAt(dayAfter, three)).toBeChecked();
    await user.selectOptions(screen.getByLabelText('Subject'), 'Mathematics');
    await user.click(confirm());
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ dateTime: three.dateTime })]));
  });

  test.each(['soon', '2001-01-01T10:00:00.000Z'])('is not %s', async (moment) => {
    const { user } = show({ path: pathWith(moment) });
    expect(await another(user)).toHaveValue('');
  });
});

describe('a parent', () => {
  const asha = { _id: 'asha', name: 'Asha Raman', email: 'asha@example.test' };
  const arun = { _id: 'arun', name: 'Arun Raman', email: 'arun@example.test' };
  const parent = anAuthData({ id: 'parent', role: 'parent', children: [asha, arun] });

  test('is told that the child reads the note, too', async () => {
    show({ user: parent });
    expect(await screen.findByRole('textbox', { name: /^Note to/ })).toHaveAccessibleDescription(
      /Your child reads it, too\./,
    );
  });

  test('books for the child of the address', async () => {
    const asked = answerRequests(() => HttpResponse.json(ok(aBooking()), { status: 201 }));
    const { user } = show({ user: parent, path: `/student/bookings/:${tutor._id}?child=arun` });
    await fillIn(user);
    expect(screen.getByLabelText('Child')).toHaveDisplayValue('Arun Raman');
    await user.click(confirm());
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ student: 'arun' })]));
  });

  test('is offered the times at which the chosen child is free', async () => {
    const { user } = show({ user: parent });
    await timesOf(tomorrow);
    const asked: (string | null)[] = [];
    server.use(
      http.get(slotsUrl, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('student'));
        return HttpResponse.json(ok([ten]));
      }),
    );
    await user.selectOptions(screen.getByLabelText('Child'), 'Asha Raman');
    await waitFor(() => expect(asked).toEqual(['asha']));
    await waitFor(async () => expect(await timeTexts(tomorrow)).toEqual([clock(ten)]));
  });

  test('chooses the child where the address names none', async () => {
    const { user } = show({ user: parent });
    await fillIn(user);
    expect(screen.getByLabelText('Child')).toHaveDisplayValue('Choose a child');
    await user.click(confirm());
    expect(screen.getByLabelText('Child')).toHaveAccessibleDescription(/Please choose who the lesson is for/);
  });

  test('is not offered a child that is not theirs', async () => {
    show({ user: parent, path: `/student/bookings/:${tutor._id}?child=stranger` });
    expect(await screen.findByLabelText('Child')).toHaveDisplayValue('Choose a child');
  });

  test('without a linked child is told what to do', async () => {
    show({ user: { ...parent, children: [] } });
    expect(await screen.findByText('No child is linked to your account yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm Booking' })).not.toBeInTheDocument();
  });

  test('has no student’s menu around the form', async () => {
    show({ user: parent });
    await screen.findByLabelText('Child');
    expect(screen.queryByText('Student Portal')).not.toBeInTheDocument();
  });
});

describe('room for one more request', () => {
  const roomFor = (room: object) =>
    http.get(apiUrl('/bookings/room'), () =>
      HttpResponse.json(ok({ isNew: true, left: 1, refusal: null, ...room })),
    );

  test('is said to be little to who is new', async () => {
    show({ answers: [roomFor({})] });
    expect(
      await screen.findByText(
        'Until the first lesson on Paadam, one request to each tutor can wait for an answer, and 3 in all.',
      ),
    ).toBeVisible();
  });

  test('that is used up is said before anything is typed, with the way to the requests', async () => {
    const refusal = 'You have asked Meera Iyer already.';
    show({ answers: [roomFor({ left: 0, refusal })] });
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the requests' })).toHaveAttribute(
      'href',
      '/student/classes',
    );
  });

  test('is no matter where it cannot be found out', async () => {
    const unavailable = failure('unavailable', 'We are restarting.');
    show({
      answers: [http.get(apiUrl('/bookings/room'), () => HttpResponse.json(unavailable, { status: 503 }))],
    });
    expect(await screen.findByRole('button', { name: 'Confirm Booking' })).toBeVisible();
    expect(screen.queryByText(/We are restarting/)).not.toBeInTheDocument();
  });
});
