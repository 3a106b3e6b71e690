import type { DeskEvent } from '@paadam/shared/contract';
import { Link } from '@paadam/shared/router';
import { styled } from 'styled-components';
import { useOperator } from '../api/useOperator';
import { Muted } from '../ui/parts';
import { detailOf, momentOf, sentenceOf } from '../ui/words';

const Events = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    padding-block: var(--paadam-space-3);
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-top: 1px solid var(--paadam-line);
  }
`;

/** What was done and read at the desk, a line each. */
export function EventList({ events }: { events: readonly DeskEvent[] }) {
  const { rights } = useOperator();
  const wayTo = ({ aboutKind, aboutId }: DeskEvent): string | null => {
    if (aboutKind === 'person' && rights.includes('people')) return `/desk/people/${aboutId}`;
    return aboutKind === 'booking' && rights.includes('cases') ? `/desk/bookings/${aboutId}` : null;
  };
  return (
    <Events>
      {events.map((event) => {
        const way = wayTo(event);
        const detail = detailOf(event);
        return (
          <li key={event._id}>
            {way ? <Link to={way}>{sentenceOf(event)}</Link> : <span>{sentenceOf(event)}</span>}
            <Muted>
              <time dateTime={event.at}>{momentOf(event.at)}</time>
              {detail && ` · ${detail}`}
            </Muted>
          </li>
        );
      })}
    </Events>
  );
}
