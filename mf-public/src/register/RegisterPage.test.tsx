import { anAuthData, apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { emptySite } from '../testing/emptySite';
import { openPage } from '../testing/openPage';

const password = 'kettle violet roof';
const down = () => HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 });

/** Answers a call in turn and keeps what it was sent. */
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

const okay = () => HttpResponse.json(ok(null));
const welcome = () => HttpResponse.json(ok(anAuthData(), { token: 'token' }));
const refusal = (code: Parameters<typeof failure>[0], message: string) => () =>
  HttpResponse.json(failure(code, message), { status: 400 });

const passwordField = () => screen.getByLabelText('Password');

const fillIn = async (user: ReturnType<typeof openPage>['user']) => {
  await user.fill(await screen.findByLabelText('Full Name'), 'Asha Raman');
  await user.fill(screen.getByLabelText('Email Address'), 'asha@example.test');
  await user.fill(passwordField(), password);
};

const reachCode = async (path = '/register') => {
  const page = openPage(path);
  await fillIn(page.user);
  await page.user.click(screen.getByRole('button', { name: 'Register Now' }));
  await screen.findByRole('heading', { name: 'Verify OTP' });
  return page;
};

afterEach(() => jest.restoreAllMocks());
beforeEach(() => server.use(...emptySite));

describe('the details of a new account', () => {
  test('are asked for with what a browser needs to fill them in', async () => {
    openPage('/register');
    expect(await screen.findByRole('heading', { level: 1, name: 'Get Started' })).toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'email');
    expect(passwordField()).toHaveAttribute('autocomplete', 'new-password');
    expect(passwordField()).toHaveAccessibleDescription('At least 12 characters');
    expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
  });

  test('are sent as they are, with the chosen role', async () => {
    const sent = answer('/register', okay);
    const { user } = openPage('/register');
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Parent' }));
    await user.click(screen.getByRole('button', { name: 'Register Now' }));
    await screen.findByRole('heading', { name: 'Verify OTP' });
    expect(sent).toEqual([
      expect.objectContaining({ name: 'Asha Raman', email: 'asha@example.test', password, role: 'parent' }),
    ]);
  });

  test('begin with the role of the link that led here', async () => {
    openPage('/register?role=tutor');
    expect(await screen.findByRole('radio', { name: 'Tutor' })).toBeChecked();
  });

  test('are checked before they are sent, and the first that is wrong gets focus', async () => {
    const { user } = openPage('/register');
    await user.fill(await screen.findByLabelText('Full Name'), 'Asha');
    await user.fill(screen.getByLabelText('Email Address'), 'asha');
    await user.fill(passwordField(), 'short');
    await user.click(screen.getByRole('button', { name: 'Register Now' }));
    const email = screen.getByLabelText('Email Address');
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com.');
    expect(passwordField()).toHaveAccessibleDescription(/Use at least 12 characters/);
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the 2 marked fields.');
    await user.fill(email, '@example.test');
    expect(email).toBeValid();
    expect(email).toHaveFocus();
    expect(passwordField()).toBeInvalid();
  });

  test('show the password’s strength in words, and the password itself on request', async () => {
    const { user } = openPage('/register');
    await user.fill(await screen.findByLabelText('Password'), 'short');
    expect(screen.getByText('Password strength: Too short')).toBeInTheDocument();
    await user.fill(passwordField(), ' kettle violet');
    expect(screen.getByText('Password strength: Strong')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
  });

  test('stay in the form when the server cannot be reached, and can be sent again', async () => {
    answer('/register', down, okay);
    const { user } = openPage('/register');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Register Now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Paadam is resting.');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Raman');
    expect(passwordField()).toHaveValue(password);
    await user.click(screen.getByRole('button', { name: 'Register Now' }));
    expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeInTheDocument();
  });

  test('carry the server’s word on a field beside it until the field is changed', async () => {
    const fields = { password: 'This password is too common.' };
    answer('/register', () =>
      HttpResponse.json(failure('validation_failed', 'Please check the form.', { fields }), { status: 400 }),
    );
    const { user } = openPage('/register');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Register Now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the form.');
    expect(passwordField()).toHaveAccessibleDescription(/This password is too common\./);
    expect(passwordField()).toHaveFocus();
    await user.fill(passwordField(), '!');
    expect(passwordField()).toBeValid();
  });
});

describe('the mailed code', () => {
  test('signs in and leads home', async () => {
    answer('/register', okay);
    const sent = answer('/verify_otp', welcome);
    const { user, router } = await reachCode();
    expect(screen.getByText('asha@example.test')).toBeInTheDocument();
    const code = screen.getByLabelText('Enter 6-digit OTP');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.fill(code, '012345');
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(await screen.findByRole('link', { name: 'Find a tutor' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
    expect(sent).toEqual([{ email: 'asha@example.test', otp: '012345' }]);
  });

  test('leads to where the visitor wanted to go', async () => {
    answer('/register', okay);
    answer('/verify_otp', welcome);
    const { user, router } = await reachCode('/register?returnTo=%2Ftutors%3Fday%3DMonday');
    await user.type(screen.getByLabelText('Enter 6-digit OTP'), '012345{Enter}');
    expect(await screen.findByText('No tutor fits this search')).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/tutors', search: '?day=Monday' });
  });

  test('must have six digits', async () => {
    answer('/register', okay);
    const { user } = await reachCode();
    await user.type(screen.getByLabelText('Enter 6-digit OTP'), '123{Enter}');
    expect(screen.getByLabelText('Enter 6-digit OTP')).toHaveAccessibleDescription(
      /Enter all 6 digits of the code/,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the marked field.');
  });

  test.each([
    ['code_wrong', 'That code is not right.'],
    ['code_expired', 'That code has expired. Ask for a new one.'],
    ['code_spent', 'That code was used already. Ask for a new one.'],
    ['code_tries_used_up', 'Too many tries. Ask for a new code.'],
  ] as const)('stays with the server’s message for %s', async (problem, message) => {
    answer('/register', okay);
    answer('/verify_otp', refusal(problem, message));
    const { user } = await reachCode();
    const code = screen.getByLabelText('Enter 6-digit OTP');
    await user.fill(code, '111111');
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(code).toHaveValue('111111');
    expect(code).toBeInvalid();
    expect(code).toHaveFocus();
    await user.type(code, '{Backspace}2');
    expect(code).toBeValid();
  });

  test('can be sent again once the wait is over, and the old one is cleared away', async () => {
    answer('/register', okay);
    const resent = answer('/resend_otp', okay);
    const { user } = await reachCode();
    await user.fill(screen.getByLabelText('Enter 6-digit OTP'), '111');
    const resend = screen.getByRole('button', { name: 'Resend code' });
    expect(resend).toBeDisabled();
    expect(screen.getByText(/possible in \d+ s/)).toBeInTheDocument();

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await waitFor(() => expect(resend).toBeEnabled());
    await user.click(resend);
    expect(await screen.findByText(/A new code is on its way to asha@example.test/)).toBeInTheDocument();
    expect(screen.getByLabelText('Enter 6-digit OTP')).toHaveValue('');
    expect(resent).toEqual([{ email: 'asha@example.test' }]);
  });

  test('lets one go back and change the details, with nothing lost', async () => {
    answer('/register', okay);
    const { user } = await reachCode();
    await user.click(screen.getByRole('button', { name: 'Change the details' }));
    expect(await screen.findByRole('heading', { name: 'Get Started' })).toHaveFocus();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Raman');
    expect(screen.getByLabelText('Email Address')).toHaveValue('asha@example.test');
    expect(passwordField()).toHaveValue(password);
  });
});

test('somebody who is signed in is sent on', async () => {
  const { router } = openPage('/register', { user: anAuthData() });
  expect(await screen.findByRole('link', { name: 'Find a tutor' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('the way to sign in carries along where the visitor wanted to go', async () => {
  openPage('/register?returnTo=%2Ftutors');
  expect(await screen.findByRole('link', { name: 'Login here' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Ftutors',
  );
});
