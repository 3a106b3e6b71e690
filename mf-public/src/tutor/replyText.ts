import * as words from '../messages/tutor';
/**
 * @param minutes from a request to its answer, half of the time
 * @returns "Usually answers within 2 hours": never sooner than it is
 */
export const replyText = (minutes: number): string => {
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return words.answersInHours({ hours: Math.max(1, hours) });
  return words.answersInDays({ days: Math.ceil(hours / 24) });
};
