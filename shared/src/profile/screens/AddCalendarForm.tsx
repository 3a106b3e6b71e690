import { calendarActions, selectCalendarChanges } from '@paadam/shared/profile';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Field, Notice, TextInput } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Buttons, Form, Step } from './twoStepParts';

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
    ...(name.trim() === '' && { name: 'Give it a name, such as Work.' }),
    ...(address.trim() === '' && { address: 'Paste the calendar’s secret address.' }),
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
        Add a calendar
      </h3>
      <Form onSubmit={submit} noValidate aria-busy={isBusy}>
        <Field label="Name" required error={faults.name}>
          <TextInput maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field
          label="Secret address"
          required
          hint="In Google: Settings, your calendar, “Secret address in iCal format”. In Outlook: Settings, Shared calendars, Publish, the ICS link. In iCloud: share it as a public calendar."
          error={faults.address}
        >
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
          label="Events that last whole days count as busy"
          checked={countsAllDay}
          onChange={({ target }) => setCountsAllDay(target.checked)}
        />
        {problem && (
          <Notice tone="bad" title="The calendar was not added">
            {problem.message}
          </Notice>
        )}
        <Buttons>
          <Button type="submit" busy={isBusy}>
            Read and add
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Buttons>
      </Form>
    </Step>
  );
}
