import type { OutsideCalendar } from '@paadam/shared/contract';
import type { Sealer } from '../../foundation/encryption/createSealer';
import { daysAfterStop } from '../../people/availability/queries';
import type { CalendarRow } from './queries';
import { isSampleAddress } from './sampleTimetable';
import { openAddress, openEvents } from './sealedAddress';

/** @returns the calendar as its tutor sees it: of its address, which is a secret, what tells it from another */
export const toOutsideCalendar = (row: CalendarRow, sealer: Sealer): OutsideCalendar => {
  const { id, name, countsAllDay, readAt, stoppedAt, problem, busy, isCut, assumedZone, events, inPart } =
    row;
  const failingSince = row.failingSince ?? (isOld(row) ? readAt : null);
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
    ...(events !== null && { events, inPart, firstInPart: openEvents(sealer, row) }),
    isCut,
    assumedZone,
    isTest: isSampleAddress(address),
  };
};

const oldHours = 3;

/** A calendar is read four times an hour. If it was not read for hours, something is wrong even if no reading failed. */
const isOld = ({ readAt }: CalendarRow): boolean =>
  readAt !== null && readAt.getTime() < Date.now() - oldHours * 3_600_000;

const stateOf = (row: CalendarRow): OutsideCalendar['state'] => {
  if (row.stoppedAt) return 'stopped';
  if (row.failures > 0 || isOld(row)) return 'stale';
  return row.readAt ? 'fine' : 'reading';
};

const shownAddress = (address: string): string =>
  URL.canParse(address) ? `${new URL(address).host || 'example'} …${address.slice(-4)}` : '…';
