import { isTimeZone, zoneName } from '@paadam/shared/domain';
import { Notice } from '@paadam/shared/ui';
import { useNow } from '@paadam/shared/ui/useNow';
import { styled } from 'styled-components';
import type { PartProps } from './useProfileForm';
import { zoneShift } from './zoneShift';

const List = styled.ul`
  margin-top: var(--paadam-space-2);
  padding-inline-start: var(--paadam-space-5);
`;

/** Hours that are said one by one; of more, the first. */
const atMost = 7;

/** Says, before another zone is saved, which open times move with it. */
export function MovedHours({ profile, draft }: Pick<PartProps, 'profile' | 'draft'>) {
  const now = new Date(useNow());
  const { timeZone: before, availability } = profile;
  const { timeZone: after } = draft;
  if (!before || !availability || before === after || !isTimeZone(after)) return null;
  const moved = zoneShift(availability, before, after, now);
  if (moved.length === 0) return null;
  const rest = moved.length - atMost;
  return (
    <Notice tone="warn">
      <p>
        Your open times keep their times of day, and so move with the zone. By the clock of {zoneName(before)}{' '}
        they will be:
      </p>
      <List>
        {availability.slice(0, atMost).map(({ day, startTime, endTime }, index) => (
          <li key={`${day} ${startTime} ${endTime}`}>
            {moved[index]} instead of {day} {startTime} – {endTime}
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </List>
      <p>Days off and extra hours move likewise. Lessons that are booked stay when they are.</p>
    </Notice>
  );
}
