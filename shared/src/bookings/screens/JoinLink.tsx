import type { Booking } from '@paadam/shared/contract';
import { dayOf, formatMoment, formatTime, isUpcoming, joinOpensAt, webUrl } from '@paadam/shared/domain';
import { Button, LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { Video } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

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

/** The way into an accepted lesson that has a meeting link, open from ten minutes before the start until the end. */
export function JoinLink({ booking, now }: { booking: Booking; now: number }) {
  const noteId = useId();
  const link = webUrl(booking.meetingLink);
  if (!link || !isUpcoming(booking, now)) return null;
  const opensAt = joinOpensAt(booking);
  if (now < opensAt) {
    return (
      <Stack>
        <Button variant="secondary" disabled aria-describedby={noteId}>
          <Video size={18} aria-hidden />
          Join Now
        </Button>
        <When id={noteId}>{opening(opensAt, now)}</When>
      </Stack>
    );
  }
  return (
    <Stack>
      <LinkButton href={link} target="_blank" rel="noopener noreferrer" aria-describedby={noteId}>
        <Video size={18} aria-hidden />
        Join Now
      </LinkButton>
      <VisuallyHidden id={noteId}>Opens in a new tab</VisuallyHidden>
    </Stack>
  );
}

/** The hour where it is today, else the day with it. */
const opening = (opensAt: number, now: number): string => {
  const instant = new Date(opensAt).toISOString();
  const isToday = dayOf(new Date(opensAt)) === dayOf(new Date(now));
  return isToday ? `Opens at ${formatTime(instant)}` : `Opens ${formatMoment(instant)}`;
};
