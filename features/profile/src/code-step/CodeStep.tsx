import type { CallName } from '@paadam/shared/contract/endpoints';
import { limits, readDigits } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Field, type FieldErrors, Notice, useFieldErrors } from '@paadam/shared/ui';
import { CodeField } from '@paadam/shared/ui/CodeField';
import { EarlyLinkButton } from '@paadam/shared/ui/EarlyLinkButton';
import { useFocusAtFirst } from '@paadam/shared/ui/focus';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Action } from 'redux';
import { styled } from 'styled-components';
import * as texts from '../messages/code-step';
import type { CodeStepState } from './createCodeStepSlice';
import { FormButtons } from './FormButtons';
import { ResendCode } from './ResendCode';

const { digits, minutes } = limits.code;

const Form = styled.form`
  display: grid;
  gap: var(--paadam-space-5);
`;

/** What is asked for beside the code. */
interface MoreFields {
  /** As they stand, by the names that the server has for them. */
  values: Record<string, string>;
  /** @returns what is wrong with which of them */
  find: () => Record<string, string>;
  draw: (errorOf: (name: string) => string | undefined, busy: boolean) => ReactNode;
  /** Gets what was typed before the page's scripts were there. */
  onTyped?: (typed: Record<string, string>) => void;
}

export interface CodeStepProps {
  /** What `createCodeStepSlice` made. */
  slice: {
    select: (state: object) => CodeStepState;
    actions: { addressReopened: () => Action; codeResendRequested: () => Action };
  };
  /** The calls that it makes where it is sent without scripts. Absent: it is on no page that the server draws. */
  posts?: { submit: CallName; resend: CallName };
  /** Above the fields: where the code was sent. */
  lead?: ReactNode;
  /** Default 'Enter 6-digit OTP'. */
  label?: string;
  /** Whether it takes the focus from what has it. Default true: it is what the page is for. */
  takesFocus?: boolean;
  /** `off` where the code is not in this person's own mailbox. Default `one-time-code`. */
  autoComplete?: 'off' | 'one-time-code';
  more?: MoreFields;
  submitLabel: string;
  /** The way back to the address, in words: 'Use another address'. */
  backLabel: string;
  /** Says that another code was sent. */
  resent: string;
  /** Draws why the code was refused. Default: a notice, which also counts what the form itself has found wrong. */
  drawRefusal?: (message: string) => ReactNode;
  /** Gets all digits. */
  onSubmit: (otp: string) => void;
  /** Gives up the whole form. Absent: that cannot be done. */
  onCancel?: () => void;
  /** Stands below: links to other ways. */
  children?: ReactNode;
}

/** The second step of what a mailed code confirms: the code, and the ways to another one and back. */
export function CodeStep({
  slice,
  posts,
  lead,
  label = texts.enterOtp(),
  takesFocus = true,
  autoComplete = 'one-time-code',
  more,
  submitLabel,
  backLabel,
  resent,
  drawRefusal,
  onSubmit,
  onCancel,
  children,
}: CodeStepProps) {
  const dispatch = usePaadamDispatch();
  const { email, request, resend, resendAllowedAt } = useSelector(slice.select);
  const [otp, setOtp] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const problem = failureOf(request);
  const busy = request.status === 'busy';
  const find = (): FieldErrors<Record<string, string>> => ({
    ...(otp.length < digits && { otp: texts.enterAllDigits({ digits }) }),
    ...more?.find(),
  });
  // After a refusal the next thing to do is to type another code.
  const { check, errorOf, isAsTried, forget, summary } = useFieldErrors<Record<string, string>>(
    form,
    { otp, ...more?.values },
    find,
    problem,
    { otherwise: code },
  );
  const summed = summary ?? problem?.message;

  useFocusAtFirst(code, takesFocus);
  useTyped(form, (typed) => {
    setOtp((known) => (typed.otp === undefined ? known : readDigits(typed.otp, digits)));
    more?.onTyped?.(typed);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) onSubmit(otp);
  };
  const askForCode = () => {
    setOtp('');
    forget();
    code.current?.focus();
    dispatch(slice.actions.codeResendRequested());
  };

  return (
    <Form ref={form} method="post" onSubmit={submit} noValidate aria-busy={busy}>
      {posts && (
        <>
          <input type="hidden" name="call" value={posts.submit} />
          <input type="hidden" name="email" value={email} />
        </>
      )}
      {lead}
      <Field label={label} hint={texts.goodFor({ minutes })} required error={errorOf('otp')}>
        <CodeField
          ref={code}
          name="otp"
          autoComplete={autoComplete}
          readOnly={busy}
          value={otp}
          aria-invalid={!summary && Boolean(problem?.code.startsWith('code_')) && isAsTried('otp')}
          onChange={setOtp}
        />
      </Field>
      {more?.draw(errorOf, busy)}
      {drawRefusal ? problem && drawRefusal(problem.message) : summed && <Notice tone="bad">{summed}</Notice>}
      <FormButtons>
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {texts.cancel()}
          </Button>
        )}
      </FormButtons>
      <ResendCode
        call={posts?.resend}
        busy={resend.status === 'busy'}
        sent={resend.status === 'done' ? resent : null}
        problem={failureOf(resend)?.message ?? null}
        allowedAt={resendAllowedAt}
        onResend={askForCode}
      />
      <EarlyLinkButton
        href=""
        variant="quiet"
        disabled={busy}
        onClick={() => dispatch(slice.actions.addressReopened())}
      >
        {backLabel}
      </EarlyLinkButton>
      {children}
    </Form>
  );
}
