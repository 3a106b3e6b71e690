import { isTimeZone } from '@paadam/shared/domain';
import { invalidFields } from '../../foundation/http/HttpError';
import * as words from '../../messages/requests';

/** Old names that no runtime lists and whose capitals follow no rule (tz database, file "backward"). */
const oddNames = [
  'America/Argentina/ComodRivadavia',
  'America/Knox_IN',
  'Australia/ACT',
  'Australia/LHI',
  'Australia/NSW',
  'Brazil/DeNoronha',
  'Chile/EasterIsland',
  'Mexico/BajaNorte',
  'Mexico/BajaSur',
];

/** By the name in small letters. Where a place has an old and a new name, a runtime lists only one of them. */
const listed = new Map(
  ['UTC', ...oddNames, ...Intl.supportedValuesOf('timeZone')].map((name) => [name.toLowerCase(), name]),
);

/**
 * @param entered a zone's name in letters of any case
 * @returns the same name as IANA spells it, "Asia/Kolkata", "US/Pacific", "Etc/GMT-5": never another name of the zone
 * @throws HttpError `validation_failed` for a name that is no IANA zone
 */
export const knownTimeZone = (entered: string): string => {
  if (!isTimeZone(entered)) {
    throw invalidFields({
      timeZone: words.thisTimeZoneIsNotKnown,
    });
  }
  const small = entered.toLowerCase();
  return listed.get(small) ?? withCapitals(small);
};

const withCapitals = (small: string): string =>
  small
    .replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^(Us(?=\/)|Etc\/(?:Gmt|Uct|Utc))/, (start) =>
      start === 'Us' ? 'US' : `Etc/${start.slice(4).toUpperCase()}`,
    );
