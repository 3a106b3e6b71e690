import { isTimeZone, zoneName } from '@paadam/shared/domain';
import { Notice } from '@paadam/shared/ui';
import { useNow } from '@paadam/shared/ui/useNow';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
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
      <p>{words.hoursMove({ zone: zoneName(before) })}</p>
      <List>
        {availability.slice(0, atMost).map(({ day, startTime, endTime }, index) => (
          <li key={`${day} ${startTime} ${endTime}`}>
            {words.movedHour({
              now: moved[index] ?? '',
              before: words.hoursOnDay({ day: words.weekday({ day }), start: startTime, end: endTime }),
            })}
          </li>
        ))}
        {rest > 0 && <li>{words.moreMoved({ count: rest })}</li>}
      </List>
      <p>{words.hoursMoveToo()}</p>
    </Notice>
  );
}
