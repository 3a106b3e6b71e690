import { emailChange } from '@paadam/profile';
import { CodeStep, FormButtons } from '@paadam/profile/code-step';
import { limits, looksLikeEmail } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import {
  Button,
  EmailText,
  Field,
  type FieldErrors,
  Notice,
  TextInput,
  useFieldErrors,
} from '@paadam/shared/ui';
import { useFocusAfter, useFocusAtFirst } from '@paadam/shared/ui/focus';
import { OwnPasswordField } from '@paadam/shared/ui/OwnPasswordField';
import { Words } from '@paadam/shared/words';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { AddButton, Part, PartHead, Quiet } from './profile.styles';

export interface NewEmail {
  email: string;
  current: string;
}

export interface EmailPartProps {
  /** The address that the person has. */
  email: string;
  /** What is typed belongs to the page, which keeps it while another of its tabs is open. */
  newEmail: NewEmail;
  onNewEmail: (newEmail: NewEmail) => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
`;

const Narrow = styled.div`
  max-width: 26rem;
`;

/** The address that the person signs in with, and another one in its place. */
export function EmailPart(props: EmailPartProps) {
  const { email, newEmail, onNewEmail } = props;
  const dispatch = usePaadamDispatch();
  const { step, email: asked } = useSelector(emailChange.select);
  const headingId = useId();
  const isOpen = step === 'address' || step === 'code';
  const opener = useFocusAfter<HTMLButtonElement>(isOpen);
  const { formOpened, formClosed, verificationRequested } = emailChange.actions;
  const close = () => {
    onNewEmail({ email: '', current: '' });
    dispatch(formClosed());
  };
  // The password is of no use any more; the address is where the way back leads.
  useEffect(() => {
    if (step === 'code' && newEmail.current) onNewEmail({ ...newEmail, current: '' });
    if (step === 'done' && newEmail.email) onNewEmail({ email: '', current: '' });
  }, [step, newEmail, onNewEmail]);

  return (
    <Part aria-labelledby={headingId}>
      <PartHead>
        <h2 id={headingId}>{words.emailAddress()}</h2>
        <Quiet>
          <Words of={words.emailLead} email={email} address={(text) => <EmailText>{text}</EmailText>} />
        </Quiet>
      </PartHead>
      {!isOpen && (
        <AddButton ref={opener} variant="secondary" onClick={() => dispatch(formOpened())}>
          {words.changeEmail()}
        </AddButton>
      )}
      <Narrow>
        {step === 'address' && <AddressForm {...props} onCancel={close} />}
        {step === 'code' && (
          <CodeStep
            slice={emailChange}
            takesFocus={false}
            label={words.enterCode()}
            lead={
              <p>
                <Words of={words.codeSent} email={asked} strong={(text) => <strong>{text}</strong>} />
              </p>
            }
            submitLabel={words.confirmNewEmail()}
            backLabel={words.otherEmail()}
            resent={words.codeResent({ email: asked })}
            onSubmit={(otp) => dispatch(verificationRequested({ otp }))}
            onCancel={close}
          />
        )}
      </Narrow>
    </Part>
  );
}

interface AddressFormProps extends EmailPartProps {
  onCancel: () => void;
}

/** The new address, with the password: a person who finds an open browser must not take the account. */
function AddressForm({ email: present, newEmail, onNewEmail, onCancel }: AddressFormProps) {
  const dispatch = usePaadamDispatch();
  const { request } = useSelector(emailChange.select);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const problem = failureOf(request);
  const isBusy = request.status === 'busy';
  const { check, errorOf, summary } = useFieldErrors(form, newEmail, findFor(present), problem);
  const message = summary ?? problem?.message;
  useFocusAtFirst(input, false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    dispatch(emailChange.actions.codeRequested({ ...newEmail, email: newEmail.email.trim() }));
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={isBusy}>
      <Field label={words.newEmail()} hint={words.newEmailHint()} required error={errorOf('email')}>
        <TextInput
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={limits.emailCharacters}
          readOnly={isBusy}
          value={newEmail.email}
          onChange={(event) => onNewEmail({ ...newEmail, email: event.target.value })}
        />
      </Field>
      <OwnPasswordField
        label={words.yourPassword()}
        name="current"
        error={errorOf('current')}
        readOnly={isBusy}
        value={newEmail.current}
        onChange={(current) => onNewEmail({ ...newEmail, current })}
      />
      {message && !isBusy && <Notice tone="bad">{message}</Notice>}
      <FormButtons>
        <Button type="submit" busy={isBusy}>
          {words.sendCode()}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {words.cancel()}
        </Button>
      </FormButtons>
    </Form>
  );
}

const findFor =
  (present: string) =>
  ({ email, current }: NewEmail): FieldErrors<NewEmail> => {
    const faults: FieldErrors<NewEmail> = {};
    if (!looksLikeEmail(email)) faults.email = words.invalidEmail();
    else if (email.trim().toLowerCase() === present.toLowerCase()) {
      faults.email = words.sameEmail();
    }
    if (current === '') faults.current = words.enterYourPassword();
    return faults;
  };
