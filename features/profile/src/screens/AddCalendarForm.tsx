import { calendarActions, selectCalendarChanges } from '@paadam/profile';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Field, Notice, TextInput } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { Buttons, Form, Step } from './twoStep.styles';

/** Asks for the secret address of a calendar elsewhere, which is read before it is taken. */
export function AddCalendarForm({ onCancel }: { onCancel: () => void }) {
  const dispatch = usePaadamDispatch();
  const { act, request } = useSelector(selectCalendarChanges);
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [countsAllDay, setCountsAllDay] = useState(true);
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const isOurs = act?.kind === 'add';
  const problem = isOurs ? failureOf(request) : null;
  const isBusy = isOurs && request.status === 'busy';
  const missing = {
    ...(name.trim() === '' && { name: words.nameMissing() }),
    ...(address.trim() === '' && { address: words.addressMissing() }),
  };
  const faults: Record<string, string> = { ...problem?.fields, ...(isTried && missing) };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || Object.keys(missing).length > 0) return;
    dispatch(
      calendarActions.calendarChangeRequested({
        kind: 'add',
        body: { name: name.trim(), address: address.trim(), countsAllDay },
      }),
    );
  };

  return (
    <Step>
      <h3 ref={heading} tabIndex={-1}>
        {words.addACalendar()}
      </h3>
      <Form onSubmit={submit} noValidate aria-busy={isBusy}>
        <Field label={words.name()} required error={faults.name}>
          <TextInput maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={words.secretAddress()} required hint={words.secretAddressHint()} error={faults.address}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2_000}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <Checkbox
          label={words.countsAllDay()}
          checked={countsAllDay}
          onChange={({ target }) => setCountsAllDay(target.checked)}
        />
        {problem && (
          <Notice tone="bad" title={words.calendarNotAdded()}>
            {problem.message}
          </Notice>
        )}
        <Buttons>
          <Button type="submit" busy={isBusy}>
            {words.readAndAdd()}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel()}
          </Button>
        </Buttons>
      </Form>
    </Step>
  );
}
