import type { Tutor } from '@paadam/shared/contract';
import { ownTimeZone, zoneName } from '@paadam/shared/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Panel, Quiet, Small } from './tutorPageParts';
import { weekInZone } from './weekInZone';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-1);
  font-variant-numeric: tabular-nums;
`;

/** The tutor's week on the reader's clock. */
export function WeeklyHours({ tutor: { name, availability, timeZone } }: { tutor: Tutor }) {
  const headingId = useId();
  const own = ownTimeZone();
  const theirs = zoneName(timeZone);
  const lines = weekInZone(availability, { from: timeZone, to: own, at: new Date() });
  return (
    <Panel aria-labelledby={headingId}>
      <h2 id={headingId}>Availability</h2>
      {lines.length > 0 ? (
        <List>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      ) : (
        <Quiet>Any time, on request</Quiet>
      )}
      <Small>
        Times are in {zoneName(own)}, which is your clock.{' '}
        {theirs === zoneName(own) ? `${name} is on the same clock.` : `${name} is on ${theirs}.`}
      </Small>
    </Panel>
  );
}
