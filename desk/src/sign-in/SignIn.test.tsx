import { apiUrl, HttpResponse, http, server } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator, answer, refuse, renderDesk, sessionOf } from '../testing/renderDesk';

const today = { failedMails: [], failedMailCount: 0, jobs: [], portals: [], approvals: [] };

const givePassword = async () => {
  await userEvent.type(await screen.findByLabelText('E-mail address'), 'operator@paadam.test');
  await userEvent.type(screen.getByLabelText('Password'), 'a good phrase{Enter}');
};

test('a password and a code lead in, and the calls carry the session’s token', async () => {
  let token: string | null = null;
  answer('post', '/sign-in', sessionOf(null, 'code'));
  server.use(
    http.post(apiUrl('/desk/code'), ({ request }) => {
      token = request.headers.get('x-csrf-token');
      return HttpResponse.json({ success: true, message: 'OK', data: sessionOf(anOperator()) });
    }),
  );
  answer('get', '/today', today);
  renderDesk('/desk', null);
  await givePassword();
  await userEvent.type(await screen.findByLabelText(/Code from your app/), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
  expect(token).toBe('a-token');
});

test('a password that is not right is said, and what was typed stays', async () => {
  refuse('post', '/sign-in', 401, 'credentials_wrong', 'The e-mail address or the password is not right.');
  renderDesk('/desk', null);
  await givePassword();
  expect(await screen.findByText('The e-mail address or the password is not right.')).toBeVisible();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('operator@paadam.test');
});

test('after too many wrong codes it is at the password again, and says so', async () => {
  answer('post', '/sign-in', sessionOf(null, 'code'));
  refuse('post', '/code', 401, 'second_step_over', 'The tries for the code are over.');
  renderDesk('/desk', null);
  await givePassword();
  await userEvent.type(await screen.findByLabelText(/Code from your app/), '123456{Enter}');
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.getByText('The tries for the code are over.')).toBeVisible();
});

test('the first sign-in shows the key for the app, as a picture and as text', async () => {
  answer('post', '/sign-in', sessionOf(null, 'set-up'));
  answer('post', '/app', {
    secret: 'JBSWY3DPEHPK3PXP',
    address: 'otpauth://totp/Paadam',
    picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  renderDesk('/desk', null);
  await givePassword();
  expect(await screen.findByRole('img', { name: 'QR code that holds the key below' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
});

test('a session that ends is signed in again over the page, which stays', async () => {
  refuse('get', '/today', 401, 'unauthenticated', 'Please sign in.');
  renderDesk();
  expect(await screen.findByRole('heading', { name: 'Please sign in again' })).toBeVisible();
  answer('post', '/sign-in', sessionOf(anOperator()));
  answer('get', '/today', today);
  await givePassword();
  await userEvent.click(await screen.findByRole('button', { name: /Try again|Retry/ }));
  expect(await screen.findByText('Every portal has loaded.')).toBeVisible();
});
