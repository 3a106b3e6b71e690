import { all, type SagaGenerator } from '@paadam/shared/state';
import { contactSaga } from './contact/contactSaga';
import { forgotPasswordSaga } from './forgot-password/forgotPasswordSaga';
import { tutorPageSaga } from './tutor/tutorPageSaga';
import { tutorsSaga } from './tutors/tutorsSaga';

/** Every effect of the public pages. */
export function* publicSaga(): SagaGenerator {
  yield* all([tutorsSaga(), tutorPageSaga(), contactSaga(), forgotPasswordSaga()]);
}
