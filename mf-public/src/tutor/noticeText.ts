import * as words from '../messages/tutor';

/**
 * @param minutes that a lesson has to be asked for before it starts
 * @returns from when on lessons can be booked, "books from 2 hours ahead"; empty where that needs no word
 */
export const noticeText = (minutes: number): string => {
  if (minutes < 60) return '';
  if (minutes < 1440) return words.booksHoursAhead({ hours: Math.ceil(minutes / 60) });
  // By then it is tomorrow wherever one looks from.
  if (minutes === 1440) return words.booksFromTomorrow();
  return words.booksDaysAhead({ days: Math.ceil(minutes / 1440) });
};
