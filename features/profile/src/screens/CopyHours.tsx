import { limits, type Weekday, weekdays } from '@paadam/shared/domain';
import { Button, Field, Select, VisuallyHidden } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { copyHours } from './copyHours';
import type { HoursRow } from './draft';
import { Small } from './profile.styles';

const Fold = styled.details`
  & > summary {
    width: fit-content;
    min-height: var(--paadam-control-height);
    padding-block: var(--paadam-space-2);
    font-weight: 600;
    cursor: pointer;
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
  justify-items: start;
  padding-top: var(--paadam-space-2);
`;

const Days = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--paadam-space-6);

  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;

interface CopyHoursProps {
  rows: readonly HoursRow[];
  onChange: (rows: HoursRow[]) => void;
}

/** Gives other days the hours of one, since most weeks are alike from day to day. Nothing where there are no hours yet. */
export function CopyHours({ rows, onChange }: CopyHoursProps) {
  const withHours = weekdays.filter((day) => rows.some((row) => row.day === day));
  const [asked, setAsked] = useState<Weekday | null>(null);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const [told, setTold] = useState('');
  const from = withHours.find((day) => day === asked) ?? withHours[0];
  if (!from) return null;
  const to = chosen.filter((day) => day !== from);
  const copied = copyHours(rows, from, to);
  const isTooMuch = copied.length > limits.availabilityRows;

  const copy = () => {
    onChange(copied);
    setTold(
      words.hoursCopied({
        from: words.weekday({ day: from }),
        to: to.map((day) => words.weekday({ day })).join(', '),
      }),
    );
    setChosen([]);
  };

  return (
    <Fold>
      <summary>{words.copyHoursTitle()}</summary>
      <Body>
        <Field label={words.copyHoursFrom()}>
          <Select
            value={from}
            onChange={(event) => setAsked(weekdays.find((day) => day === event.target.value) ?? null)}
          >
            {withHours.map((day) => (
              <option key={day} value={day}>
                {words.weekday({ day })}
              </option>
            ))}
          </Select>
        </Field>
        <Days>
          <legend>{words.copyHoursTo()}</legend>
          {weekdays
            .filter((day) => day !== from)
            .map((day) => (
              <Checkbox
                key={day}
                label={words.weekday({ day })}
                checked={chosen.includes(day)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, day] : chosen.filter((other) => other !== day))
                }
              />
            ))}
        </Days>
        {isTooMuch && <Small>{words.tooManyHours({ count: limits.availabilityRows })}</Small>}
        <Button variant="secondary" disabled={to.length === 0 || isTooMuch} onClick={copy}>
          {words.copyHours()}
        </Button>
        <VisuallyHidden role="status">{told}</VisuallyHidden>
      </Body>
    </Fold>
  );
}
