import { bookingRuleLimits, type Day, daysBetween, type ExceptionKind } from '@paadam/shared/domain';
import { failureOf, type RequestState } from '@paadam/shared/state';
import { Button, Field, Notice, RadioCards, TextInput } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { type FormEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/availability';
import type { NewException } from './availability';
import { daysInWords } from './words';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  padding-top: var(--paadam-space-4);
  border-top: 1px solid var(--paadam-line);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--paadam-space-3);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);
`;

interface ExceptionFormProps {
  today: Day;
  range: { first: Day; last: Day };
  /** What it begins with. Default: off all day. */
  begin?: Pick<NewException, 'kind' | 'startTime' | 'endTime'>;
  onRange: (range: { first: Day; last: Day }) => void;
  request: RequestState;
  /** Hears whether something is typed that would be lost. */
  onUnsaved?: (isUnsaved: boolean) => void;
  onSave: (exception: NewException) => void;
  onCancel: () => void;
}

const noMatter = () => {};

/** What is to be on the days that were chosen, which may also be typed here. */
export function ExceptionForm({
  today,
  range,
  begin,
  onRange,
  request,
  onUnsaved = noMatter,
  onSave,
  onCancel,
}: ExceptionFormProps) {
  const [kind, setKind] = useState<ExceptionKind>(begin?.kind ?? 'off');
  const [isWhole, setWhole] = useState(!begin?.startTime);
  const [times, setTimes] = useState({
    startTime: begin?.startTime ?? '09:00',
    endTime: begin?.endTime ?? '12:00',
  });
  const [note, setNote] = useState('');
  // Days are chosen again with two presses; what is typed is not to be lost.
  const isUnsaved = note !== '' || kind !== (begin?.kind ?? 'off') || isWhole !== !begin?.startTime;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [onUnsaved, isUnsaved]);
  const { first: firstDay, last: lastDay } = range;
  const problem = failureOf(request);
  const isAllDay = kind === 'off' && isWhole;
  const days = daysBetween(firstDay, lastDay) + 1;
  const faults = {
    lastDay: lastDay < firstDay ? words.lastBeforeFirst() : problem?.fields.lastDay,
    endTime: !isAllDay && times.endTime <= times.startTime ? words.endBeforeStart() : problem?.fields.endTime,
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lastDay < firstDay || (!isAllDay && times.endTime <= times.startTime)) return;
    const hours = isAllDay ? { startTime: null, endTime: null } : times;
    onSave({ kind, firstDay, lastDay, ...hours, ...(note.trim() && { note: note.trim() }) });
  };
  const setDay = (part: Partial<typeof range>) => {
    const next = { ...range, ...part };
    if (next.first && next.last) onRange(next);
  };

  return (
    <Form onSubmit={submit} noValidate aria-busy={request.status === 'busy'}>
      <h3 aria-live="polite">
        {days > 1
          ? words.severalDays({ range: daysInWords({ firstDay, lastDay }), days })
          : daysInWords({ firstDay, lastDay })}
      </h3>
      <Pair>
        <Field label={words.firstDay()} error={problem?.fields.firstDay}>
          <TextInput
            type="date"
            min={today}
            value={firstDay}
            onChange={({ target }) => setDay({ first: target.value })}
          />
        </Field>
        <Field label={words.lastDay()} error={faults.lastDay}>
          <TextInput
            type="date"
            min={firstDay}
            value={lastDay}
            onChange={({ target }) => setDay({ last: target.value })}
          />
        </Field>
      </Pair>
      <RadioCards
        legend={words.kindQuestion()}
        name="kind"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'off', label: words.off() },
          { value: 'extra', label: words.extraHours() },
        ]}
      />
      {kind === 'off' && (
        <Checkbox
          label={words.allDay()}
          checked={isWhole}
          onChange={({ target }) => setWhole(target.checked)}
        />
      )}
      {!isAllDay && (
        <Pair>
          <Field label={words.from()} error={problem?.fields.startTime}>
            <TextInput
              type="time"
              value={times.startTime}
              onChange={({ target }) => setTimes({ ...times, startTime: target.value })}
            />
          </Field>
          <Field label={words.to()} error={faults.endTime}>
            <TextInput
              type="time"
              value={times.endTime}
              onChange={({ target }) => setTimes({ ...times, endTime: target.value })}
            />
          </Field>
        </Pair>
      )}
      <Field label={words.note()} optional hint={words.noteHint()}>
        <TextInput
          value={note}
          maxLength={bookingRuleLimits.exceptionNoteCharacters}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {problem && Object.keys(problem.fields).length === 0 && (
        <Notice tone="bad">{words.notSavedYet({ message: problem.message })}</Notice>
      )}
      <Buttons>
        <Button type="submit" busy={request.status === 'busy'}>
          {kind === 'off' ? words.saveDaysOff() : words.saveExtraHours()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel()}
        </Button>
      </Buttons>
    </Form>
  );
}
