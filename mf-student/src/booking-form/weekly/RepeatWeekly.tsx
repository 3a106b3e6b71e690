import { seriesLimits } from '@paadam/shared/domain';
import { Field, Select } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../../messages/booking-form';
import type { Weekly } from './useWeekly';
import { WeeklyDates } from './WeeklyDates';

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
`;

const Hint = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.45;
  color: var(--paadam-muted);
`;

/** With how many weeks the choice begins. */
const usualWeeks = 4;
const { min, max } = seriesLimits.weeks;
const choices = Array.from({ length: max - min + 1 }, (_, more) => min + more);

interface RepeatWeeklyProps {
  weekly: Weekly;
  tutorName: string;
  /** Whether the last press of the button found something wrong here. */
  isTried: boolean;
}

/** The same lesson every week, and on which dates. */
export function RepeatWeekly({ weekly, tutorName, isTried }: RepeatWeeklyProps) {
  const hintId = useId();
  const { weeks, setWeeks, isAsked, isNew } = weekly;
  return (
    <Group>
      <div>
        <Checkbox
          label={words.repeatWeekly()}
          checked={weeks !== null}
          disabled={isNew}
          aria-describedby={isNew ? hintId : undefined}
          onChange={(event) => setWeeks(event.target.checked ? usualWeeks : null)}
        />
        {isNew && <Hint id={hintId}>{words.weeklyAfterFirst()}</Hint>}
      </div>
      {weeks !== null && (
        <>
          <Field label={words.numberOfWeeks()}>
            <Select name="weeks" value={weeks} onChange={(event) => setWeeks(Number(event.target.value))}>
              {choices.map((count) => (
                <option key={count} value={count}>
                  {words.weeks({ count })}
                </option>
              ))}
            </Select>
          </Field>
          {isAsked ? (
            <WeeklyDates weekly={weekly} tutorName={tutorName} isTried={isTried} />
          ) : (
            <Hint>{words.chooseForDates()}</Hint>
          )}
        </>
      )}
    </Group>
  );
}
