import { securityActions } from '@paadam/profile';
import { newPasswordAdvice, type PasswordOwner } from '@paadam/shared/domain';
import {
  failureOf,
  type RequestState,
  selectUser,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { Button, type FieldErrors, Notice, useFieldErrors } from '@paadam/shared/ui';
import { NewPasswordField } from '@paadam/shared/ui/NewPasswordField';
import { OwnPasswordField } from '@paadam/shared/ui/OwnPasswordField';
import { type FormEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { Part, PartHead, Quiet } from './profile.styles';

export interface Passwords {
  current: string;
  password: string;
}

export interface PasswordPartProps {
  email: string;
  /** What is typed belongs to the page, which keeps it while another of its tabs is open. */
  passwords: Passwords;
  request: RequestState;
  onChange: (passwords: Passwords) => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
  max-width: 26rem;

  & > button {
    justify-self: start;
  }
`;

const findFor =
  (owner: PasswordOwner) =>
  ({ current, password }: Passwords): FieldErrors<Passwords> => {
    const faults: FieldErrors<Passwords> = {};
    const advice = newPasswordAdvice(password, owner);
    if (current === '') faults.current = words.enterYourCurrentPassword();
    if (advice) faults.password = advice;
    else if (password === current) faults.password = words.samePassword();
    return faults;
  };

/** A new password in place of the current one. */
export function PasswordPart({ email, passwords, request, onChange }: PasswordPartProps) {
  const dispatch = usePaadamDispatch();
  const owner = { email, name: usePaadamSelector(selectUser)?.name };
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const problem = failureOf(request);
  const isBusy = request.status === 'busy';
  const { check, errorOf } = useFieldErrors(form, passwords, findFor(owner), problem);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) dispatch(securityActions.passwordChangeRequested(passwords));
  };

  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId}>{words.changePassword()}</h2>
        <Quiet>{words.passwordLead()}</Quiet>
      </PartHead>
      <Form ref={form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <OwnPasswordField
          label={words.currentPassword()}
          name="current"
          email={email}
          error={errorOf('current')}
          readOnly={isBusy}
          value={passwords.current}
          onChange={(current) => onChange({ ...passwords, current })}
        />
        <NewPasswordField
          label={words.newPassword()}
          owner={owner}
          readOnly={isBusy}
          value={passwords.password}
          onChange={(password) => onChange({ ...passwords, password })}
          error={errorOf('password')}
        />
        {problem && !isBusy && <Notice tone="bad">{problem.message}</Notice>}
        <Button type="submit" busy={isBusy}>
          {words.changePassword()}
        </Button>
      </Form>
    </Part>
  );
}
