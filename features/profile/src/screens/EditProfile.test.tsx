import {
  aProfile,
  aTutorsProfile,
  fetchedPicture,
  keepProfile,
  nameField,
  saveButton,
  showProfile,
} from '@paadam/profile/testing';
import { authActions } from '@paadam/shared/state';
import { apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

/** The window goes behind another one and comes back. */
const comeBack = () =>
  act(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });

const failOnce = (method: 'get' | 'put', code: 'unavailable' | 'validation_failed', beside: object = {}) =>
  server.use(
    http[method](
      apiUrl('/profile/me'),
      () =>
        HttpResponse.json(failure(code, 'We are restarting.', beside), {
          status: code === 'unavailable' ? 503 : 400,
        }),
      { once: true },
    ),
  );

test('says that it is loading, under the heading with the role in capitals', async () => {
  keepProfile(aTutorsProfile());
  server.use(http.get(apiUrl('/profile/me'), () => new Promise(() => {})));
  showProfile('tutor');
  expect(screen.getByRole('heading', { level: 1, name: 'Edit TUTOR Profile' })).toBeVisible();
  expect(await screen.findByText('Loading profile...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
});

test('says why the profile could not be loaded, and loads it on Retry', async () => {
  keepProfile(aProfile('student'));
  failOnce('get', 'unavailable');
  const { user } = showProfile('student');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading profile: We are restarting.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await saveButton();
  expect(nameField()).toHaveValue('Asha Raman');
});

test('shows a tutor everything that a tutor has, the e-mail address to be read only', async () => {
  keepProfile(aTutorsProfile());
  showProfile('tutor');
  await saveButton();
  expect(nameField()).toHaveValue('Meera Iyer');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    /change it under Security/,
  );
  expect(screen.getByRole('textbox', { name: /^Profile Image URL/ })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kolkata');
  expect(screen.getByRole('textbox', { name: /^Bio/ })).toHaveValue('I make algebra feel like a story.');
  expect(screen.getByRole('textbox', { name: /^Bio/ })).toHaveAccessibleDescription('33 of 5,000 characters');
  expect(screen.getByRole('textbox', { name: 'Qualification 1' })).toHaveValue('M.Sc. Mathematics');
  expect(await screen.findByRole('checkbox', { name: 'Mathematics' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Hourly Rate' })).toHaveValue('600');
  expect(screen.getByRole('combobox', { name: 'Day of slot 1' })).toHaveValue('Monday');
  expect(screen.getByLabelText('Start time of slot 1')).toHaveValue('09:00');
  expect(screen.getByLabelText('End time of slot 1')).toHaveValue('12:00');
});

test.each(['student', 'parent'] as const)('asks a %s for nothing that only tutors have', async (role) => {
  keepProfile(aProfile(role));
  showProfile(role);
  await saveButton();
  expect(screen.getByRole('heading', { level: 1, name: `Edit ${role.toUpperCase()} Profile` })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeVisible();
  for (const name of [/^Bio/, 'Qualification 1', 'Hourly Rate', 'Weekly Availability']) {
    expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByText('Weekly Availability')).not.toBeInTheDocument();
  expect(screen.queryByText('Subjects')).not.toBeInTheDocument();
});

test('saves what was changed, tells so, and shows it in the navigation', async () => {
  const kept = keepProfile(aProfile('student'));
  const { user, store } = showProfile('student');
  await saveButton();
  await user.clear(nameField());
  await user.fill(nameField(), 'Asha R');
  await user.fill(
    screen.getByRole('textbox', { name: /^Profile Image URL/ }),
    'https://example.org/asha.jpg',
  );
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ name: 'Asha R', profileUrl: 'https://example.org/asha.jpg' }]);
  expect(await screen.findByText('Everything is saved')).toBeVisible();
  expect(store.getState().auth.session).toMatchObject({
    user: { name: 'Asha R', profileImg: fetchedPicture },
  });
  expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', fetchedPicture);
  expect(screen.getByRole('textbox', { name: /^Profile Image URL/ })).toHaveValue('');
});

test('sends nothing where nothing was changed, and says so', async () => {
  const kept = keepProfile(aProfile('student'));
  const { user } = showProfile('student');
  await user.click(await saveButton());
  expect(await screen.findByText('Everything is saved already.')).toBeVisible();
  expect(kept.sent).toEqual([]);
});

test('finds faults before it sends: each beside its field, one summary, focus on the first', async () => {
  const kept = keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  await user.clear(nameField());
  await user.type(screen.getByRole('textbox', { name: /^Profile Image URL/ }), 'javascript:alert(1)');
  await user.click(await saveButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the fields that are marked in red.');
  expect(nameField()).toHaveAccessibleDescription('Enter your name.');
  expect(nameField()).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Profile Image URL/ })).toHaveAccessibleDescription(
    /begins with https:\/\/ or http:\/\//,
  );
  await user.fill(nameField(), 'Meera');
  expect(nameField()).toBeValid();
  expect(kept.sent).toEqual([]);
});

test('puts what the server found wrong beside its row, until the row is changed', async () => {
  keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  await user.fill(nameField(), ' R');
  failOnce('put', 'validation_failed', { fields: { 'availability.0.endTime': 'Too late for a lesson.' } });
  await user.click(await saveButton());
  const end = screen.getByLabelText('End time of slot 1');
  await waitFor(() => expect(end).toHaveFocus());
  expect(end).toHaveAccessibleDescription('Too late for a lesson.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved yet. Too late for a lesson.');
  expect(nameField()).toHaveValue('Meera Iyer R');
  await user.clear(end);
  await user.fill(end, '11:00');
  expect(end).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps what was typed where saving failed, and saves it at the next try', async () => {
  const kept = keepProfile(aProfile('student'));
  const { user } = showProfile('student');
  await saveButton();
  await user.fill(nameField(), ' K');
  failOnce('put', 'unavailable');
  await user.click(await saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your changes are not saved. We are restarting.',
  );
  expect(nameField()).toHaveValue('Asha Raman K');
  await user.click(await saveButton());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ name: 'Asha Raman K' }]);
});

test('a refresh shows what changed elsewhere, but for what is being typed', async () => {
  const kept = keepProfile(aProfile('student'));
  const { user } = showProfile('student');
  await saveButton();
  await user.fill(nameField(), ' K');
  kept.profile = { ...kept.profile, name: 'Other', timeZone: 'Europe/Berlin' };
  comeBack();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin'),
  );
  expect(nameField()).toHaveValue('Asha Raman K');
});

test('what is typed while it is being saved stays, and is still to be saved', async () => {
  keepProfile(aProfile('student'));
  let answer = () => {};
  const word = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.put(
      apiUrl('/profile/me'),
      async () => {
        await word;
        return HttpResponse.json({
          success: true,
          message: 'Profile saved',
          data: aProfile('student', { name: 'Asha Raman K' }),
        });
      },
      { once: true },
    ),
  );
  const { user } = showProfile('student');
  await saveButton();
  await user.fill(nameField(), ' K');
  await user.click(await saveButton());
  await user.fill(nameField(), 'umar');
  answer();
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(nameField()).toHaveValue('Asha Raman Kumar');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('a draft survives the dialog of an expired session, and is saved after it', async () => {
  const kept = keepProfile(aProfile('student'));
  const { user, store } = showProfile('student');
  await saveButton();
  await user.fill(nameField(), ' K');
  server.use(
    http.put(
      apiUrl('/profile/me'),
      () => HttpResponse.json(failure('unauthenticated', 'Please sign in.'), { status: 401 }),
      { once: true },
    ),
  );
  await user.click(await saveButton());
  await waitFor(() => expect(store.getState().auth.session.status).toBe('expired'));
  expect(nameField()).toHaveValue('Asha Raman K');
  const { session } = store.getState().auth;
  if (session.status === 'expired') act(() => void store.dispatch(authActions.signedIn(session.user)));
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(kept.sent).toEqual([{ name: 'Asha Raman K' }]);
});

test('offers this device’s time zone where the profile has another', async () => {
  keepProfile(aProfile('student', { timeZone: 'Pacific/Auckland' }));
  const { user } = showProfile('student');
  await saveButton();
  await user.click(screen.getByRole('button', { name: /^Use this device’s/ }));
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue(own);
  expect(screen.queryByRole('button', { name: /^Use this device’s/ })).not.toBeInTheDocument();
});

test('shows what students see, as it would be after saving', async () => {
  keepProfile(aTutorsProfile());
  const { user } = showProfile('tutor');
  await saveButton();
  await user.clear(nameField());
  await user.fill(nameField(), 'Meera of Madurai');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = screen.getByRole('dialog', { name: 'Preview: what students see' });
  for (const text of [
    'Meera of Madurai',
    'Mathematics',
    '₹600',
    'M.Sc. Mathematics',
    'Monday: 09:00 - 12:00',
  ]) {
    expect(within(preview).getByText(text)).toBeVisible();
  }
  expect(within(preview).getByText('I make algebra feel like a story.')).toBeVisible();
});

test('the parts of the page are in its address, and a draft survives the way from one to the other', async () => {
  keepProfile(aProfile('student'));
  server.use(
    http.get(apiUrl('/two_step'), () => HttpResponse.json(ok({ since: null, recoveryCodesLeft: 0 }))),
    http.get(apiUrl('/sessions'), () =>
      HttpResponse.json({ success: true, message: '', data: [], nextCursor: null }),
    ),
    http.get(apiUrl('/sessions/history'), () =>
      HttpResponse.json({ success: true, message: '', data: [], nextCursor: null }),
    ),
  );
  const { user, router } = showProfile('student');
  await saveButton();
  await user.fill(nameField(), ' K');
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  expect(router.state.location.search).toBe('?tab=security');
  await user.fill(screen.getByLabelText('Current password'), 'seven mangoes');
  await user.click(screen.getByRole('tab', { name: /^Profile/ }));
  expect(nameField()).toHaveValue('Asha Raman K');
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  expect(screen.getByLabelText('Current password')).toHaveValue('seven mangoes');
});
