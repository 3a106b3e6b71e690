import type { BookingDetails } from '@paadam/shared/contract';
import { paths, type Role, type SeriesAnswer } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Button, Card } from '@paadam/shared/ui';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Muted } from '@paadam/shared/ui/rows';
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { Actions, Section } from './bookingView.styles';
import { Moment } from './Moment';
import { SeriesDialog } from './SeriesDialog';
import { StatusBadge } from './StatusBadge';
import { movableTo } from './seriesMembers';

interface SeriesPartProps {
  booking: BookingDetails;
  role: Role;
  /** Milliseconds of the epoch. */
  now: number;
}

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  container-type: inline-size;

  & > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: 0 var(--paadam-space-3);
    padding-block: var(--paadam-space-2);
  }

  & > li + li {
    border-top: 1px solid var(--paadam-line);
  }

  & > li > :first-child {
    color: var(--paadam-muted);
    font-variant-numeric: tabular-nums;
  }

  /* Below the date, where there is no room beside it. */
  & > li > :last-child {
    grid-column: 2;
  }

  @container (min-width: 24rem) {
    & > li {
      grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    }

    & > li > :last-child {
      grid-column: 3;
    }
  }

  & a,
  & [aria-current] {
    display: inline-flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    font-weight: 600;
  }
`;

/** The lessons that were asked for together with this one, and what can be done with all that are left. */
export function SeriesPart({ booking, role, now }: SeriesPartProps) {
  const titleId = useId();
  const [asked, setAsked] = useState<SeriesAnswer | null>(null);
  const place = useFocusAfter<HTMLDivElement>(asked !== null);
  const { series, seriesBookings } = booking;
  if (!series || !seriesBookings) return null;
  const waiting = movableTo(seriesBookings, 'accepted', role, now).length;
  const left = movableTo(seriesBookings, 'cancelled', role, now).length;
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <div>
          <h2 id={titleId}>{words.weeklyLessons()}</h2>
          <Muted>{words.weeklyLead()}</Muted>
        </div>
        <List>
          {seriesBookings.map(({ _id, position, dateTime, status }) => (
            <li key={_id}>
              <span>{words.place({ position, count: series.of })}</span>
              <span>
                {_id === booking._id ? (
                  <span aria-current="true">
                    <Moment instant={dateTime} />
                  </span>
                ) : (
                  <Link to={paths.booking(role, _id)}>
                    <Moment instant={dateTime} />
                  </Link>
                )}
              </span>
              <StatusBadge status={status} />
            </li>
          ))}
        </List>
        <Actions ref={place}>
          {waiting > 1 && (
            <>
              <Button onClick={() => setAsked('accepted')}>
                <Check size={18} aria-hidden />
                {words.acceptAll({ count: waiting })}
              </Button>
              <Button variant="secondary" onClick={() => setAsked('declined')}>
                <X size={18} aria-hidden />
                {words.declineAll({ count: waiting })}
              </Button>
            </>
          )}
          {left > 1 && (
            <Button variant="secondary" onClick={() => setAsked('cancelled')}>
              {words.cancelAllLeft({ count: left })}
            </Button>
          )}
        </Actions>
        {asked && <SeriesDialog booking={booking} status={asked} who={role} onClose={() => setAsked(null)} />}
      </Section>
    </Card>
  );
}
