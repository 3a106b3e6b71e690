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
