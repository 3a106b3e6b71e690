import * as words from '../messages/advice';
import { limits } from './limits';
import { cleanLine, lengthOf, readSigns } from './text';
import { visibleSign } from './visibleSign';

/** The states of money on its way to a tutor. */
export const payoutStatuses = ['wanted', 'sent', 'failed', 'cancelled'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** From which states a payout gets where; a bank may return what it had taken. */
export const payoutFroms: Record<Exclude<PayoutStatus, 'wanted'>, readonly PayoutStatus[]> = {
  sent: ['wanted'],
  failed: ['wanted', 'sent'],
  cancelled: ['wanted'],
};

export const destinationKinds = ['upi', 'bank'] as const;
export type DestinationKind = (typeof destinationKinds)[number];

/** Hours that a new destination waits until money may go there. */
export const destinationWaitHours = 48;

/** Where money is to go, as a person typed it. */
export interface TypedDestination {
  kind: DestinationKind;
  upiId?: string | undefined;
  holder?: string | undefined;
  accountNumber?: string | undefined;
  ifsc?: string | undefined;
}

/** Where money goes. */
export type PayoutDestination =
  | { kind: 'upi'; upiId: string }
  | { kind: 'bank'; holder: string; accountNumber: string; ifsc: string };

const withoutBlanks = (text = ''): string => readSigns(text).replace(/[\s-]/g, '');

/** @returns it as banks write it; what is missing is empty */
export const tidyDestination = ({ kind, ...typed }: TypedDestination): PayoutDestination =>
  kind === 'upi'
    ? { kind, upiId: readSigns(typed.upiId ?? '') }
    : {
        kind,
        holder: cleanLine(typed.holder ?? ''),
        accountNumber: withoutBlanks(typed.accountNumber),
        ifsc: withoutBlanks(typed.ifsc).toUpperCase(),
      };

const oneVisibleLine = new RegExp(`^(?=.*${visibleSign})[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$`, 'u');

/** @returns what is wrong with it, by the name of the field */
export const destinationFaults = (
  typed: TypedDestination,
): Partial<Record<'upiId' | 'holder' | 'accountNumber' | 'ifsc', string>> => {
  const given = tidyDestination(typed);
  if (given.kind === 'upi') {
    return /^[\w.-]{2,64}@[a-z][a-z0-9]{1,31}$/i.test(given.upiId) ? {} : { upiId: words.upiId() };
  }
  const { holder, accountNumber, ifsc } = given;
  return {
    ...((lengthOf(holder) > limits.nameCharacters || !oneVisibleLine.test(holder)) && {
      holder: words.holder(),
    }),
    ...(!/^\d{9,18}$/.test(accountNumber) && { accountNumber: words.accountNumber() }),
    ...(!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc) && {
      ifsc: words.ifsc(),
    }),
  };
};

/** @returns what people are shown of it: enough to know it again, too little to use it */
export const maskDestination = (destination: PayoutDestination): string => {
  if (destination.kind === 'bank') return `••••${destination.accountNumber.slice(-4)}, ${destination.ifsc}`;
  const [name = '', bank = ''] = destination.upiId.split('@');
  return `${name.slice(0, 1)}•••@${bank}`;
};

/** The lines of a tutor's statement. */
export const statementKinds = [
  /** What a lesson brought; and what the policy kept of one that was cancelled late. */
  'lesson',
  'kept',
  'goodwill',
  'payout',
  /** A payout that failed or was cancelled. */
  'payout-returned',
  'correction',
] as const;
export type StatementKind = (typeof statementKinds)[number];
