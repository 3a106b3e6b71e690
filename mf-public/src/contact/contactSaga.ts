import { problemOf } from '@paadam/shared/api';
import { callApi, endWithPerson } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, delay, put, takeLatest, takeLeading } from 'redux-saga/effects';
import { contactActions } from './contactSlice';

/** How long the screen says that the message was sent. */
const sentNoticeMs = 3_000;

function* send({ payload }: ReturnType<typeof contactActions.messageSubmitted>): SagaIterator<void> {
  try {
    yield call(callApi, (api) => api.contact({ body: payload }));
    yield put(contactActions.messageSent());
  } catch (error) {
    yield put(contactActions.messageFailed(problemOf(error)));
  }
}

function* endSentNotice(): SagaIterator<void> {
  yield delay(sentNoticeMs);
  yield put(contactActions.sentNoticeEnded());
}

function* watchForm(): SagaIterator<void> {
  yield takeLeading(contactActions.messageSubmitted.type, send);
  yield takeLatest(contactActions.messageSent.type, endSentNotice);
}

export const contactSaga = endWithPerson(watchForm);
