/** @jest-environment node */
import type { FormAnswer } from '@paadam/shared/contract';
import { HostProvider } from '@paadam/shared/portal';
import { createMemoryRouter, RouterProvider } from '@paadam/shared/router';
import { authActions } from '@paadam/shared/state';
import { failure, startStore } from '@paadam/shared/testing';
import { ToastProvider } from '@paadam/shared/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import ContactPage from '../contact/ContactPage';
import ForgotPasswordPage from '../forgot-password/ForgotPasswordPage';
import LoginPage from '../login/LoginPage';
import RegisterPage from '../register/RegisterPage';
import remote from '../remote';
import { takeFormAnswer } from './takeFormAnswer';

/** @returns the page as the server draws it for a form that was sent without scripts */
const answered = (Page: ComponentType, form: FormAnswer | null, search = ''): string => {
  const { store, addPortal, stop } = startStore();
  const { saga: _, ...withoutSaga } = remote;
  addPortal(withoutSaga);
  if (form) {
    store.dispatch(authActions.formAnswered(form));
    takeFormAnswer(form, store.dispatch);
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [`/${search}`] });
  const html = renderToString(
    <Provider store={store}>
      <HostProvider value={{ remotes: [], form }}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </HostProvider>
    </Provider>,
  );
  stop();
  return html.replaceAll('<!-- -->', '');
};

type Refusal = Parameters<typeof failure>;

const refused = (call: string, values: Record<string, string>, ...refusal: Refusal): FormAnswer => ({
  call,
  values,
  answer: failure(...refusal),
  status: 400,
  retryAfter: null,
});
const taken = (call: string, values: Record<string, string>): FormAnswer => ({
  call,
  values,
  answer: { success: true, message: 'OK', data: null },
  status: 200,
  retryAfter: null,
});
const email = 'asha@example.test';

/** @returns what the field of that name holds, as its attribute has it */
const fieldValue = (html: string, name: string): string | undefined =>
  [...html.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1])
    .at(-1);

describe('every form of the pages that are drawn', () => {
  test.each([
    ['login', LoginPage, 'login'],
    ['register', RegisterPage, 'register'],
    ['contact', ContactPage, 'contact'],
    ['forgotten password', ForgotPasswordPage, 'forgotPassword'],
  ])('is posted: %s', (_, Page, call) => {
    const html = answered(Page, null);
    const forms = html.match(/<form[^>]*>/g) ?? [];
    expect(forms).toHaveLength(1);
    expect(forms[0]).toContain('method="post"');
    expect(forms[0]).not.toContain('action=');
    expect(fieldValue(html, 'call')).toBe(call);
  });

  test('has no button that would do nothing', () => {
    expect(answered(LoginPage, null)).toMatch(/<button[^>]*hidden[^>]*>.*Show password/);
  });
});

describe('a page that answers a form', () => {
  test('says why nobody was signed in, with the address and without the password', () => {
    const message = 'The e-mail address or the password is not right.';
    const html = answered(LoginPage, refused('login', { email }, 'credentials_wrong', message));
    expect(html).toContain(message);
    expect(fieldValue(html, 'email')).toBe(email);
    expect(fieldValue(html, 'password')).toBe('');
  });

  test('asks for the code of two-step sign-in, and again where that was wrong', () => {
    const needed = refused('login', { email }, 'second_step_needed', 'Enter the code.');
    const wrong = refused('secondStep', {}, 'code_wrong', 'That code is not right.');
    for (const form of [needed, wrong]) {
      const html = answered(LoginPage, form);
      expect(fieldValue(html, 'call')).toBe('secondStep');
      expect(html).toContain('Code from your app');
      expect(html).not.toContain('Use a recovery code');
    }
    expect(answered(LoginPage, wrong)).toContain('That code is not right.');
    const over = refused('secondStep', {}, 'second_step_over', 'The time for the code is over.');
    expect(fieldValue(answered(LoginPage, over), 'call')).toBe('login');
    expect(answered(LoginPage, over)).toContain('The time for the code is over.');
  });

  test.each([
    ['registering', RegisterPage, taken('register', { email, name: 'Asha', role: 'parent' })],
    ['signing in', LoginPage, refused('login', { email }, 'account_not_verified', 'Please confirm.')],
    ['another code', RegisterPage, taken('resendOtp', { email })],
    ['a wrong code', RegisterPage, refused('verifyOtp', { email }, 'code_wrong', 'Not that one.')],
  ])('has the field for the mailed code after %s', (_, Page, form) => {
    const html = answered(Page, form);
    expect(html).toContain('Verify OTP');
    // The address may break before its @.
    const whole = html.replace(/<wbr\/>|<!-- -->/g, '');
    expect(whole).toContain(`A 6-digit code was sent to <strong>${email}</strong>`);
    expect(fieldValue(html, 'email')).toBe(email);
    expect(fieldValue(html, 'call')).toBe('verifyOtp');
    expect(html).toMatch(/<button[^>]*value="resendOtp"/);
    expect(html).not.toContain('possible in');
  });

  test('says of each field of a registration what is wrong with it, and keeps the others', () => {
    const fields = { password: 'Please use at least 12 characters.' };
    const form = refused(
      'register',
      { email, name: 'Asha', role: 'tutor' },
      'validation_failed',
      'password: Please use at least 12 characters.',
      { fields },
    );
    const html = answered(RegisterPage, form);
    expect(html).toMatch(/aria-invalid="true"[^>]*name="password"|name="password"[^>]*aria-invalid="true"/);
    expect(html).toContain('Please check the marked field.');
    expect([fieldValue(html, 'name'), fieldValue(html, 'email')]).toEqual(['Asha', email]);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="tutor"|value="tutor"[^>]*checked=""/);
  });

  test('keeps a message that could not be sent', () => {
    const values = { name: 'Asha', email, subject: 'Evenings', message: 'Is there\nsomebody <after> nine?' };
    const html = answered(ContactPage, refused('contact', values, 'too_many_requests', 'Too many.'));
    expect(html).toContain('Your message was not sent');
    expect(html).toContain('Is there\nsomebody &lt;after&gt; nine?</textarea>');
  });

  test('asks for the new password with its code', () => {
    const html = answered(ForgotPasswordPage, taken('forgotPassword', { email }));
    expect(fieldValue(html, 'call')).toBe('resetPassword');
    expect(html).toContain('New password');
  });
});

test('the pages that a form leads to say what came of it', () => {
  expect(answered(ContactPage, null, '?sent=1')).toContain('Message sent successfully!');
  expect(answered(ContactPage, null)).not.toContain('Message sent successfully!');
  expect(answered(LoginPage, null, '?passwordChanged=1')).toContain('Your password is changed.');
});
