import type { AvailabilityException } from '@paadam/shared/contract';
import { useLoadable } from '@paadam/shared/loading';
import { dataOf, type RequestState } from '@paadam/shared/state';
import { Button, RetryNotice, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/availability';
import { holidays, type NewException } from './availability';
import { Row, Rows } from './availability.styles';
import { daysInWords } from './words';

const Offered = styled.section`
  display: grid;
  gap: var(--paadam-space-2);
`;

interface HolidaysProps {
  /** What is off or open already. */
  rows: readonly AvailabilityException[];
  /** How the last one that was asked for goes. */
  request: RequestState;
  onAdd: (exception: NewException) => void;
}

/** The holidays to come on which the tutor is not off yet, each to be taken off with one press. Nothing where there are none. */
export function Holidays({ rows, request, onAdd }: HolidaysProps) {
  const { answer, reload } = useLoadable(holidays);
  const [asked, setAsked] = useState<string | null>(null);
  const headingId = useId();
  const open = (dataOf(answer) ?? []).filter(
    ({ day }) =>
      !rows.some(
        ({ kind, firstDay, lastDay, startTime }) =>
          kind === 'off' && startTime === null && firstDay <= day && day <= lastDay,
      ),
  );
  if (answer.status === 'failed') {
    return (
      <RetryNotice onRetry={reload}>
        {words.holidaysNotLoaded({ message: answer.problem.message })}
      </RetryNotice>
    );
  }
  if (open.length === 0) return null;
  return (
    <Offered aria-labelledby={headingId}>
      <h3 id={headingId}>{words.holidaysToCome()}</h3>
      <Rows aria-labelledby={headingId}>
        {open.map(({ day, name }) => {
          const inWords = daysInWords({ firstDay: day, lastDay: day });
          return (
            <Row key={day}>
              <div>
                <p>
                  <strong>{inWords}</strong>
                </p>
                <p>{name}</p>
              </div>
              <Button
                variant="secondary"
                busy={asked === day && request.status === 'busy'}
                disabled={request.status === 'busy'}
                onClick={() => {
                  setAsked(day);
                  const whole = { startTime: null, endTime: null };
                  onAdd({ kind: 'off', firstDay: day, lastDay: day, ...whole, note: name });
                }}
              >
                <CalendarPlus size={18} aria-hidden />
                <Words
                  of={words.dayOffFor}
                  name={name}
                  day={inWords}
                  hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
                />
              </Button>
            </Row>
          );
        })}
      </Rows>
    </Offered>
  );
}
