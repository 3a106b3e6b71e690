import {
  callApi,
  endWithPerson,
  nextCodeAllowedAt,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeLeading,
} from '@paadam/shared/state';
import { fetchFailures, problemOr } from '../family/fetchFailures';
import { parentActions } from '../family/parentSlice';
import { tellChildren } from '../family/tellChildren';
import { linkActions as actions, selectLink } from './linkSlice';

function* requestCode({ payload: { email } }: ReturnType<typeof actions.codeRequested>): SagaGenerator {
  try {
    const { sent } = yield* race({
      sent: callApi((api) => api.requestLink({ body: { studentEmail: email } })),
      over: take([actions.formClosed, actions.pageLeft]),
    });
    if (sent) yield* put(actions.codeSent({ resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    const problem = problemOr(error, fetchFailures.other);
    // The mail that went out a moment ago still counts: whoever opened the page anew can go on with it.
    yield* problem.code === 'code_sent_recently'
      ? put(actions.codeSent({ resendAllowedAt: nextCodeAllowedAt(problem.retryAfter) }))
      : put(actions.requestFailed(problem));
  }
}

function* resendCode(): SagaGenerator {
  const { email } = yield* select(selectLink);
  try {
    const { sent } = yield* race({
      sent: callApi((api) => api.requestLink({ body: { studentEmail: email } })),
      over: take([actions.formClosed, actions.emailReopened]),
    });
    if (sent) yield* put(actions.codeResent({ resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    const problem = problemOr(error, fetchFailures.other);
    const resendAllowedAt = problem.retryAfter === undefined ? null : nextCodeAllowedAt(problem.retryAfter);
    yield* put(actions.codeResendFailed({ problem, resendAllowedAt }));
  }
}

/** A child that was linked is linked, also where the page was left meanwhile. */
function* verify({ payload: { otp } }: ReturnType<typeof actions.verificationRequested>): SagaGenerator {
  const { email } = yield* select(selectLink);
  try {
    const { data: child, message } = yield* callApi((api) =>
      api.verifyLink({ body: { studentEmail: email, otp } }),
    );
    yield* put(parentActions.childLinked({ child, message }));
    yield* put(actions.childLinked({ childId: child._id }));
    yield* tellChildren((known) => [...known.filter(({ _id }) => _id !== child._id), child]);
  } catch (error) {
    yield* put(actions.requestFailed(problemOr(error, fetchFailures.other)));
  }
}

export const linkSaga = endWithPerson(function* (): SagaGenerator {
  yield* takeLeading(actions.codeRequested, requestCode);
  yield* takeLeading(actions.codeResendRequested, resendCode);
  yield* takeLeading(actions.verificationRequested, verify);
});
