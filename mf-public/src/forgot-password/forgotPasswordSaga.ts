import { type Problem, problemOf } from '@paadam/shared/api';
import {
  callApi,
  endWithPerson,
  nextCodeAllowedAt,
  put,
  type SagaGenerator,
  select,
  takeLeading,
} from '@paadam/shared/state';
import { forgotPasswordActions as actions, selectForgotPassword } from './forgotPasswordSlice';

function* requestCode({ payload: { email } }: ReturnType<typeof actions.codeRequested>): SagaGenerator {
  try {
    yield* callApi((api) => api.forgotPassword({ body: { email } }));
    yield* put(actions.codeSent({ resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    const problem = problemOf(error);
    // The mail that went out a moment ago still counts: whoever opened the page anew can go on with it.
    yield* problem.code === 'code_sent_recently'
      ? put(actions.codeSent({ resendAllowedAt: nextCodeAllowedAt(problem.retryAfter) }))
      : put(actions.requestFailed(problem));
  }
}

function* resendCode(): SagaGenerator {
  const { email } = yield* select(selectForgotPassword);
  try {
    yield* callApi((api) => api.forgotPassword({ body: { email } }));
    yield* put(actions.codeResent({ resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    const problem = problemOf(error);
    const resendAllowedAt = problem.retryAfter === undefined ? null : nextCodeAllowedAt(problem.retryAfter);
    yield* put(actions.codeResendFailed({ problem, resendAllowedAt }));
  }
}

function* changePassword({ payload }: ReturnType<typeof actions.changeRequested>): SagaGenerator {
  try {
    yield* callApi((api) => api.resetPassword({ body: payload }));
    yield* put(actions.passwordChanged());
  } catch (error) {
    yield* put(actions.requestFailed(besideItsField(problemOf(error))));
  }
}

/** What is wrong with the code is said beside it, as the contract lets the server say of other fields. */
const besideItsField = (problem: Problem): Problem =>
  problem.code.startsWith('code_') ? { ...problem, fields: { otp: problem.message } } : problem;

function* watchForms(): SagaGenerator {
  yield* takeLeading(actions.codeRequested, requestCode);
  yield* takeLeading(actions.codeResendRequested, resendCode);
  yield* takeLeading(actions.changeRequested, changePassword);
}

export const forgotPasswordSaga = endWithPerson(watchForms);
