import type { Problem } from '@paadam/shared/api';
import { limits } from '@paadam/shared/domain';
import { useLocation } from '@paadam/shared/router';
import { failureOf, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, Field, Notice, Textarea, TextInput, useFieldErrors } from '@paadam/shared/ui';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { Words } from '@paadam/shared/words';
import { Send } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { waitInWords } from '../clock/waitInWords';
import * as words from '../messages/contact';
import { checkMessage } from './checkMessage';
import {
  type ContactMessage,
  contactActions,
  selectContactDraft,
  selectContactSending,
} from './contactSlice';
import { SentNotice } from './SentNotice';
import { useContactEmail } from './useContactEmail';

const Form = styled.form`
  display: grid;
  gap: var(--paadam-space-5);
`;

const Pair = styled.div`
  display: grid;
  gap: var(--paadam-space-5);

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A message to the operator. Who is signed in need not say who they are. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const dispatch = usePaadamDispatch();
  const user = usePaadamSelector(selectUser);
  const draft = useSelector(selectContactDraft);
  const sending = useSelector(selectContactSending);
  const form = useRef<HTMLFormElement>(null);
  const problem = failureOf(sending);
  const busy = sending.status === 'busy';
  const values: ContactMessage = {
    name: user?.name ?? '',
    email: user?.email ?? '',
    subject: '',
    message: '',
    ...draft,
  };
  const { check, errorOf, summary } = useFieldErrors(form, values, checkMessage, problem);

  useTyped(form, (typed) => void dispatch(contactActions.draftChanged(typed)));
  const isSent = useIsSent();

  const wire = (name: keyof ContactMessage) => ({
    name,
    value: values[name],
    // What is typed meanwhile would be cleared with what was sent.
    readOnly: busy,
    onChange: ({ target }: { target: { value: string } }) =>
      void dispatch(contactActions.draftChanged({ [name]: target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    dispatch(
      contactActions.messageSubmitted({
        name: oneLine(values.name),
        email: values.email.trim(),
        subject: oneLine(values.subject),
        message: values.message.trim(),
      }),
    );
  };

  return (
    <Form ref={form} method="post" onSubmit={submit} noValidate aria-labelledby={labelledBy} aria-busy={busy}>
      <input type="hidden" name="call" value="contact" />
      <Pair>
        <Field label={words.name()} required error={errorOf('name')}>
          <TextInput {...wire('name')} autoComplete="name" maxLength={limits.nameCharacters} />
        </Field>
        <Field label={words.email()} required error={errorOf('email')}>
          <TextInput
            {...wire('email')}
            type="email"
            autoComplete="email"
            maxLength={limits.emailCharacters}
          />
        </Field>
      </Pair>
      <Field label={words.subject()} required error={errorOf('subject')}>
        <TextInput {...wire('subject')} />
      </Field>
      <Field label={words.message()} required error={errorOf('message')}>
        <Textarea {...wire('message')} rows={6} />
      </Field>
      {summary ? <Notice tone="bad">{summary}</Notice> : problem && <SendFailure problem={problem} />}
      <Button type="submit" block busy={busy}>
        {!busy && <Send size={18} aria-hidden />}
        {words.sendMessage()}
      </Button>
      <SentNotice sent={isSent} />
    </Form>
  );
}

/** Whether it is to be said that the message was sent: for a moment, or on the page that a form without scripts leads to. */
const useIsSent = (): boolean => {
  const draft = useSelector(selectContactDraft);
  const { status } = useSelector(selectContactSending);
  const { search } = useLocation();
  const isTold = new URLSearchParams(search).has('sent') && Object.keys(draft).length === 0;
  return status === 'done' || (status === 'idle' && isTold);
};

/** Why a message was not sent, and what to do now. */
function SendFailure({ problem }: { problem: Problem }) {
  const { message, retryAfter, fields } = problem;
  return (
    <Notice tone="bad" title={words.notSent()}>
      {message} {retryAfter !== undefined && words.againIn({ wait: waitInWords(retryAfter) })}
      {Object.keys(fields).length === 0 && <OtherWay />}
    </Notice>
  );
}

function OtherWay() {
  const email = useContactEmail();
  return <Words of={words.textKept} email={email} link={(text) => <a href={`mailto:${email}`}>{text}</a>} />;
}
