import { createCodeStepSlice } from '@paadam/profile/code-step';
import { type Problem, problemOf } from '@paadam/shared/api';
import type { Body, Calls } from '@paadam/shared/contract';
import { callApi } from '@paadam/shared/state';

const mailCode = (email: string) => callApi((api) => api.forgotPassword({ body: { email } }));

/** What is wrong with the code is said beside it, as the contract lets the server say of other fields. */
const besideItsField = (problem: Problem): Problem =>
  problem.code.startsWith('code_') ? { ...problem, fields: { otp: problem.message } } : problem;

/** A password that was forgotten: the address, then the mailed code with the new password. */
export const forgottenPassword = createCodeStepSlice<
  { email: string },
  Omit<Body<Calls['resetPassword']>, 'email'>
>({
  name: 'forgotPassword',
  sendCode: ({ email }) => mailCode(email),
  resendCode: mailCode,
  verify: (email, given) => callApi((api) => api.resetPassword({ body: { email, ...given } })),
  explain: (error) => besideItsField(problemOf(error)),
});
