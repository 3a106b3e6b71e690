import type { Body, CalendarFindings, calls } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import type { SessionUser } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import { HttpError, invalidFields } from '../../foundation/http/HttpError';
import * as words from '../../messages/calendars';
import { insertCalendar, storeReading } from './changes';
import { countCalendarsHeld } from './queries';
import { problemOf, type ReadingServer, readAddress } from './readOutsideCalendar';
import { placeOf } from './sealedAddress';

const mostCalendars = 5;

/**
 * Reads a calendar that a tutor has elsewhere, and keeps its busy times from then on.
 *
 * @throws HttpError `address_refused`, `calendar_unreachable`, `calendar_unreadable`, where nothing is kept;
 *   `validation_failed` where the tutor has enough of them
 */
export const addOutsideCalendar = async (
  server: ReadingServer,
  { id: tutorId, timeZone, email }: SessionUser,
  { name, address: entered, countsAllDay }: Body<typeof calls.addOutsideCalendar>,
): Promise<{ id: string; found: CalendarFindings | null }> => {
  const { database, sealer } = server;
  const address = secureAddress(entered);
  const read = await readAddress(server, address, { timeZone, email, countsAllDay }).catch((error) => {
    throw refusalOf(error);
  });
  const id = uuidv7();
  await inTransaction(database, async (tx) => {
    if ((await countCalendarsHeld(tx, tutorId)) >= mostCalendars) {
      throw invalidFields({
        address: () => words.youHaveCalendarsWhichIsThe({ mostCalendars }),
      });
    }
    const addressSealed = sealer.seal(address, placeOf(id));
    await insertCalendar(tx, { id, tutorId, name, addressSealed, countsAllDay });
    if (read) await storeReading(tx, sealer, { id, tutorId }, read.reading);
  });
  return { id, found: read?.found ?? null };
};

/** Of calendars that are subscribed to, webcal is how https is written. @throws HttpError `address_refused` */
const secureAddress = (entered: string): string => {
  const address = entered.trim().replace(/^webcals?:/i, 'https:');
  // What is ours alone to name has no place here.
  if (!/^https?:\/\//i.test(address)) throw addressRefused();
  return address;
};

const addressRefused = () =>
  new HttpError('address_refused', words.thisAddressCannotBeReadPlease, {
    fields: { address: words.giveAnAddressThatBeginsWith },
  });

const refusalOf = (error: unknown): unknown => {
  switch (problemOf(error)) {
    case 'refused':
      return addressRefused();
    case 'unreadable':
      return new HttpError('calendar_unreadable', words.thereIsNoCalendarAtThis, {
        fields: { address: words.takeTheSecretAddressInIcal },
      });
    case undefined:
      return error;
    default:
      return new HttpError('calendar_unreachable', words.nothingCouldBeReadAtThis, {
        fields: { address: words.nothingCouldBeReadHereIs },
      });
  }
};
