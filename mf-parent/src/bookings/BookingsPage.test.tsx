import { formatMoment } from '@paadam/shared/domain';
import { failure, HttpResponse } from '@paadam/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, calls, gives, isDown, lists, never } from '../testing/answers';
import { aLesson, aParent, asha, ravi } from '../testing/family';
import { openPage } from '../testing/openPage';

const page = '/parent/bookings';
const counted = { upcomingCount: 0 };
const accepted = aLesson({ _id: 'accepted', status: 'accepted' });
const declined = aLesson({
  _id: 'declined',
  status: 'declined',
  subject: { _id: 'e', name: 'English', category: 'Languages' },
});

const askToCancel = async (user: ReturnType<typeof openPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Cancel Mathematics/ }));
  return within(screen.getByRole('dialog', { name: 'Cancel this lesson?' }));
};

test('two choices in one moment both count', async () => {
  answer('get', calls.bookings, lists([accepted], counted));
  answer('get', calls.childsBookings, lists([accepted], counted));
  const { router } = openPage(page);
  const status = await screen.findByRole('combobox', { name: 'Status' });
  act(() => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Child' }), { target: { value: ravi._id } });
    fireEvent.change(status, { target: { value: 'accepted' } });
  });
  await waitFor(() => expect(router.state.location.search).toBe('?child=ravi&status=accepted'));
});

test('says that it is loading', async () => {
  answer('get', calls.bookings, never);
  openPage(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible();
  expect(screen.getByText('Loading bookings…')).toBeInTheDocument();
});

test('shows each booking with the way to its page', async () => {
  answer('get', calls.bookings, lists([accepted, declined], counted));
  openPage(page);
  const [first, second] = within(await screen.findByRole('region', { name: 'Bookings' })).getAllByRole(
    'listitem',
  );
  for (const text of [
    'Mathematics',
    formatMoment(accepted.dateTime),
    'Asha Raman with Meera Iyer',
    'Accepted',
  ]) {
    expect(first).toHaveTextContent(text);
  }
  expect(second).toHaveTextContent('Declined');
  const details = screen.getAllByRole('link', { name: /^View Details/ });
  expect(details.map((link) => link.getAttribute('href'))).toEqual([
    '/parent/bookings/accepted',
    '/parent/bookings/declined',
  ]);
});

test('says so where there are none, and leads to the tutors', async () => {
  answer('get', calls.bookings, lists([], counted));
  openPage(page);
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a tutor' })).toHaveAttribute('href', '/tutors');
});

test('says why they are missing, and loads them on Retry', async () => {
  answer('get', calls.bookings, isDown, lists([accepted], counted));
  const { user } = openPage(page);
  expect(await screen.findByText('Error loading bookings: We are restarting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Mathematics' })).toBeVisible();
});

test('loads more below those that are there', async () => {
  answer(
    'get',
    calls.bookings,
    lists([accepted], { ...counted, nextCursor: 'next' }),
    lists([declined], counted),
  );
  const { user } = openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Show more bookings' }));
  expect(await screen.findByRole('heading', { name: 'English' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mathematics' })).toBeVisible();
});

describe('the filters', () => {
  test('narrow the list to a child and a status, and stand in the address', async () => {
    answer('get', calls.bookings, lists([accepted, declined], counted));
    const asked = answer('get', calls.childsBookings, lists([declined], { sessionCount: 0 }));
    const { user, router } = openPage(page);
    await user.selectOptions(await screen.findByLabelText('Child'), 'Asha Raman');
    await user.selectOptions(screen.getByLabelText('Status'), 'Declined');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Mathematics' })).not.toBeInTheDocument(),
    );
    expect(router.state.location.search).toBe('?child=asha&status=declined');
    expect(asked.at(-1)).toMatchObject({ path: '/api/bookings/student/asha', query: { status: 'declined' } });
  });

  test('are taken from the address', async () => {
    const asked = answer('get', calls.childsBookings, lists([declined], { sessionCount: 0 }));
    openPage(`${page}?child=asha&status=declined`);
    expect(await screen.findByRole('heading', { name: 'English' })).toBeVisible();
    expect(screen.getByLabelText('Child')).toHaveDisplayValue('Asha Raman');
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Declined');
    expect(asked).toHaveLength(1);
  });

  test('narrow nothing where the address names what is not there', async () => {
    const asked = answer('get', calls.bookings, lists([accepted], counted));
    openPage(`${page}?child=somebody&status=lost`);
    expect(await screen.findByRole('heading', { name: 'Mathematics' })).toBeVisible();
    expect(asked).toEqual([expect.objectContaining({ query: { limit: '20' } })]);
  });

  test('can be cleared where nothing fits them', async () => {
    answer('get', calls.childsBookings, lists([], { sessionCount: 0 }));
    answer('get', calls.bookings, lists([accepted], counted));
    const { user, router } = openPage(`${page}?child=asha&status=expired`);
    await user.click(await screen.findByRole('button', { name: 'Show all bookings' }));
    expect(await screen.findByRole('heading', { name: 'Mathematics' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  test('leave out the child where there is only one', async () => {
    answer('get', calls.bookings, lists([accepted], counted));
    openPage(page, aParent([asha]));
    expect(await screen.findByLabelText('Status')).toBeVisible();
    expect(screen.queryByLabelText('Child')).not.toBeInTheDocument();
  });
});

describe('calling a lesson off', () => {
  test('is offered only where it is possible', async () => {
    answer('get', calls.bookings, lists([declined], counted));
    openPage(page);
    expect(await screen.findByRole('heading', { name: 'English' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  });

  test('takes it from the list, and is told', async () => {
    answer('get', calls.bookings, lists([accepted, declined], counted), lists([declined], counted));
    const asked = answer('delete', '/booking/:id', gives({ ...accepted, status: 'cancelled' }));
    const { user } = openPage(page);
    const dialog = await askToCancel(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'Mathematics' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Bookings' })).toHaveFocus();
    expect(asked).toEqual([expect.objectContaining({ path: '/api/booking/accepted' })]);
  });

  test('stays in the dialog where it fails', async () => {
    answer('get', calls.bookings, lists([accepted], counted));
    answer('delete', '/booking/:id', isDown);
    const { user } = openPage(page);
    const dialog = await askToCancel(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('We are restarting.');
    await user.click(dialog.getByRole('button', { name: 'Keep lesson' }));
    expect(screen.getByRole('button', { name: /^Cancel Mathematics/ })).toHaveFocus();
  });

  test('says so where somebody else was first, and shows what is true', async () => {
    answer(
      'get',
      calls.bookings,
      lists([accepted], counted),
      lists([{ ...accepted, status: 'completed' }], counted),
    );
    answer('delete', '/booking/:id', () =>
      HttpResponse.json(failure('status_stale', 'This lesson is over.'), { status: 409 }),
    );
    const { user } = openPage(page);
    const dialog = await askToCancel(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This lesson is over.');
    expect(await screen.findByText('Completed', { selector: 'span' })).toBeVisible();
  });
});
