import type { Tutor } from '@paadam/shared/contract';
import { formatMoment, hasGivenHours } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Card, LinkButton } from '@paadam/shared/ui';
import { useOwnTimeZone } from '@paadam/shared/ui/useOwnTimeZone';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/tutor';
import { anyTime } from '../tutors/anyTime';
import { TrialOffer } from '../tutors/TrialOffer';
import { TutorRate } from '../tutors/TutorRate';
import { replyText } from './replyText';
import { wide } from './tutorPage.styles';
import type { TutorTimes } from './useTutorSlots';

interface BookingCardProps {
  tutor: Tutor;
  times: TutorTimes;
  /** The booking form with a start or without; null where this tutor, this site or this person books no lessons. */
  bookingPathOf: (dateTime?: string) => string | null;
}

/* In sight at all times: a bar at the foot of a phone, a card beside the page where there is room. */
const Place = styled(Card).attrs({ as: 'section' })`
  order: 1;
  position: sticky;
  bottom: var(--paadam-foot, 0px);
  z-index: 5;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-4);
  margin-inline: calc(-1 * var(--paadam-space-4));
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border-width: 1px 0 0;
  border-color: var(--paadam-line);
  border-radius: 0;

  ${wide} {
    grid-area: card;
    align-self: start;
    top: var(--paadam-sticky-top);
    bottom: auto;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--paadam-space-4);
    margin-inline: 0;
    padding: var(--paadam-space-6);
    border-width: 1px;
    border-color: var(--paadam-card-line);
    border-radius: var(--paadam-radius-card);
  }
`;

const Next = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  color: var(--paadam-muted);

  & a {
    font-weight: 600;
  }
`;

/* On a phone it stands in the head of the page alone. */
const Reply = styled(Next)`
  display: none;

  ${wide} {
    display: block;
    text-align: center;
  }
`;

/** What a lesson costs, when the next one could be, and the way to book it. */
export function BookingCard({ tutor, times, bookingPathOf }: BookingCardProps) {
  const path = bookingPathOf();
  return (
    <Place aria-label={words.booking()} data-foot-bar>
      <div>
        <TutorRate hourlyRate={tutor.hourlyRate} />
        <TrialOffer price={tutor.trialPrice} path={path} />
        <NextTime tutor={tutor} times={times} bookingPathOf={bookingPathOf} />
      </div>
      {path && (
        <LinkButton to={path} size="large">
          {words.bookNow()}
        </LinkButton>
      )}
      {path && tutor.replyMinutes !== null && <Reply>{replyText(tutor.replyMinutes)}</Reply>}
    </Place>
  );
}

function NextTime({ tutor, times: { slots }, bookingPathOf }: BookingCardProps) {
  const timeZone = useOwnTimeZone();
  const [next] = slots.data ?? [];
  if (next) {
    const path = bookingPathOf(next.dateTime);
    const when = <span suppressHydrationWarning>{formatMoment(next.dateTime, timeZone)}</span>;
    return (
      <Next>
        <Words of={words.nextFree} time={() => (path ? <Link to={path}>{when}</Link> : when)} />
      </Next>
    );
  }
  if (!slots.data) return <Next>{slots.status === 'failed' ? '' : words.lookingForTime()}</Next>;
  return <Next>{hasGivenHours(tutor) ? words.noFreeTime() : anyTime()}</Next>;
}
