import { aProfile, keepProfile, nameField, saveButton, showProfile } from '@paadam/profile/testing';
import { apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const meena = { _id: 'meena', name: 'Meena Krishnan', email: 'meena@example.test' };

const dialog = () => within(screen.getByRole('dialog', { name: 'Unlink Meena Krishnan?' }));

/** A student's page with a linked parent, and the question whether to unlink her. */
const askToUnlink = async () => {
  const kept = keepProfile(aProfile('student', { parents: [meena] }));
  const view = showProfile('student');
  await saveButton();
  expect(screen.getByText(meena.email)).toBeVisible();
  await view.user.type(nameField(), ' K');
  await view.user.click(screen.getByRole('button', { name: 'Unlink Meena Krishnan' }));
  return { ...view, kept };
};

test('a student ends the link to a parent, after a question, and keeps what was typed', async () => {
  const { user, kept } = await askToUnlink();
  server.use(
    http.delete(apiUrl('/student/parents/meena'), () => {
      kept.profile = aProfile('student', { parents: [] });
      return HttpResponse.json(ok(null, { message: 'The link to this parent has ended.' }));
    }),
  );
  await user.click(dialog().getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('The link to this parent has ended.')).toBeVisible();
  expect(await screen.findByText(/^No parent is linked to your account/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Linked parents' })).toHaveFocus();
  expect(nameField()).toHaveValue('Asha Raman K');
});

test('a link that could not be ended is said so in the dialog, which tries again', async () => {
  const { user } = await askToUnlink();
  server.use(
    http.delete(
      apiUrl('/student/parents/meena'),
      () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
      { once: true },
    ),
    http.delete(apiUrl('/student/parents/meena'), () => HttpResponse.json(ok(null, { message: 'Unlinked' }))),
  );
  await user.click(dialog().getByRole('button', { name: 'Unlink' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('We are restarting.');
  await user.click(dialog().getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('Unlinked')).toBeVisible();
});

test('the link stays where the student thinks better of it', async () => {
  const { user } = await askToUnlink();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Unlink/ })).not.toBeInTheDocument());
  expect(screen.getByText(meena.email)).toBeVisible();
});

test('a parent sees the linked children, and the way to their page', async () => {
  keepProfile(
    aProfile('parent', { children: [{ _id: 'arjun', name: 'Arjun', email: 'arjun@example.test' }] }),
  );
  showProfile('parent');
  await saveButton();
  expect(screen.getByText('Arjun')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Children' })).toHaveAttribute('href', '/parent/children');
});

test('a parent without children is told so', async () => {
  keepProfile(aProfile('parent', { children: [] }));
  showProfile('parent');
  await saveButton();
  expect(screen.getByText('No child is linked to your account yet.')).toBeVisible();
});
