import { problemOf } from '@paadam/shared/api';
import {
  callApi,
  delay,
  endWithPerson,
  put,
  type SagaGenerator,
  takeLatest,
  takeLeading,
} from '@paadam/shared/state';
import { contactActions } from './contactSlice';

/** How long the screen says that the message was sent. */
const sentNoticeMs = 3_000;

function* send({ payload }: ReturnType<typeof contactActions.messageSubmitted>): SagaGenerator {
  try {
    yield* callApi((api) => api.contact({ body: payload }));
    yield* put(contactActions.messageSent());
  } catch (error) {
    yield* put(contactActions.messageFailed(problemOf(error)));
  }
}

function* endSentNotice(): SagaGenerator {
  yield* delay(sentNoticeMs);
  yield* put(contactActions.sentNoticeEnded());
}

function* watchForm(): SagaGenerator {
  yield* takeLeading(contactActions.messageSubmitted, send);
  yield* takeLatest(contactActions.messageSent, endSentNotice);
}

export const contactSaga = endWithPerson(watchForm);
