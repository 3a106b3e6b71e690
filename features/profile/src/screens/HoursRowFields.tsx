import { weekdays } from '@paadam/shared/domain';
import { Select, TextInput, VisuallyHidden } from '@paadam/shared/ui';
import { ErrorText } from '@paadam/shared/ui/fieldText';
import { Trash2 } from 'lucide-react';
import { type FocusEvent, useId, useState } from 'react';
import * as words from '../messages/profile';
import type { HoursRow } from './draft';
import { type Faults, isReversed } from './findFaults';
import { Row, Times } from './hours.styles';
import { SignButton } from './profile.styles';

interface HoursRowFieldsProps {
  row: HoursRow;
  /** From 1. */
  number: number;
  /** Of this row: "startTime", "endTime", "day". */
  faults: Faults;
  onChange: (row: HoursRow) => void;
  onRemove: () => void;
}

const dayOf = (value: string) => weekdays.find((day) => day === value);

/** One stretch of the week: its day, its start and its end. */
export function HoursRowFields({ row, number, faults, onChange, onRemove }: HoursRowFieldsProps) {
  const errorId = useId();
  // A time is typed part by part, and is not wrong before it is whole.
  const [isEdited, setEdited] = useState(false);
  const { day, startTime, endTime } = faults;
  const end = endTime ?? (!isEdited && isReversed(row) ? words.endBeforeStart() : undefined);
  const said = [...new Set([day, startTime, end].filter(Boolean))].join(' ');
  const wiring = (fault: string | undefined) => ({
    'aria-invalid': Boolean(fault),
    'aria-describedby': fault ? errorId : undefined,
  });
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setEdited(false);
  };
  return (
    <Row data-row onBlur={leave}>
      <Select
        aria-label={words.dayOfSlot({ number })}
        {...wiring(day)}
        value={row.day}
        onChange={(event) => onChange({ ...row, day: dayOf(event.target.value) ?? row.day })}
      >
        {weekdays.map((name) => (
          <option key={name} value={name}>
            {words.weekday({ day: name })}
          </option>
        ))}
      </Select>
      <Times>
        <TextInput
          type="time"
          aria-label={words.startTimeOfSlot({ number })}
          {...wiring(startTime)}
          value={row.startTime}
          onChange={(event) => {
            setEdited(true);
            onChange({ ...row, startTime: event.target.value });
          }}
        />
        <span aria-hidden>–</span>
        <TextInput
          type="time"
          aria-label={words.endTimeOfSlot({ number })}
          {...wiring(end)}
          value={row.endTime}
          onChange={(event) => {
            setEdited(true);
            onChange({ ...row, endTime: event.target.value });
          }}
        />
      </Times>
      <SignButton variant="quiet" onClick={onRemove}>
        <Trash2 size={20} aria-hidden />
        <VisuallyHidden>{words.removeSlot({ number })}</VisuallyHidden>
      </SignButton>
      {said && <ErrorText id={errorId}>{said}</ErrorText>}
    </Row>
  );
}
