import { calendarActions, selectCalendarChanges } from '@paadam/profile';
import type { OutsideCalendar } from '@paadam/shared/contract';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Field, TextInput } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';

interface RenameCalendarDialogProps {
  calendar: OutsideCalendar;
  onClose: () => void;
}

/** Asks what a calendar elsewhere is to be called. */
export function RenameCalendarDialog({ calendar, onClose }: RenameCalendarDialogProps) {
  const dispatch = usePaadamDispatch();
  const { act, request } = useSelector(selectCalendarChanges);
  const [name, setName] = useState(calendar.name);
  const [isTried, setTried] = useState(false);
  const isOurs = act?.kind === 'rename';
  const problem = isOurs ? failureOf(request) : null;
  const missing = isTried && name.trim() === '' ? words.nameMissing() : undefined;
  const save = () => {
    setTried(true);
    if (name.trim() === '') return;
    dispatch(calendarActions.calendarChangeRequested({ kind: 'rename', calendar, name: name.trim() }));
  };
  return (
    <ConfirmDialog
      open
      title={words.renameTitle({ name: calendar.name })}
      confirmLabel={words.save()}
      cancelLabel={words.cancel()}
      busy={isOurs && request.status === 'busy'}
      problem={problem && !problem.fields.name ? problem.message : undefined}
      onConfirm={save}
      onClose={onClose}
    >
      <Field label={words.name()} required error={missing ?? problem?.fields.name}>
        <TextInput maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
