import { limits, type Weekday, weekdays, zoneName } from '@paadam/shared/domain';
import { Notice } from '@paadam/shared/ui';
import { ErrorText, LabelText } from '@paadam/shared/ui/fieldText';
import { useRowFocus } from '@paadam/shared/ui/focus';
import * as words from '../messages/profile';
import { CopyHours } from './CopyHours';
import { type HoursRow, nextRowId } from './draft';
import type { Faults } from './findFaults';
import { HoursRowFields } from './HoursRowFields';
import { Rows } from './hours.styles';
import { AddButton, Group, Part, Quiet, Small } from './profile.styles';
import type { PartProps } from './useProfileForm';

/** Most weeks are alike from day to day. */
const rowAfter = (rows: readonly HoursRow[]): HoursRow => {
  const { day, startTime, endTime } = rows.at(-1) ?? { startTime: '09:00', endTime: '17:00' };
  return { id: nextRowId(rows), day: dayAfter(day), startTime, endTime };
};

const dayAfter = (day: Weekday | undefined): Weekday =>
  weekdays[((day ? weekdays.indexOf(day) : -1) + 1) % weekdays.length] ?? 'Monday';

/** When a tutor teaches, by the tutor's own clock. */
export function WeeklyAvailability({
  draft: { availability, timeZone },
  faults,
  onChange,
  isMerged,
}: PartProps & { isMerged: boolean }) {
  const { list, focusRow } = useRowFocus();
  const isFull = availability.length >= limits.availabilityRows;

  const add = () => {
    onChange({ availability: [...availability, rowAfter(availability)] });
    focusRow(availability.length);
  };
  const remove = (index: number) => {
    onChange({ availability: availability.toSpliced(index, 1) });
    focusRow(index);
  };

  return (
    <Part as="div">
      <Group ref={list}>
        <LabelText as="legend">
          <h2>{words.weeklyAvailability()}</h2>
        </LabelText>
        <Quiet>{words.weekLead({ zone: zoneName(timeZone) })}</Quiet>
        {availability.length === 0 && <Quiet>{words.noHours()}</Quiet>}
        {availability.length > 0 && (
          <Rows>
            {availability.map((row, index) => (
              <HoursRowFields
                key={row.id}
                row={row}
                number={index + 1}
                faults={faultsOfRow(faults, index)}
                onChange={(changed) => onChange({ availability: availability.with(index, changed) })}
                onRemove={() => remove(index)}
              />
            ))}
          </Rows>
        )}
        {faults.availability && <ErrorText>{faults.availability}</ErrorText>}
        {isFull ? (
          <Small>{words.asManyHours({ count: limits.availabilityRows })}</Small>
        ) : (
          <AddButton variant="secondary" data-add onClick={add}>
            {words.addSlot()}
          </AddButton>
        )}
        <CopyHours rows={availability} onChange={(rows) => onChange({ availability: rows })} />
        {isMerged && <Notice>{words.hoursMerged()}</Notice>}
      </Group>
    </Part>
  );
}

/** A fault of a row as a whole is told as one of its end. */
const faultsOfRow = (faults: Faults, index: number): Faults => {
  const start = `availability.${index}`;
  const ofRow = Object.entries(faults).filter(([path]) => path === start || path.startsWith(`${start}.`));
  return Object.fromEntries(ofRow.map(([path, text]) => [path.slice(start.length + 1) || 'endTime', text]));
};
