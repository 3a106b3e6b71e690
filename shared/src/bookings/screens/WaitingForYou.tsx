import type { Booking } from '@paadam/shared/contract';
import { formatMoment, type Role } from '@paadam/shared/domain';
import { Card, LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { useNow } from '@paadam/shared/ui/useNow';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Section } from './bookingViewParts';
import { mayAnswerProposal } from './mayChange';
import { pageOf } from './pageOf';
import { Facts, Muted, Rows } from './rowParts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-3) var(--paadam-space-4);

  & > :nth-child(2) {
    flex: 1 1 12rem;
  }
`;

interface WaitingForYouProps {
  /** Those that do not wait for this person are left out. */
  bookings: readonly Booking[];
  /** Who reads it. */
  who: Role;
}

/** On a dashboard: the lessons for which other times are proposed, until the person answers. Nothing where none are. */
export function WaitingForYou({ bookings, who }: WaitingForYouProps) {
  const titleId = useId();
  const now = useNow();
  const waiting = bookings.filter((booking) => mayAnswerProposal(booking, who, now));
  if (waiting.length === 0) return null;
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <h2 id={titleId}>Waiting for you</h2>
        <Rows role="list">
          {waiting.map(({ _id, subject, student, tutor, dateTime, proposal }) => (
            <Row key={_id}>
              <DateTile instant={dateTime} tile="marigold" />
              <Facts>
                <h3>{proposal?.by.name} proposes another time</h3>
                <p>
                  {who === 'parent' ? `${student.name}: ` : ''}
                  {subject.name} with {who === 'tutor' ? student.name : tutor.name}
                </p>
                <Muted>
                  now <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
                </Muted>
              </Facts>
              <LinkButton to={pageOf[who](_id)}>
                <span>
                  See the times
                  <VisuallyHidden>{` for ${subject.name}, ${formatMoment(dateTime)}`}</VisuallyHidden>
                </span>
              </LinkButton>
            </Row>
          ))}
        </Rows>
      </Section>
    </Card>
  );
}
