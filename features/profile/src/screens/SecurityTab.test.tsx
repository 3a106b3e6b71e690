import { aProfile, keepProfile, showProfile } from '@paadam/profile/testing';
import type { SessionInfo } from '@paadam/shared/contract';
import { emailAdvice } from '@paadam/shared/domain';
import { apiUrl, failure, HttpResponse, http, list, ok, server } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const at = '2030-01-07T04:30:00.000Z';

const aSession = (changes: Partial<SessionInfo> = {}): SessionInfo => ({
  _id: 'here',
  browser: chrome,
  createdAt: at,
  lastSeenAt: at,
  current: true,
  ...changes,
});
const elsewhere = aSession({ _id: 'there', browser: firefox, current: false });

/** @param sessions as they are at each time that they are asked for */
const answer = (sessions: () => SessionInfo[] = () => [aSession(), elsewhere]) => {
  keepProfile(aProfile('student'));
  server.use(
    http.get(apiUrl('/two_step'), () => HttpResponse.json(ok({ since: null, recoveryCodesLeft: 0 }))),
    http.get(apiUrl('/sessions'), () => HttpResponse.json(list(sessions()))),
    http.get(apiUrl('/sessions/history'), () =>
      HttpResponse.json(list([{ _id: '1', at, browser: firefox }])),
    ),
  );
};
const show = () => showProfile('student', '/own?tab=security');
const part = (name: string) => within(screen.getByRole('region', { name }));
const failing = () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 });

test('says that it is loading', async () => {
  answer();
  server.use(
    http.get(apiUrl('/sessions'), () => new Promise(() => {})),
    http.get(apiUrl('/sessions/history'), () => new Promise(() => {})),
  );
  show();
  expect(await screen.findByText('Loading browsers…')).toBeVisible();
  expect(screen.getByText('Loading sign-ins…')).toBeVisible();
});

test('shows where one is signed in and the last sign-ins, browsers in words', async () => {
  answer();
  show();
  expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  expect(screen.getByText('This browser')).toBeVisible();
  expect(part('Where you are signed in').getByText('Firefox on Linux')).toBeVisible();
  expect(await part('Last sign-ins').findByText('Firefox on Linux')).toBeVisible();
});

test('each part that could not be loaded says why, and is loaded on Retry', async () => {
  answer();
  server.use(
    http.get(apiUrl('/sessions'), failing, { once: true }),
    http.get(apiUrl('/sessions/history'), failing, { once: true }),
  );
  const { user } = show();
  expect(await screen.findByText('Error loading browsers: We are restarting.')).toBeVisible();
  expect(await screen.findByText('Error loading sign-ins: We are restarting.')).toBeVisible();
  for (const name of ['Where you are signed in', 'Last sign-ins']) {
    await user.click(part(name).getByRole('button', { name: 'Retry' }));
    expect(await part(name).findByText('Firefox on Linux')).toBeVisible();
  }
});

test('more places come on demand', async () => {
  answer();
  server.use(
    http.get(apiUrl('/sessions'), ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has('cursor')
          ? list([elsewhere])
          : list([aSession()], { nextCursor: 'page-2' }),
      ),
    ),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show more browsers' }));
  expect(await part('Where you are signed in').findByText('Firefox on Linux')).toBeVisible();
});

test('another browser is signed out after a question, and is gone from the list', async () => {
  let sessions = [aSession(), elsewhere];
  answer(() => sessions);
  server.use(
    http.delete(apiUrl('/sessions/there'), () => {
      sessions = [aSession()];
      return HttpResponse.json(ok(null, { message: 'Signed out there' }));
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Sign out of Firefox on Linux' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out of Firefox on Linux?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Signed out there')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign out of Firefox on Linux' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
});

test('a browser that could not be signed out is said so in the dialog', async () => {
  answer();
  server.use(http.delete(apiUrl('/sessions/there'), failing));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Sign out of Firefox on Linux' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out of Firefox on Linux?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We are restarting.');
});

test('signing this browser out is logging out', async () => {
  answer();
  server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
  const { user, store } = show();
  await user.click(await screen.findByRole('button', { name: 'Sign out of Chrome on Windows' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out of this browser?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(store.getState().auth.session.status).toBe('visitor'));
});

describe('the e-mail address', () => {
  const open = () => screen.getByRole('button', { name: 'Change e-mail address' });
  const address = () => screen.getByLabelText('New e-mail address');
  const password = () => screen.getByLabelText('Your password');
  const code = () => screen.findByLabelText('Enter 6-digit code');
  const meera = 'meera@example.test';

  /** A server that mails a code to the person who gives that password, and takes 012345. */
  const mailCodes = () => {
    answer();
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl('/email'), async ({ request }) => {
        const body = (await request.json()) as { current: string };
        sent.push(body);
        return body.current === 'seven mangoes'
          ? HttpResponse.json(ok(null))
          : HttpResponse.json(
              failure('password_wrong', 'Not so.', {
                fields: { current: 'This is not your current password.' },
              }),
              { status: 400 },
            );
      }),
      http.put(apiUrl('/email'), async ({ request }) => {
        const { email, otp } = (await request.json()) as { email: string; otp: string };
        return otp === '012345'
          ? HttpResponse.json(ok({ email }, { message: 'Your e-mail address is changed.' }))
          : HttpResponse.json(failure('code_wrong', 'That code is not right.'), { status: 400 });
      }),
    );
    return sent;
  };
  const ask = async ({ user }: ReturnType<typeof show>, given = 'seven mangoes') => {
    await user.click(open());
    await user.fill(address(), ` ${meera} `);
    await user.fill(password(), given);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
  };

  test('is another one once the code of its mail is given, on every screen that shows it', async () => {
    const sent = mailCodes();
    const page = show();
    await ask(page);
    expect(await code()).toHaveFocus();
    expect(sent).toEqual([{ email: meera, current: 'seven mangoes' }]);
    expect(JSON.stringify(page.store.getState())).not.toContain('seven mangoes');
    await page.user.fill(await code(), '999999');
    await page.user.click(screen.getByRole('button', { name: 'Confirm new address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
    await page.user.clear(await code());
    await page.user.fill(await code(), '012345');
    await page.user.click(screen.getByRole('button', { name: 'Confirm new address' }));

    await waitFor(() => expect(open()).toHaveFocus());
    expect(screen.getByRole('region', { name: 'E-mail address' })).toHaveTextContent(meera);
    expect(page.store.getState().auth.session).toMatchObject({ user: { email: meera } });
    await page.user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(meera);
  });

  test('stays where the password is wrong, which is said beside it', async () => {
    mailCodes();
    const page = show();
    await ask(page, 'six mangoes');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription('This is not your current password.');
    expect(address()).toHaveValue(` ${meera} `.trim());
  });

  test.each([
    ['no address', 'meera', emailAdvice()],
    ['the present one', 'ASHA@example.test', 'This is your address already. Please enter the new one.'],
  ])('%s is not sent', async (_, typed, advice) => {
    const sent = mailCodes();
    const { user } = show();
    await user.click(open());
    expect(address()).toHaveFocus();
    await user.type(address(), `${typed}{Enter}`);
    expect(address()).toHaveAccessibleDescription(expect.stringContaining(advice));
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(sent).toEqual([]);
  });

  test('keeps what was typed, and the code step, while another tab of the page is open', async () => {
    mailCodes();
    const page = show();
    const { user } = page;
    await user.click(open());
    await user.fill(address(), meera);
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    expect(address()).toHaveValue(meera);
    await user.fill(password(), 'seven mangoes');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await code();
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    expect(await code()).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(address()).toHaveValue(meera);
    expect(password()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(open()).toHaveFocus();
  });
});

describe('the password', () => {
  const current = () => screen.getByLabelText('Current password');
  const next = () => screen.getByLabelText('New password');
  const change = () => screen.getByRole('button', { name: 'Change password' });

  test('is changed with the current one, and both fields are empty again', async () => {
    answer();
    let sent: unknown;
    server.use(
      http.put(apiUrl('/password'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(ok(null, { message: 'Your password is changed.' }));
      }),
    );
    const { user } = show();
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    await user.fill(current(), 'seven mangoes on a roof');
    await user.fill(next(), 'kettle violet roof 42');
    expect(screen.getByText('Password strength: Strong')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your password is changed.')).toBeVisible();
    expect(sent).toEqual({ current: 'seven mangoes on a roof', password: 'kettle violet roof 42' });
    await waitFor(() => expect(current()).toHaveValue(''));
    expect(next()).toHaveValue('');
  });

  test.each([
    ['nothing as the current one', '', 'kettle violet roof 42', 'Enter your current password.'],
    ['too short a new one', 'seven mangoes', 'short', 'Use at least 12 characters.'],
    ['the same again', 'seven mangoes', 'seven mangoes', 'Choose another password than the current one.'],
  ])('%s is not sent', async (_, old, chosen, advice) => {
    answer();
    const { user } = show();
    if (old) await user.fill(current(), old);
    await user.fill(next(), chosen);
    await user.click(change());
    expect(screen.getByText(advice)).toBeVisible();
    expect(old ? next() : current()).toHaveFocus();
  });

  test('that is not the current one is said so beside its field, and the new one stays', async () => {
    answer();
    server.use(
      http.put(apiUrl('/password'), () =>
        HttpResponse.json(
          failure('password_wrong', 'Not so.', { fields: { current: 'This is not your current password.' } }),
          { status: 400 },
        ),
      ),
    );
    const { user } = show();
    await user.fill(current(), 'seven mangoes');
    await user.fill(next(), 'kettle violet roof 42');
    await user.click(change());
    await waitFor(() => expect(current()).toHaveFocus());
    expect(current()).toHaveAccessibleDescription('This is not your current password.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not so.');
    expect(next()).toHaveValue('kettle violet roof 42');
  });
});
