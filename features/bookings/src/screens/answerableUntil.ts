import type { Booking } from '@paadam/shared/contract';

/** @returns milliseconds of the epoch from which the clock expires a request */
export const answerableUntil = ({ answerBy, dateTime }: Pick<Booking, 'answerBy' | 'dateTime'>): number =>
  Date.parse(answerBy ?? dateTime);
