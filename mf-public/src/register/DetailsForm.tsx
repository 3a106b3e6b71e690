import {
  isVisible,
  limits,
  looksLikeEmail,
  newPasswordAdvice,
  type Role,
  roles,
} from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import {
  Button,
  Field,
  type FieldErrors,
  Notice,
  RadioCards,
  TextInput,
  useFieldErrors,
} from '@paadam/shared/ui';
import { NewPasswordField } from '@paadam/shared/ui/NewPasswordField';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { FormColumn } from '../account-frame/FormColumn';
import { useFormAnswer } from '../form-answer/useFormAnswer';
import * as words from '../messages/register';
import { type RegistrationDetails, registration } from '../registration/registration';

/** @returns what is wrong with which field and how to mend it; empty where the form may be sent */
const checkDetails = ({ name, email, password }: RegistrationDetails): FieldErrors<RegistrationDetails> => {
  const errors: FieldErrors<RegistrationDetails> = {};
  if (!isVisible(name)) errors.name = words.enterYourFullName();
  if (!looksLikeEmail(email)) errors.email = words.enterAnEmailAddress();
  const advice = newPasswordAdvice(password, { name, email });
  if (advice) errors.password = advice;
  return errors;
};

interface DetailsFormProps {
  details: RegistrationDetails;
  onChange: (details: RegistrationDetails) => void;
  /** Stands below the button. */
  children?: ReactNode;
}

const isRole = (value: string | undefined): value is Role => roles.some((role) => role === value);

const roleOptions = (): { value: Role; label: string }[] => [
  { value: 'student', label: words.student() },
  { value: 'parent', label: words.parent() },
  { value: 'tutor', label: words.tutor() },
];

/** Who wants an account. What is typed belongs to the page, which keeps it through the step that follows. */
export function DetailsForm({ details, onChange, children }: DetailsFormProps) {
  const dispatch = usePaadamDispatch();
  const { request } = useSelector(registration.select);
  const form = useRef<HTMLFormElement>(null);
  const problem = failureOf(request);
  const { check, errorOf, summary } = useFieldErrors(form, details, checkDetails, problem);
  const message = summary ?? problem?.message;

  const isAnswer = useFormAnswer() !== null;
  // What an earlier visit to the form came to is not this visit's.
  useEffect(() => {
    if (!isAnswer) dispatch(registration.actions.addressReopened());
  }, [dispatch, isAnswer]);
  useTyped(form, ({ role, ...typed }) => onChange({ ...details, ...typed, ...(isRole(role) && { role }) }));

  const change = (part: Partial<RegistrationDetails>) => onChange({ ...details, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    const name = details.name.trim();
    const email = details.email.trim();
    dispatch(registration.actions.codeRequested({ ...details, name, email }));
  };

  return (
    <FormColumn ref={form} method="post" onSubmit={submit} noValidate aria-busy={request.status === 'busy'}>
      <input type="hidden" name="call" value="register" />
      <Field label={words.fullName()} required error={errorOf('name')}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={limits.nameCharacters}
          value={details.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={words.emailAddress()} required error={errorOf('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          maxLength={limits.emailCharacters}
          value={details.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <NewPasswordField
        label={words.password()}
        owner={details}
        value={details.password}
        onChange={(password) => change({ password })}
        error={errorOf('password')}
      />
      <RadioCards
        legend={words.iAmA()}
        name="role"
        value={details.role}
        onChange={(role) => change({ role })}
        options={roleOptions()}
        error={errorOf('role')}
      />
      {message && <Notice tone="bad">{message}</Notice>}
      <Button type="submit" block busy={request.status === 'busy'}>
        {words.registerNow()}
      </Button>
      {children}
    </FormColumn>
  );
}
