import type { OutsideCalendar } from '@paadam/shared/contract';
import { daysAfterStop } from '../calendar/queries';
import type { Sealer } from '../sealing/createSealer';
import type { CalendarRow } from './queries';
import { isSampleAddress } from './sampleTimetable';
import { openAddress } from './sealedAddress';

/** @returns the calendar as its tutor sees it: of its address, which is a secret, what tells it from another */
export const toOutsideCalendar = (row: CalendarRow, sealer: Sealer): OutsideCalendar => {
  const { id, name, countsAllDay, readAt, failingSince, stoppedAt, problem, busy, isCut, assumedZone } = row;
  const address = openAddress(sealer, row) ?? '';
  const countsUntil = stoppedAt && new Date(stoppedAt.getTime() + daysAfterStop * 86_400_000);
  return {
    _id: id,
    name,
    address: shownAddress(address),
    countsAllDay,
    state: stateOf(row),
    readAt: readAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    countsUntil: countsUntil?.toISOString() ?? null,
    problem,
    busy,
    isCut,
    assumedZone,
    isTest: isSampleAddress(address),
  };
};

const stateOf = ({ stoppedAt, failures, readAt }: CalendarRow): OutsideCalendar['state'] => {
  if (stoppedAt) return 'stopped';
  if (failures > 0) return 'stale';
  return readAt ? 'fine' : 'reading';
};

const shownAddress = (address: string): string =>
  URL.canParse(address) ? `${new URL(address).host || 'example'} …${address.slice(-4)}` : '…';
