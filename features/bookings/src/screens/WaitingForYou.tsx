import type { Booking } from '@paadam/shared/contract';
import { formatMoment, paths, type Role } from '@paadam/shared/domain';
import { Card, LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Facts, Muted, Rows } from '@paadam/shared/ui/rows';
import { useNow } from '@paadam/shared/ui/useNow';
import { Words } from '@paadam/shared/words';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { Section } from './bookingView.styles';
import { mayAnswerProposal } from './mayChange';

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
        <h2 id={titleId}>{words.waitingForYou()}</h2>
        <Rows role="list">
          {waiting.map(({ _id, subject, student, tutor, dateTime, proposal }) => (
            <Row key={_id}>
              <DateTile instant={dateTime} tile="marigold" />
              <Facts>
                <h3>{words.proposesAnother({ name: proposal?.by.name ?? '' })}</h3>
                <p>
                  {who === 'parent'
                    ? words.studentsLesson({ student: student.name, subject: subject.name, name: tutor.name })
                    : words.lessonWith({
                        subject: subject.name,
                        name: who === 'tutor' ? student.name : tutor.name,
                      })}
                </p>
                <Muted>
                  <Words
                    of={words.now}
                    moment={formatMoment(dateTime)}
                    time={(text) => <time dateTime={dateTime}>{text}</time>}
                  />
                </Muted>
              </Facts>
              <LinkButton to={paths.booking(who, _id)}>
                <span>
                  <Words
                    of={words.seeTheTimes}
                    subject={subject.name}
                    moment={formatMoment(dateTime)}
                    hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
                  />
                </span>
              </LinkButton>
            </Row>
          ))}
        </Rows>
      </Section>
    </Card>
  );
}
