import { limits, newPasswordAdvice } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, CodeField, Field, type FieldErrors, Notice, useFieldErrors } from '@paadam/shared/ui';
import { NewPasswordField } from '@paadam/shared/ui/NewPasswordField';
import { ResendCode } from '@paadam/shared/ui/ResendCode';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { FormColumn } from '../account-frame/FormColumn';
import { forgotPasswordActions, selectForgotPassword } from './forgotPasswordSlice';

interface Values {
  otp: string;
  password: string;
}

const { digits, minutes } = limits.code;

const find = ({ otp, password }: Values): FieldErrors<Values> => {
  const errors: FieldErrors<Values> = {};
  if (otp.length < digits) errors.otp = `Enter all ${digits} digits of the code.`;
  const advice = newPasswordAdvice(password);
  if (advice) errors.password = advice;
  return errors;
};

/** The mailed code and the password that takes the place of the forgotten one. */
export function NewPasswordStep({ children }: { children: ReactNode }) {
  const dispatch = usePaadamDispatch();
  const { email, request, resend, resendAllowedAt } = useSelector(selectForgotPassword);
  const [values, setValues] = useState<Values>({ otp: '', password: '' });
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const problem = failureOf(request);
  const busy = request.status === 'busy';
  const { check, errorOf, summary } = useFieldErrors(form, values, find, problem);
  const message = summary ?? problem?.message;

  useEffect(() => code.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) dispatch(forgotPasswordActions.changeRequested({ email, ...values }));
  };
  const askForCode = () => {
    setValues({ ...values, otp: '' });
    code.current?.focus();
    dispatch(forgotPasswordActions.codeResendRequested());
  };

  return (
    <FormColumn ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      {/* For password managers, which keep the new password with the name that it belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Enter 6-digit code"
        hint={`The code is good for ${minutes} minutes.`}
        required
        error={errorOf('otp')}
      >
        <CodeField
          ref={code}
          name="otp"
          readOnly={busy}
          value={values.otp}
          onChange={(otp) => setValues({ ...values, otp })}
        />
      </Field>
      <NewPasswordField
        label="New password"
        readOnly={busy}
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        error={errorOf('password')}
      />
      {message && <Notice tone="bad">{message}</Notice>}
      <Button type="submit" block busy={busy}>
        Change password
      </Button>
      <ResendCode
        busy={resend.status === 'busy'}
        sent={
          resend.status === 'done'
            ? `If there is an account with this address, a new code is on its way to ${email}. The one before no longer works.`
            : null
        }
        problem={failureOf(resend)?.message ?? null}
        allowedAt={resendAllowedAt}
        onResend={askForCode}
      />
      <Button variant="quiet" onClick={() => dispatch(forgotPasswordActions.emailReopened())}>
        Use another address
      </Button>
      {children}
    </FormColumn>
  );
}
