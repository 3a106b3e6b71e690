import { createCodeStepSlice } from '@paadam/profile/code-step';
import { callApi, put } from '@paadam/shared/state';
import { fetchFailures, problemOr } from '../family/fetchFailures';
import { parentActions } from '../family/parentSlice';
import { tellChildren } from '../family/tellChildren';

const mailCode = (studentEmail: string) => callApi((api) => api.requestLink({ body: { studentEmail } }));

/** A child that is being linked: the address, then the code that was mailed to it. */
export const linkForm = createCodeStepSlice<{ email: string }>({
  name: 'link',
  opensLater: true,
  sendCode: ({ email }) => mailCode(email),
  resendCode: mailCode,
  verify: function* (studentEmail, { otp }) {
    const { data: child, message } = yield* callApi((api) => api.verifyLink({ body: { studentEmail, otp } }));
    yield* put(parentActions.childLinked({ child, message }));
    yield* tellChildren((known) => [...known.filter(({ _id }) => _id !== child._id), child]);
  },
  explain: (error) => problemOr(error, fetchFailures.other()),
});
