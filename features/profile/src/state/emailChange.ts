import { createCodeStepSlice } from '@paadam/profile/code-step';
import type { Body, Calls } from '@paadam/shared/contract';
import {
  authActions,
  callApi,
  dataOf,
  noticesActions,
  put,
  select,
  tellOtherTabs,
} from '@paadam/shared/state';
import { ownSessions } from './signIns';

/** Another e-mail address: the address with the password, then the code that was mailed to it. */
export const emailChange = createCodeStepSlice<
  Body<Calls['requestEmailChange']>,
  { otp: string },
  'security/email'
>({
  name: 'security/email',
  opensLater: true,
  sendCode: (body) => callApi((api) => api.requestEmailChange({ body })),
  resendCode: (email) => callApi((api) => api.resendEmailCode({ body: { email } })),
  verify: function* (email, { otp }) {
    const { data, message } = yield* callApi((api) => api.changeEmail({ body: { email, otp } }));
    yield* put(authActions.userChanged({ email: data.email }));
    yield* put(noticesActions.noticeAdded({ tone: 'good', text: message }));
    yield* tellOtherTabs();
    // The change has ended the others.
    if (dataOf((yield* select(ownSessions.select)).answer)) yield* put(ownSessions.actions.requested());
  },
});
