import { createCodeStepSlice } from '@paadam/profile/code-step';
import type { Body, Calls } from '@paadam/shared/contract';
import { ownTimeZone } from '@paadam/shared/domain';
import {
  all,
  authActions,
  openSession,
  put,
  type SagaGenerator,
  takeEvery,
  withFreshToken,
} from '@paadam/shared/state';

/** What is asked of a person who wants an account. */
export type RegistrationDetails = Omit<Body<Calls['register']>, 'timeZone'>;

/** A registration on its way: the details, then the mailed code, which signs in. */
export const registration = createCodeStepSlice<RegistrationDetails>({
  name: 'registration',
  sendCode: (details) =>
    withFreshToken((api) => api.register({ body: { ...details, timeZone: ownTimeZone() } })),
  resendCode: (email) => withFreshToken((api) => api.resendOtp({ body: { email } })),
  verify: function* (email, { otp }) {
    yield* openSession(yield* withFreshToken((api) => api.verifyOtp({ body: { email, otp } })));
  },
  // The code may be for other details than those that were sent now.
  takesRecentCode: false,
});

/** The password was right but the address was never confirmed: the code step follows, with a fresh code. */
function* goOnWithCode({ payload }: ReturnType<typeof authActions.signInFailed>): SagaGenerator {
  const { email, problem } = payload;
  if (problem.code === 'account_not_verified') yield* put(registration.actions.codeSent(email));
}

function* watchSignIns(): SagaGenerator {
  yield* takeEvery(authActions.signInFailed, goOnWithCode);
}

export function* registrationSaga(): SagaGenerator {
  yield* all([registration.saga(), watchSignIns()]);
}
