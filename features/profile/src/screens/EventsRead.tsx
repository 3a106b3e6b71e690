import type { EventInPart, OutsideCalendar } from '@paadam/shared/contract';
import { formatDay } from '@paadam/shared/domain';
import { Notice } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { Small } from './profile.styles';

const List = styled.ul`
  margin: var(--paadam-space-2) 0 0;
  padding-inline-start: 1.25em;
  overflow-wrap: anywhere;
`;

/** Shows how many events of a calendar were read, and which only in part. */
export function EventsRead({ calendar }: { calendar: OutsideCalendar }) {
  const { events, inPart = 0, firstInPart = [] } = calendar;
  if (events === undefined) return null;
  if (inPart === 0) return <Small>{words.eventsRead({ events })}</Small>;
  const more = inPart - firstInPart.length;
  return (
    <Notice tone="warn" title={words.eventsInPart({ events, inPart })}>
      {words.inPartLead()}
      <List>
        {firstInPart.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be equal in every known field
          <li key={place} data-people>
            {inWords(event)}
          </li>
        ))}
        {more > 0 && <li>{words.moreInPart({ count: more })}</li>}
      </List>
    </Notice>
  );
}

const inWords = ({ name, date, why }: EventInPart): string => {
  const called = name ?? words.eventWithoutName();
  if (!date) return words.eventWithoutDate({ name: called });
  return words.eventInPart({
    name: called,
    date: formatDay(date, { day: 'numeric', month: 'long', year: 'numeric' }),
    why: words.whyInPart({ why }),
  });
};
