import { dateFormat } from '@paadam/shared/domain';
import * as words from '../../messages/mail';

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const zoneAt = (instant: Date, timeZone: string): string =>
  dateFormat({ timeZoneName: 'long', timeZone })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * @returns the instant on the reader's clock, in the language that is spoken, with the zone's name: no reader has to ask whose
 *   half past ten it is. How the three are joined is for the words: a locale has case endings for it, which fit into no sentence of ours
 */
export const momentFor = ({ timeZone }: { timeZone: string }, instant: Date): string =>
  words.moment({
    day: dateFormat({ ...day, timeZone }).format(instant),
    time: dateFormat({ ...time, timeZone }).format(instant),
    zone: zoneAt(instant, timeZone),
  });
