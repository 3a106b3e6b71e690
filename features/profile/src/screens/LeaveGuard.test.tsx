import { aProfile, keepProfile, nameField, saveButton, showProfile } from '@paadam/profile/testing';
import { apiUrl, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const answer = (name: string) =>
  within(screen.getByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name });

type View = ReturnType<typeof showProfile>;

const openAndType = async () => {
  const kept = keepProfile(aProfile('student'));
  const view = showProfile('student');
  await saveButton();
  await view.user.type(nameField(), ' K');
  return { ...view, kept };
};
/** The tests' browser shows what a phone does: the menu is in a sheet. */
const inMenu = async ({ user }: Pick<View, 'user'>) => {
  await user.click(screen.getByRole('button', { name: 'Own Panel menu' }));
  return within(screen.getByRole('dialog', { name: 'Own Panel' }));
};
const clickElsewhere = async (view: Pick<View, 'user'>) =>
  view.user.click((await inMenu(view)).getByRole('link', { name: 'Elsewhere' }));

/** @returns whether the browser would ask before it closes the window */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a wrong click on a link asks first; who stays has everything as it was', async () => {
  const view = await openAndType();
  await clickElsewhere(view);
  expect(question()).toBeVisible();
  expect(answer('Stay')).toHaveFocus();
  await view.user.click(answer('Stay'));
  expect(question()).not.toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/own');
  expect(nameField()).toHaveValue('Asha Raman K');
});

test('who means it leaves', async () => {
  const view = await openAndType();
  await clickElsewhere(view);
  await view.user.click(answer('Leave'));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(view.kept.sent).toEqual([]);
});

test('nothing is asked where nothing is unsaved', async () => {
  keepProfile(aProfile('student'));
  const view = showProfile('student');
  await saveButton();
  expect(asksBeforeUnload()).toBe(false);
  await clickElsewhere(view);
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('who saves and leaves in one go leaves once it is saved', async () => {
  const view = await openAndType();
  let letSave = () => {};
  const word = new Promise<void>((resolve) => {
    letSave = resolve;
  });
  server.use(
    http.put(apiUrl('/profile/me'), async () => {
      await word;
      return HttpResponse.json(ok(aProfile('student', { name: 'Asha Raman K' })));
    }),
  );
  await view.user.click(await saveButton());
  await clickElsewhere(view);
  expect(question()).toBeVisible();
  letSave();
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('logging out asks first, too', async () => {
  server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
  const view = await openAndType();
  await view.user.click((await inMenu(view)).getByRole('button', { name: 'Sign out' }));
  await view.user.click(answer('Stay'));
  expect(view.store.getState().auth.session.status).toBe('signed-in');
  expect(nameField()).toHaveValue('Asha Raman K');
  await view.user.click((await inMenu(view)).getByRole('button', { name: 'Sign out' }));
  await view.user.click(answer('Leave'));
  await waitFor(() => expect(view.store.getState().auth.session.status).toBe('visitor'));
});

test('the browser asks before it closes the window, as long as something is unsaved', async () => {
  const { user } = await openAndType();
  expect(asksBeforeUnload()).toBe(true);
  await user.click(await saveButton());
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(asksBeforeUnload()).toBe(false);
});
