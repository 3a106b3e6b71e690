import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi, endWithPerson, nextCodeAllowedAt } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeLeading } from 'redux-saga/effects';
import { fetchFailures, problemOr } from '../family/fetchFailures';
import { parentActions } from '../family/parentSlice';
import { tellChildren } from '../family/tellChildren';
import { linkActions as actions, selectLink } from './linkSlice';

type Link = ReturnType<typeof selectLink>;

function* requestCode({ payload: { email } }: ReturnType<typeof actions.codeRequested>): SagaIterator<void> {
  try {
    const { sent } = yield race({
      sent: call(callApi, (api) => api.requestLink({ body: { studentEmail: email } })),
      over: take([actions.formClosed.type, actions.pageLeft.type]),
    });
    if (sent) yield put(actions.codeSent({ resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    const problem = problemOr(error, fetchFailures.other);
    // The mail that went out a moment ago still counts: whoever opened the page anew can go on with it.
    yield problem.code === 'code_sent_recently'
      ? put(actions.codeSent({ resendAllowedAt: nextCodeAllowedAt(problem.retryAfter) }))
      : put(actions.requestFailed(problem));
  }
}

function* resendCode(): SagaIterator<void> {
  const { email }: Link = yield select(selectLink);
  try {
    const { sent } = yield race({
      sent: call(callApi, (api) => api.requestLink({ body: { studentEmail: email } })),
      over: take([actions.formClosed.type, actions.emailReopened.type]),
    });
    if (sent) yield put(actions.codeResent({ resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    const problem = problemOr(error, fetchFailures.other);
    const resendAllowedAt = problem.retryAfter === undefined ? null : nextCodeAllowedAt(problem.retryAfter);
    yield put(actions.codeResendFailed({ problem, resendAllowedAt }));
  }
}

/** A child that was linked is linked, also where the page was left meanwhile. */
function* verify({ payload: { otp } }: ReturnType<typeof actions.verificationRequested>): SagaIterator<void> {
  const { email }: Link = yield select(selectLink);
  try {
    const { data: child, message }: Answer<Calls['verifyLink']> = yield call(callApi, (api) =>
      api.verifyLink({ body: { studentEmail: email, otp } }),
    );
    yield put(parentActions.childLinked({ child, message }));
    yield put(actions.childLinked({ childId: child._id }));
    yield call(tellChildren, (known) => [...known.filter(({ _id }) => _id !== child._id), child]);
  } catch (error) {
    yield put(actions.requestFailed(problemOr(error, fetchFailures.other)));
  }
}

export const linkSaga = endWithPerson(function* (): SagaIterator<void> {
  yield takeLeading(actions.codeRequested.type, requestCode);
  yield takeLeading(actions.codeResendRequested.type, resendCode);
  yield takeLeading(actions.verificationRequested.type, verify);
});
