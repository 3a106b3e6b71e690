import { type Static, Type } from 'typebox';
import { GivenPassword, SessionAnswer } from './account';
import { defineCall, Envelope } from './call';
import { Closed, Instant, Nullable, typedAs } from './schema';

/** The six digits that the authenticator app shows, or a recovery code. Spaces, hyphens and case do not matter. */
const SecondStepCode = Type.String({
  ...typedAs('signs'),
  minLength: 1,
  maxLength: 40,
  description: 'the code of the app, or a recovery code',
  examples: ['042917'],
});

/** Each act on two-step sign-in asks for both again. */
const passwordAndCode = Closed({ password: GivenPassword, code: SecondStepCode });

const RecoveryCodes = Type.Object({
  /** Shown this once: the server keeps their hashes. */
  recoveryCodes: Type.Array(Type.String({ examples: ['K7QF-2MXD-9RTA-HB4C'] })),
});

/** What each act on it can be refused for. */
const refusals = ['password_wrong', 'code_wrong', 'code_spent', 'status_stale', 'too_many_requests'] as const;

export const secondStep = defineCall('secondStep', {
  summary: 'Finish a sign-in with a code, in the browser where `login` has found the password right',
  who: 'anyone',
  body: Closed({ code: SecondStepCode }),
  status: 200,
  answer: SessionAnswer,
  errors: ['code_wrong', 'code_spent', 'second_step_over', 'too_many_requests'],
});

export const TwoStep = Type.Object({
  /** When it was turned on; null: it is off. */
  since: Nullable(Instant),
  recoveryCodesLeft: Type.Integer({ examples: [10] }),
});
export type TwoStep = Static<typeof TwoStep>;

export const twoStep = defineCall('twoStep', {
  summary: 'Whether one’s sign-in has two steps, and how many recovery codes are left',
  who: 'signed-in',
  status: 200,
  answer: Envelope(TwoStep),
  errors: [],
});

export const TwoStepSecret = Type.Object({
  /** In base32, as it is typed into an app. */
  secret: Type.String({ examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'] }),
  /** The same with what belongs to it, `otpauth://…`: opens the app where there is one. */
  address: Type.String({
    examples: [
      'otpauth://totp/Paadam:asha%40example.org?issuer=Paadam&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    ],
  }),
  /** That address as a QR code, in SVG. */
  picture: Type.String({ examples: ['<svg viewBox="0 0 49 49" xmlns="http://www.w3.org/2000/svg"></svg>'] }),
});
export type TwoStepSecret = Static<typeof TwoStepSecret>;

export const newTwoStepSecret = defineCall('newTwoStepSecret', {
  summary: 'Draw a secret for an authenticator app, in place of one that was not confirmed; good for an hour',
  who: 'signed-in',
  status: 200,
  answer: Envelope(TwoStepSecret),
  errors: ['status_stale'],
});

export const turnOnTwoStep = defineCall('turnOnTwoStep', {
  summary: 'Turn two-step sign-in on with a first code of the app; ends every other session',
  who: 'signed-in',
  body: passwordAndCode,
  status: 200,
  answer: Envelope(RecoveryCodes),
  errors: [...refusals, 'code_expired'],
});

export const turnOffTwoStep = defineCall('turnOffTwoStep', {
  summary: 'Turn two-step sign-in off',
  who: 'signed-in',
  body: passwordAndCode,
  status: 200,
  answer: Envelope(Type.Null()),
  errors: refusals,
});

export const newRecoveryCodes = defineCall('newRecoveryCodes', {
  summary: 'Make new recovery codes; those before work no more',
  who: 'signed-in',
  body: passwordAndCode,
  status: 200,
  answer: Envelope(RecoveryCodes),
  errors: refusals,
});
