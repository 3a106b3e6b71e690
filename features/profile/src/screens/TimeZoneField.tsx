import { formatTime, isTimeZone, ownTimeZone, zoneName } from '@paadam/shared/domain';
import { Button, Field, Select } from '@paadam/shared/ui';
import { useNow } from '@paadam/shared/ui/useNow';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/profile';
import { MovedHours } from './MovedHours';
import { isSameClock, zoneGroups } from './timeZones';
import type { PartProps } from './useProfileForm';

const Stack = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
`;

/** The person's time zone, and this browser's own for the taking where it is another. */
export function TimeZoneField({ profile, draft, faults, onChange }: PartProps) {
  const { timeZone } = draft;
  const stored = profile.timeZone ?? '';
  const own = ownTimeZone();
  const other = isSameClock(stored, own) ? stored : own;
  const groups = useMemo(() => zoneGroups(stored, other), [stored, other]);
  return (
    <Stack>
      <Field label={words.timeZone()} hint={<ClockOf zone={timeZone} />} error={faults.timeZone}>
        <Select
          name="timeZone"
          value={timeZone}
          onChange={(event) => onChange({ timeZone: event.target.value })}
        >
          {groups.map(({ area, zones }) => {
            const options = zones.map(({ id, place }) => (
              <option key={id} value={id}>
                {place}
              </option>
            ));
            return area ? (
              <optgroup key={area} label={area}>
                {options}
              </optgroup>
            ) : (
              options
            );
          })}
        </Select>
      </Field>
      {!isSameClock(timeZone, own) && (
        <Button variant="secondary" onClick={() => onChange({ timeZone: own })}>
          {words.ownZone({ zone: zoneName(own) })}
        </Button>
      )}
      <MovedHours profile={profile} draft={draft} />
    </Stack>
  );
}

/** What people call the zone, and what its clocks show: the way to see whether it is the right one. */
function ClockOf({ zone }: { zone: string }) {
  const now = useNow();
  if (!isTimeZone(zone)) return null;
  return words.clockOf({ zone: zoneName(zone), time: formatTime(new Date(now).toISOString(), zone) });
}
