import { anAuthData, apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { emptySite } from '../testing/emptySite';
import { openPage } from '../testing/openPage';

const password = 'kettle violet roof';
const okay = () => HttpResponse.json(ok(null));
const refuse =
  (status: number, ...what: Parameters<typeof failure>) =>
  () =>
    HttpResponse.json(failure(...what), { status });

/** Answers a call in turn, the last answer from then on, and keeps what it was sent. */
const answer = (path: string, ...answers: (() => Response)[]) => {
  const bodies: unknown[] = [];
  server.use(
    http.post(apiUrl(path), async ({ request }) => {
      bodies.push(await request.json());
      return answers[Math.min(bodies.length, answers.length) - 1]?.();
    }),
  );
  return bodies;
};

type User = ReturnType<typeof openPage>['user'];
const email = () => screen.getByLabelText('Email Address');
const code = () => screen.getByLabelText('Enter 6-digit code');
const newPassword = () => screen.getByLabelText('New password');

const askForCode = async (user: User) => {
  await user.fill(await screen.findByLabelText('Email Address'), ' asha@example.test ');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
};
const reachCode = async (path = '/forgot-password') => {
  const page = openPage(path);
  await askForCode(page.user);
  await screen.findByRole('heading', { level: 1, name: 'Set a new password' });
  return page;
};
const change = async (user: User) => {
  await user.fill(code(), '012345');
  await user.fill(newPassword(), password);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

afterEach(() => jest.restoreAllMocks());

describe('the address', () => {
  test('is asked for, with nothing said of who has an account', async () => {
    const sent = answer('/forgot_password', okay);
    const { user } = openPage('/forgot-password');
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Password' })).toBeInTheDocument();
    expect(screen.getByText(/If there is an account with this address, we will mail/)).toBeInTheDocument();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    await askForCode(user);
    expect(await screen.findByText(/If there is an account with this address/)).toHaveTextContent(
      'If there is an account with this address, a 6-digit code was sent to asha@example.test.',
    );
    expect(sent).toEqual([{ email: 'asha@example.test' }]);
    expect(code()).toHaveFocus();
  });

  test('must have the shape of one', async () => {
    const { user } = openPage('/forgot-password');
    await user.type(await screen.findByLabelText('Email Address'), 'asha{Enter}');
    expect(email()).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com.');
    expect(email()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the marked field.');
  });

  test.each([
    ['the server cannot be reached', () => HttpResponse.error(), /could not be reached/],
    ['the server fails', refuse(500, 'internal', 'Something broke here.'), 'Something broke here.'],
    ['too many were asked for', refuse(429, 'too_many_requests', 'Too many codes.'), 'Too many codes.'],
  ])('stays where %s, and can be sent again', async (_, fail, message) => {
    answer('/forgot_password', fail, okay);
    const { user } = openPage('/forgot-password');
    await askForCode(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('heading', { name: 'Forgot Password' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeInTheDocument();
  });

  test('leads on to the code that is in the mail already, with the wait that is left', async () => {
    server.use(
      http.post(apiUrl('/forgot_password'), () =>
        HttpResponse.json(failure('code_sent_recently', 'Please wait.'), {
          status: 429,
          headers: { 'retry-after': '20' },
        }),
      ),
    );
    await reachCode();
    expect(screen.getByText(/possible in (20|19) s/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('cannot be sent twice at once', async () => {
    server.use(http.post(apiUrl('/forgot_password'), () => new Promise(() => {})));
    const { user } = openPage('/forgot-password');
    await askForCode(user);
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDisabled();
  });
});

describe('the code with the new password', () => {
  beforeEach(() => answer('/forgot_password', okay));

  test('leads back to the sign-in page, which says so and knows the address', async () => {
    const sent = answer('/reset_password', okay);
    const { user, router, store } = await reachCode('/forgot-password?returnTo=%2Ftutors');
    await change(user);
    expect(await screen.findByText('Your password is changed. Please sign in.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email Address')).toHaveValue('asha@example.test');
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?returnTo=%2Ftutors' });
    expect(sent).toEqual([{ email: 'asha@example.test', otp: '012345', password }]);
    expect(JSON.stringify(store.getState())).not.toContain('asha@example.test');
  });

  test('is what a browser needs to fill in the one and to keep the other', async () => {
    await reachCode();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(newPassword()).toHaveAttribute('autocomplete', 'new-password');
    expect(newPassword()).toHaveAccessibleDescription('At least 12 characters');
  });

  test('takes the whole code at once, as a paste brings it', async () => {
    const { user } = await reachCode();
    await user.click(code());
    await user.paste(' 012 345 ');
    expect(code()).toHaveValue('012345');
  });

  test('shows the password’s strength in words, and the password itself on request', async () => {
    const { user } = await reachCode();
    await user.fill(newPassword(), 'short');
    expect(screen.getByText('Password strength: Too short')).toBeInTheDocument();
    await user.fill(newPassword(), ' kettle violet');
    expect(screen.getByText('Password strength: Strong')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(newPassword()).toHaveAttribute('type', 'text');
  });

  test('is checked before it is sent', async () => {
    const { user } = await reachCode();
    await user.fill(code(), '123');
    await user.type(newPassword(), 'short{Enter}');
    expect(code()).toHaveAccessibleDescription(/Enter all 6 digits of the code\./);
    expect(code()).toHaveFocus();
    expect(newPassword()).toHaveAccessibleDescription('Use at least 12 characters.');
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the 2 marked fields.');
  });

  test('never keeps the password in the store', async () => {
    server.use(http.post(apiUrl('/reset_password'), () => new Promise(() => {})));
    const { user, store } = await reachCode();
    await change(user);
    expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
    expect(JSON.stringify(store.getState())).not.toContain(password);
  });

  test.each([
    ['code_wrong', 'That code is not right. Please check the digits in the mail.'],
    ['code_expired', 'This code has expired. Please ask for a new one.'],
    ['code_spent', 'This code has been used already.'],
    ['code_tries_used_up', 'There were too many tries. Please ask for a new code.'],
  ] as const)(
    'says which beside the code and above the button for %s, and keeps all',
    async (what, message) => {
      answer('/reset_password', refuse(400, what, message));
      const { user } = await reachCode();
      await change(user);
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(code()).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(code()).toHaveFocus();
      expect(code()).toHaveValue('012345');
      expect(newPassword()).toHaveValue(password);
      expect(newPassword()).toBeValid();
      await user.type(code(), '{Backspace}6');
      expect(code()).toBeValid();
    },
  );

  test('says beside the password that it is a common one', async () => {
    const fields = { password: 'This password is among the most common ones. Please choose another.' };
    answer('/reset_password', refuse(400, 'validation_failed', fields.password, { fields }));
    const { user } = await reachCode();
    await change(user);
    await waitFor(() => expect(newPassword()).toHaveAccessibleDescription(fields.password));
    expect(newPassword()).toHaveFocus();
    expect(code()).toBeValid();
    await user.fill(newPassword(), '!');
    expect(newPassword()).toBeValid();
  });

  test.each([
    ['the server cannot be reached', () => HttpResponse.error(), /could not be reached/],
    ['the server fails', refuse(500, 'internal', 'Something broke here.'), 'Something broke here.'],
    ['there were too many calls', refuse(429, 'too_many_requests', 'Wait a bit.'), 'Wait a bit.'],
  ])('stays where %s, and can be sent again', async (_, fail, message) => {
    answer('/reset_password', fail, okay);
    const { user } = await reachCode();
    await change(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(newPassword()).toHaveValue(password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Your password is changed. Please sign in.')).toBeInTheDocument();
  });
});

describe('another code', () => {
  const passAMinute = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  const resend = () => screen.getByRole('button', { name: 'Resend code' });

  test('can be had once the wait is over; the one before is cleared away, the password is not', async () => {
    const sent = answer('/forgot_password', okay);
    const { user } = await reachCode();
    await user.fill(code(), '111');
    await user.fill(newPassword(), password);
    expect(resend()).toBeDisabled();
    passAMinute();
    await waitFor(() => expect(resend()).toBeEnabled());
    await user.click(resend());
    expect(
      await screen.findByText(/If there is an account with this address, a new code is on its way/),
    ).toBeInTheDocument();
    expect(sent).toHaveLength(2);
    expect(code()).toHaveValue('');
    expect(newPassword()).toHaveValue(password);
  });

  test('is told of where it cannot be sent', async () => {
    answer('/forgot_password', okay, refuse(429, 'too_many_requests', 'Too many codes were sent.'));
    const { user } = await reachCode();
    passAMinute();
    await waitFor(() => expect(resend()).toBeEnabled());
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes were sent.');
  });

  test('can go to another address', async () => {
    answer('/forgot_password', okay);
    const { user } = await reachCode();
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toHaveFocus();
    expect(email()).toHaveValue('asha@example.test');
  });
});

test('the step is still there for who went to another page and came back', async () => {
  answer('/forgot_password', okay);
  const { user, router } = await reachCode();
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeInTheDocument();
});

test('somebody who is signed in is sent on', async () => {
  server.use(...emptySite);
  const { router } = openPage('/forgot-password', { user: anAuthData() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
