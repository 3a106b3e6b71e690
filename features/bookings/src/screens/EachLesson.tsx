import { formatMoment, paths, type Role } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { ProposedBadge } from './ProposedBadge';
import type { Entry } from './seriesMembers';

const Each = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--paadam-space-2);
    width: fit-content;
    min-height: var(--paadam-control-height);
    font-weight: 600;
    color: var(--paadam-brand);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    & > svg {
      transition: rotate var(--paadam-motion-fast) var(--paadam-ease);
    }
  }

  &[open] > summary > svg {
    rotate: 90deg;
  }

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--paadam-space-3);
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    font-weight: 600;
  }
`;

/** Below weekly lessons that are one entry of a list: the way to the page of each. */
export function EachLesson({ bookings, who }: { bookings: Entry; who: Role }) {
  return (
    <Each>
      <summary>
        <ChevronRight size={18} aria-hidden />
        {words.lookAtEach()}
      </summary>
      <ul>
        {bookings.map((booking) => (
          <li key={booking._id}>
            <Link to={paths.booking(who, booking._id)}>
              <time dateTime={booking.dateTime}>{formatMoment(booking.dateTime)}</time>
            </Link>
            <ProposedBadge booking={booking} />
          </li>
        ))}
      </ul>
    </Each>
  );
}
