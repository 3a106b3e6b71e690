import { aProfile, keepProfile, showProfile } from '@paadam/profile/testing';
import type { TwoStep } from '@paadam/shared/contract';
import { apiUrl, failure, HttpResponse, http, list, ok, server } from '@paadam/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = ['K7QF-2MXD-9RTA-HB4C', '0000-2MXD-9RTA-HB4C'];
const off: TwoStep = { since: null, recoveryCodesLeft: 0 };
const on = (recoveryCodesLeft = 10): TwoStep => ({ since: '2030-01-07T04:30:00.000Z', recoveryCodesLeft });

/** A server that keeps the state as the real one does, and tells what it was sent. */
const keep = (state: TwoStep) => {
  const kept = { state, sent: [] as unknown[], secretsDrawn: 0, asked: 0 };
  keepProfile(aProfile('student'));
  const taking =
    (next: () => TwoStep, data: object | null, message: string) =>
    async ({ request }: { request: Request }) => {
      kept.sent.push(await request.json());
      kept.state = next();
      return HttpResponse.json(ok(data, { message }));
    };
  server.use(
    http.get(apiUrl('/sessions'), () => HttpResponse.json(list([]))),
    http.get(apiUrl('/sessions/history'), () => HttpResponse.json(list([]))),
    http.get(apiUrl('/two_step'), () => {
      kept.asked += 1;
      return HttpResponse.json(ok(kept.state));
    }),
    http.post(apiUrl('/two_step/secret'), () => {
      kept.secretsDrawn += 1;
      return HttpResponse.json(
        ok({
          secret,
          address: `otpauth://totp/Paadam:asha?secret=${secret}`,
          picture: '<svg id="qr"></svg>',
        }),
      );
    }),
    http.put(
      apiUrl('/two_step'),
      taking(() => on(), { recoveryCodes: codes }, 'Two-step sign-in is on.'),
    ),
    http.post(
      apiUrl('/two_step/off'),
      taking(() => off, null, 'Two-step sign-in is off.'),
    ),
    http.post(
      apiUrl('/two_step/recovery_codes'),
      taking(() => on(), { recoveryCodes: codes }, 'Your recovery codes are new.'),
    ),
  );
  return kept;
};
const show = () => showProfile('student', '/own?tab=security');
const part = () => within(screen.getByRole('region', { name: /^Two-step sign-in/ }));
const button = (name: string) => part().findByRole('button', { name });
const code = () => part().getByRole('textbox', { name: 'Code from your app' });
const password = () => part().getByLabelText('Your password');

test('is turned on with the picture or the key, a code and the password; the recovery codes stay until they are kept', async () => {
  const kept = keep(off);
  const { user } = show();
  await user.click(await button('Turn on two-step sign-in'));
  expect(part().getByRole('heading', { name: '1. Add Paadam to your app' })).toHaveFocus();
  const picture = await part().findByRole('img', { name: 'QR code that holds the key below' });
  expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toBe(
    'data:image/svg+xml,<svg id="qr"></svg>',
  );
  expect(part().getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(part().getByRole('button', { name: 'Copy the key' }));
  expect(await part().findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(secret);
  // The person who goes to the app and comes back still has that picture.
  const { asked } = kept;
  act(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() => expect(kept.asked).toBe(asked + 1));
  expect(kept.secretsDrawn).toBe(1);
  expect(part().queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();

  await user.fill(code(), '042917');
  await user.fill(password(), 'seven mangoes');
  await user.click(await button('Turn on'));
  expect(await part().findByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus();
  expect(kept.sent).toEqual([{ code: '042917', password: 'seven mangoes' }]);
  expect(
    part()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  const file = part().getByRole('link', { name: 'Save as a file' });
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.join('\n'));
  await user.click(part().getByRole('button', { name: 'Copy the recovery codes' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));

  // Another part of the page is opened, and they are still there.
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  expect(part().getByText(codes[0] ?? '')).toBeVisible();
  await user.click(await button('I have kept them'));
  expect(part().queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  expect(part().getByRole('heading', { level: 2 })).toHaveFocus();
  expect(await part().findByText('On since 7 January 2030. 10 recovery codes are left.')).toBeVisible();
});

test('asks for both before it sends anything, and says what was refused at its field', async () => {
  const kept = keep(on());
  const { user } = show();
  await user.click(await button('Turn off'));
  expect(code()).toHaveFocus();
  await user.click(await button('Turn off'));
  expect(code()).toHaveAccessibleDescription(/^Enter the code\./);
  expect(password()).toHaveAccessibleDescription('Enter your current password.');
  expect(kept.sent).toEqual([]);

  const refuse = (reason: 'password_wrong' | 'code_wrong', field: string) =>
    server.use(
      http.post(
        apiUrl('/two_step/off'),
        () =>
          HttpResponse.json(failure(reason, 'Not so.', { fields: { [field]: 'Not so.' } }), { status: 400 }),
        { once: true },
      ),
    );
  refuse('code_wrong', 'code');
  await user.fill(code(), '042917');
  await user.fill(password(), 'seven mangoes');
  await user.click(await button('Turn off'));
  expect(await part().findByRole('alert')).toHaveTextContent('Not so.');
  expect(code()).toHaveFocus();
  refuse('password_wrong', 'password');
  await user.click(await button('Turn off'));
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Not so.'));
  expect(password()).toHaveFocus();

  await user.click(await button('Turn off'));
  expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible();
  expect(await button('Turn on two-step sign-in')).toBeVisible();
  expect(part().getByRole('heading', { level: 2 })).toHaveFocus();
});

test('new recovery codes take a recovery code as well, and are shown', async () => {
  const kept = keep(on(2));
  const { user } = show();
  expect(await part().findByText('Make new recovery codes before you need the last one.')).toBeVisible();
  await user.click(await button('New recovery codes'));
  await user.click(await button('Use a recovery code'));
  await user.fill(part().getByRole('textbox', { name: 'Recovery code' }), 'k7qf 2mxd 9rta hb4c');
  await user.fill(password(), 'seven mangoes');
  await user.click(await button('Make new codes'));
  expect(await part().findByText(codes[1] ?? '')).toBeVisible();
  expect(kept.sent).toEqual([{ code: 'k7qf 2mxd 9rta hb4c', password: 'seven mangoes' }]);
});

test.each([
  [
    0,
    'No recovery codes are left.',
    'Without your phone you could not sign in. Make new recovery codes now.',
  ],
  [1, '1 recovery code is left.', 'Make new recovery codes before you need the last one.'],
])('%i codes left are said, with what to do', async (left, words, advice) => {
  keep(on(left));
  show();
  expect(await part().findByText(`On since 7 January 2030. ${words}`)).toBeVisible();
  expect(part().getByText(advice)).toBeVisible();
});

test('what could not be loaded says why, and is loaded on Retry', async () => {
  keep(off);
  const failing = () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 });
  server.use(
    http.get(apiUrl('/two_step'), failing, { once: true }),
    http.post(apiUrl('/two_step/secret'), failing, { once: true }),
  );
  const { user } = show();
  expect(await part().findByText('Error loading two-step sign-in: We are restarting.')).toBeVisible();
  await user.click(await button('Retry'));
  await user.click(await button('Turn on two-step sign-in'));
  expect(await part().findByText('Error loading the picture: We are restarting.')).toBeVisible();
  await user.click(await button('Retry'));
  expect(await part().findByRole('img', { name: 'QR code that holds the key below' })).toBeVisible();
  await user.click(await button('Cancel'));
  expect(await button('Turn on two-step sign-in')).toBeVisible();
  expect(part().getByRole('heading', { level: 2 })).toHaveFocus();
});
