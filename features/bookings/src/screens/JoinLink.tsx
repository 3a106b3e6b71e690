import type { Booking } from '@paadam/shared/contract';
import {
  dayOf,
  formatMoment,
  formatTime,
  isUnpaid,
  isUpcoming,
  joinOpensAt,
  paths,
  type Role,
  webUrl,
} from '@paadam/shared/domain';
import { Button, LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { ExternalLink, Video } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { PayLink } from './PayLink';

const Stack = styled.div`
  display: grid;
  gap: var(--paadam-space-1);
  text-align: center;
`;

const When = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  color: var(--paadam-muted);
`;

const Outside = styled.a`
  display: inline-flex;
  gap: var(--paadam-space-1);
  align-items: center;
  justify-content: center;
  min-height: 44px;
  font-size: var(--paadam-text-14);
`;

interface JoinLinkProps {
  booking: Booking;
  /** Who joins; a parent watches, where student and tutor agreed. */
  who: Role;
  /** Milliseconds of the epoch. */
  now: number;
}

/** The way into an accepted lesson, open from ten minutes before the start until the end; before it is paid, the way to pay for it. */
export function JoinLink({ booking, who, now }: JoinLinkProps) {
  const noteId = useId();
  if (!isUpcoming(booking, now)) return null;
  if (isUnpaid(booking)) return <PayLink booking={booking} who={who} />;
  const opensAt = joinOpensAt(booking);
  if (now < opensAt) {
    if (who === 'parent') return null;
    return (
      <Stack>
        <Button variant="secondary" disabled aria-describedby={noteId}>
          <Video size={18} aria-hidden />
          {words.joinNow()}
        </Button>
        <When id={noteId}>{opening(opensAt, now)}</When>
      </Stack>
    );
  }
  const link = webUrl(booking.meetingLink);
  return (
    <Stack>
      <LinkButton to={paths.room(who, booking._id)} variant={who === 'parent' ? 'secondary' : 'primary'}>
        <Video size={18} aria-hidden />
        {who === 'parent' ? words.watchTheLesson() : words.joinNow()}
      </LinkButton>
      {link && who !== 'parent' && (
        <Outside href={link} target="_blank" rel="noopener noreferrer">
          <Words
            of={words.linkOutside}
            hidden={(text) => (
              <>
                <ExternalLink size={14} aria-hidden />
                <VisuallyHidden>{text}</VisuallyHidden>
              </>
            )}
          />
        </Outside>
      )}
    </Stack>
  );
}

/** The hour where it is today, else the day with it. */
const opening = (opensAt: number, now: number): string => {
  const instant = new Date(opensAt).toISOString();
  const isToday = dayOf(new Date(opensAt)) === dayOf(new Date(now));
  return isToday
    ? words.opensAt({ time: formatTime(instant) })
    : words.opensOn({ moment: formatMoment(instant) });
};
