import { anAuthData, apiUrl, failure, HttpResponse, http, ok, server } from '@paadam/shared/testing';
import { act, screen } from '@testing-library/react';
import { registration } from '../registration/registration';
import { emptySite } from '../testing/emptySite';
import { openPage } from '../testing/openPage';

const onCall = (path: string, answer: () => Response) => server.use(http.post(apiUrl(path), answer));
const welcome = () => HttpResponse.json(ok(anAuthData(), { token: 'token' }));
const unverified = () =>
  HttpResponse.json(failure('account_not_verified', 'Please confirm your e-mail address.'), { status: 403 });

const signIn = async (user: ReturnType<typeof openPage>['user']) => {
  await user.fill(await screen.findByLabelText('Email Address'), 'asha@example.test');
  await user.fill(screen.getByLabelText('Password'), 'kettle violet roof');
  await user.click(screen.getByRole('button', { name: 'Login' }));
};

beforeEach(() => server.use(...emptySite));

describe('signing in', () => {
  test('leads home', async () => {
    onCall('/login', welcome);
    const { user, router } = openPage('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
    await signIn(user);
    expect(await screen.findByRole('link', { name: 'Find a tutor' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
  });

  test('leads to where the visitor wanted to go', async () => {
    onCall('/login', welcome);
    const { user, router } = openPage('/login?returnTo=%2Ftutors');
    await signIn(user);
    expect(await screen.findByText('No tutors available.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/tutors');
  });

  test('leads nowhere but this site', async () => {
    onCall('/login', welcome);
    const { user, router } = openPage('/login?returnTo=https%3A%2F%2Felsewhere.example');
    await signIn(user);
    expect(await screen.findByRole('link', { name: 'Find a tutor' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
  });

  test('says why it failed, and keeps what was typed', async () => {
    onCall('/login', () =>
      HttpResponse.json(failure('credentials_wrong', 'The e-mail address or the password is not right.'), {
        status: 401,
      }),
    );
    const { user } = openPage('/login');
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The e-mail address or the password is not right.',
    );
    expect(screen.getByLabelText('Email Address')).toHaveValue('asha@example.test');
    expect(screen.getByLabelText('Password')).toHaveValue('kettle violet roof');
  });

  test('is skipped by somebody who is signed in', async () => {
    const { router } = openPage('/login?returnTo=%2Ftutors', { user: anAuthData() });
    expect(await screen.findByText('No tutors available.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/tutors');
  });
});

describe('an account whose address was never confirmed', () => {
  test('gets the code step on the sign-in page, and goes on from there', async () => {
    onCall('/login', unverified);
    onCall('/verify_otp', welcome);
    const { user, router } = openPage('/login?returnTo=%2Ftutors');
    await signIn(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify OTP' })).toBeInTheDocument();
    expect(screen.getByText('asha@example.test')).toBeInTheDocument();
    await user.fill(screen.getByLabelText('Enter 6-digit OTP'), '123456');
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(await screen.findByText('No tutors available.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/tutors');
  });

  test('can go back to signing in, with the address kept', async () => {
    onCall('/login', unverified);
    const { user } = openPage('/login');
    await signIn(user);
    await user.click(await screen.findByRole('button', { name: 'Back to sign in' }));
    expect(await screen.findByLabelText('Email Address')).toHaveValue('asha@example.test');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('does not keep somebody who left a registration halfway from signing in', async () => {
    const { store, router } = openPage('/tutors');
    await screen.findByText('No tutors available.');
    act(() => {
      store.dispatch(registration.actions.codeSent('new@example.test'));
    });
    await act(() => router.navigate('/login'));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email Address')).toHaveValue('');
  });
});

describe('the sign-in page', () => {
  test('leads to registration, and carries along where the visitor wanted to go', async () => {
    openPage('/login?returnTo=%2Ftutors');
    expect(await screen.findByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Ftutors',
    );
  });

  test('links to the way to a new password, and carries the wish along there too', async () => {
    openPage('/login?returnTo=%2Ftutors');
    expect(await screen.findByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/forgot-password?returnTo=%2Ftutors',
    );
  });
});
