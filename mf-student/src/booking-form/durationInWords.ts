import { type Duration, trialDuration } from '@paadam/shared/domain';
import * as words from '../messages/booking-form';

/** @returns "1.5 hours", and of the shortest what it is for */
export const durationInWords = (duration: Duration): string =>
  duration === trialDuration ? words.trialLesson() : words.hours({ hours: Number(duration) });
