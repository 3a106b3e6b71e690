import { problemOfForm } from '@paadam/shared/api/problemOfForm';
import type { FormAnswer } from '@paadam/shared/contract';
import type { Preparation } from '@paadam/shared/portal';
import { contactActions } from '../contact/contactSlice';
import { forgottenPassword } from '../forgot-password/forgottenPassword';
import { registration } from '../registration/registration';

type Dispatch = Preparation['dispatch'];
type CodeStep = typeof registration.actions | typeof forgottenPassword.actions;

/** Puts into the store what a form came to that was sent without scripts, as the form's saga would have. */
export const takeFormAnswer = (form: FormAnswer, dispatch: Dispatch): void =>
  takers[form.call]?.(form, dispatch);

const takers: Readonly<Record<string, (form: FormAnswer, dispatch: Dispatch) => void>> = {
  login: (form, dispatch) => {
    if (problemOfForm(form)?.code === 'account_not_verified') {
      dispatch(registration.actions.codeSent(emailOf(form)));
    }
  },
  register: (form, dispatch) => takeFirstStep(registration.actions, form, dispatch),
  verifyOtp: (form, dispatch) => takeSecondStep(registration.actions, form, dispatch),
  resendOtp: (form, dispatch) => {
    const problem = problemOfForm(form);
    const { codeSent, codeResent, codeResendFailed } = registration.actions;
    const sent = codeSent(emailOf(form), problem?.retryAfter);
    const { resendAllowedAt } = sent.payload;
    dispatch(sent);
    dispatch(problem ? codeResendFailed({ problem, resendAllowedAt }) : codeResent({ resendAllowedAt }));
  },
  forgotPassword: (form, dispatch) =>
    takeFirstStep(forgottenPassword.actions, form, dispatch, 'code_sent_recently'),
  resetPassword: (form, dispatch) => takeSecondStep(forgottenPassword.actions, form, dispatch),
  contact: (form, dispatch) => {
    const problem = problemOfForm(form);
    dispatch(contactActions.draftChanged(form.values));
    if (problem) dispatch(contactActions.messageFailed(problem));
  },
};

const emailOf = ({ values }: FormAnswer): string => values.email ?? '';

/** @param leadsOn the code of a refusal after which a code that was mailed before will do */
const takeFirstStep = (
  { codeSent, requestFailed }: CodeStep,
  form: FormAnswer,
  dispatch: Dispatch,
  leadsOn?: string,
): void => {
  const problem = problemOfForm(form);
  const isSent = !problem || problem.code === leadsOn;
  dispatch(isSent ? codeSent(emailOf(form), problem?.retryAfter) : requestFailed(problem));
};

const takeSecondStep = (
  { codeSent, requestFailed }: CodeStep,
  form: FormAnswer,
  dispatch: Dispatch,
): void => {
  const problem = problemOfForm(form);
  dispatch(codeSent(emailOf(form)));
  if (problem) dispatch(requestFailed(problem));
};
