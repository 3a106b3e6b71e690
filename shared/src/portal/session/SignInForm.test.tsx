import {
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  ok,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { SignInForm } from './SignInForm';

const email = () => screen.getByRole('textbox', { name: 'Email Address' });
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });

const fillIn = async ({ user }: ReturnType<typeof renderInHost>) => {
  await user.fill(email(), ' asha@example.test ');
  await user.fill(password(), 'a long pass phrase');
};
const refuse = (beside: object = {}) =>
  server.use(
    http.post(apiUrl('/login'), () =>
      HttpResponse.json(failure('credentials_wrong', 'The address or the password is not right.', beside), {
        status: 401,
      }),
    ),
  );

test('sends what was entered, the address without the blanks around it', async () => {
  let body: unknown;
  server.use(
    http.post(apiUrl('/login'), async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(ok(anAuthData(), { token: 'token' }));
    }),
  );
  const view = renderInHost(<SignInForm />);
  await fillIn(view);
  await view.user.click(login());
  await waitFor(() => expect(view.store.getState().auth.session.status).toBe('signed-in'));
  expect(body).toEqual({ email: 'asha@example.test', password: 'a long pass phrase' });
});

test('asks for both before it sends anything', async () => {
  const { user, store } = renderInHost(<SignInForm />);
  await user.click(login());
  expect(email()).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com.');
  expect(email()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the 2 marked fields.');
  expect(store.getState().auth.signIn.status).toBe('idle');
});

test('says itself what is no address, and not the browser', async () => {
  const { user, store } = renderInHost(<SignInForm />);
  await user.fill(email(), 'asha');
  await user.type(password(), 'a long pass phrase{Enter}');
  expect(email()).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com.');
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email().closest('form')).toHaveAttribute('novalidate');
  expect(store.getState().auth.signIn.status).toBe('idle');
});

test('says that it is busy, and takes no second click', async () => {
  server.use(http.post(apiUrl('/login'), () => new Promise(() => {})));
  const view = renderInHost(<SignInForm />);
  await fillIn(view);
  await view.user.click(login());
  expect(login()).toBeDisabled();
  expect(login()).toHaveAttribute('aria-busy', 'true');
});

test('announces why it was refused, and keeps what was entered', async () => {
  refuse();
  const view = renderInHost(<SignInForm />);
  await fillIn(view);
  await view.user.click(login());
  expect(await screen.findByRole('alert')).toHaveTextContent('The address or the password is not right.');
  expect(email()).toHaveValue('asha@example.test');
  expect(password()).toHaveValue('a long pass phrase');
  expect(login()).toBeEnabled();
});

test('shows a field’s fault at the field', async () => {
  refuse({ fields: { email: 'Please enter a valid e-mail address.' } });
  const view = renderInHost(<SignInForm />);
  await fillIn(view);
  await view.user.click(login());
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid e-mail address.'));
});

test('greets the next visit without the last one’s refusal', async () => {
  refuse();
  const view = renderInHost(<SignInForm />);
  await fillIn(view);
  await view.user.click(login());
  await screen.findByRole('alert');
  view.unmount();
  expect(view.store.getState().auth.signIn.status).toBe('idle');
});

test('knows the address of somebody whose session ran out, and holds other ways in', () => {
  renderInHost(
    <SignInForm email="asha@example.test">
      <a href="/forgot-password">Forgot Password</a>
    </SignInForm>,
  );
  expect(email()).toHaveValue('asha@example.test');
  expect(screen.getByRole('link', { name: 'Forgot Password' })).toBeVisible();
});

describe('the second step', () => {
  const code = () => screen.getByRole('textbox', { name: 'Code from your app' });
  const signIn = () => screen.getByRole('button', { name: 'Sign in' });
  const needed = () => HttpResponse.json(failure('second_step_needed', 'Enter the code.'), { status: 403 });
  const refuseCode = (reason: Parameters<typeof failure>[0], message: string, status = 400) =>
    server.use(
      http.post(apiUrl('/second_step'), () =>
        HttpResponse.json(failure(reason, message, status === 400 ? { fields: { code: message } } : {}), {
          status,
        }),
      ),
    );
  /** The form after the right password of a person with two-step sign-in. */
  const halfway = async () => {
    server.use(http.post(apiUrl('/login'), needed));
    const view = renderInHost(<SignInForm />);
    await fillIn(view);
    await view.user.click(login());
    await waitFor(() => expect(code()).toHaveFocus());
    return view;
  };

  test('takes the code of the app, as phones offer and type it', async () => {
    let body: unknown;
    server.use(
      http.post(apiUrl('/second_step'), async ({ request }) => {
        body = await request.json();
        return HttpResponse.json(ok(anAuthData(), { token: 'token' }));
      }),
    );
    const { user, store } = await halfway();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveAccessibleDescription('The 6 digits that your authenticator app shows for Paadam.');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.paste('042 917');
    expect(code()).toHaveValue('042917');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(store.getState().auth.session.status).toBe('signed-in'));
    expect(body).toEqual({ code: '042917' });
    expect(store.getState().auth.isAtSecondStep).toBe(false);
  });

  test('says which code was refused, and selects it whole', async () => {
    refuseCode('code_wrong', 'That code is not right.');
    const { user } = await halfway();
    await user.type(code(), '12');
    await user.click(signIn());
    expect(code()).toHaveAccessibleDescription(/^Enter all 6 digits of the code\./);
    await user.type(code(), '123456');
    await user.click(signIn());
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
    expect(code()).toHaveFocus();
    expect(code()).toBeInvalid();
    await user.keyboard('654321');
    expect(code()).toHaveValue('654321');
  });

  test('takes a recovery code instead', async () => {
    let body: unknown;
    server.use(
      http.post(apiUrl('/second_step'), async ({ request }) => {
        body = await request.json();
        return HttpResponse.json(ok(anAuthData(), { token: 'token' }));
      }),
    );
    const { user, store } = await halfway();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = screen.getByRole('textbox', { name: 'Recovery code' });
    expect(recovery).toHaveFocus();
    expect(recovery).toHaveAttribute('autocomplete', 'off');
    await user.keyboard('k7qf-2mxd-9rta-hb4c{Enter}');
    await waitFor(() => expect(store.getState().auth.session.status).toBe('signed-in'));
    expect(body).toEqual({ code: 'k7qf-2mxd-9rta-hb4c' });
  });

  test('leads back to the password when its time or tries are over, and says so', async () => {
    refuseCode('second_step_over', 'The time for the code is over. Please enter your password again.', 401);
    const { user } = await halfway();
    await user.type(code(), '123456');
    await user.click(signIn());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveValue('');
    expect(email()).toHaveDisplayValue(/^\s*asha@example\.test\s*$/);
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your password again.');
  });

  test('can be left for the password, and is not met again on the next visit', async () => {
    const view = await halfway();
    await view.user.click(screen.getByRole('button', { name: 'Back to the password' }));
    expect(password()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await view.user.type(password(), 'a long pass phrase{Enter}');
    await waitFor(() => expect(code()).toHaveFocus());
    view.unmount();
    expect(view.store.getState().auth.isAtSecondStep).toBe(false);
  });
});
