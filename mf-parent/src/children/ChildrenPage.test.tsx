import { HttpResponse } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, calls, gives, isDown, never, notFound } from '../testing/answers';
import { aFamily, aParent, asha, ravi } from '../testing/family';
import { openPage } from '../testing/openPage';

const page = '/parent/children';
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const askToUnlink = async (user: ReturnType<typeof openPage>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Unlink ${name}` }));
  return within(screen.getByRole('dialog', { name: `Unlink ${name}?` }));
};

test('says that it is loading', async () => {
  answer('get', calls.profile, never);
  openPage(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'My Children' })).toBeVisible();
  expect(screen.getByText('Loading children…')).toBeInTheDocument();
});

test('shows each child with the ways on from there', async () => {
  answer('get', calls.profile, gives(aFamily([asha])));
  openPage(page);
  expect(await screen.findByRole('heading', { name: 'Asha Raman' })).toBeVisible();
  expect(screen.getByText(/asha/)).toHaveTextContent('asha@example.test');
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to(/^View Progress/)).toBe('/parent/children/asha');
  expect(to(/^Schedule Session/)).toBe('/tutors?child=asha');
  expect(to(/^Add Child$/)).toBe('/parent/link/children');
});

test('says so where no child is linked, and leads to linking one', async () => {
  answer('get', calls.profile, gives(aFamily([])));
  openPage(page, aParent([]));
  expect(await screen.findByText('No child is linked yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Child' })).toHaveAttribute('href', '/parent/link/children');
});

test('says why the children are missing, and loads them on Retry', async () => {
  answer('get', calls.profile, isDown, gives(aFamily()));
  const { user } = openPage(page);
  expect(await screen.findByText('Failed to fetch parent profile')).toBeVisible();
  expect(screen.getByText('We are restarting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ravi Raman' })).toBeVisible();
});

test('knows the children from what was loaded, for all of the site', async () => {
  answer('get', calls.profile, gives(aFamily([asha])));
  const { store } = openPage(page);
  await screen.findByRole('heading', { name: 'Asha Raman' });
  await waitFor(() =>
    expect(store.getState().auth.session).toMatchObject({ user: { children: [{ _id: 'asha' }] } }),
  );
});

describe('the end of a link', () => {
  test('is asked about first, with what it means', async () => {
    answer('get', calls.profile, gives(aFamily()));
    const asked = answer('delete', calls.child, gives(null));
    const { user } = openPage(page);
    const dialog = await askToUnlink(user, 'Asha Raman');
    expect(dialog.getByText(/Lessons that are booked stay booked/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep the link' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(names()).toEqual(['Asha Raman', 'Ravi Raman']);
    expect(asked).toEqual([]);
  });

  test('takes the child away, here and for the whole site, and is told', async () => {
    answer('get', calls.profile, gives(aFamily()), gives(aFamily([ravi])));
    const asked = answer('delete', calls.child, () =>
      HttpResponse.json({ success: true, message: 'The link to this child has ended.', data: null }),
    );
    const { user, store } = openPage(page);
    const dialog = await askToUnlink(user, 'Asha Raman');
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('The link to this child has ended.')).toBeVisible();
    expect(names()).toEqual(['Ravi Raman']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Linked children' })).toHaveFocus();
    expect(asked).toEqual([expect.objectContaining({ path: '/api/parent/children/asha' })]);
    expect(store.getState().auth.session).toMatchObject({ user: { children: [{ _id: 'ravi' }] } });
  });

  test('stays in the dialog where it fails, and can be tried again', async () => {
    answer('get', calls.profile, gives(aFamily()), gives(aFamily([ravi])));
    answer('delete', calls.child, isDown, gives(null));
    const { user } = openPage(page);
    const dialog = await askToUnlink(user, 'Asha Raman');
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('We are restarting.');
    expect(names()).toContain('Asha Raman');
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(names()).toEqual(['Ravi Raman']);
  });

  test('is no failure where the child was first', async () => {
    answer('get', calls.profile, gives(aFamily()), gives(aFamily([ravi])));
    answer('delete', calls.child, notFound);
    const { user } = openPage(page);
    const dialog = await askToUnlink(user, 'Asha Raman');
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('This link had ended already.')).toBeVisible();
    expect(names()).toEqual(['Ravi Raman']);
  });

  test('says that something went wrong where the server says nothing', async () => {
    answer('get', calls.profile, gives(aFamily()));
    answer('delete', calls.child, () => HttpResponse.json({}, { status: 418 }));
    const { user } = openPage(page);
    const dialog = await askToUnlink(user, 'Asha Raman');
    await user.click(dialog.getByRole('button', { name: 'Unlink' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Something went wrong$/);
  });
});
