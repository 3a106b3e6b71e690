/**
 * @param minutes from a request to its answer, half of the time
 * @returns "Usually answers within 2 hours": never sooner than it is
 */
export const replyText = (minutes: number): string => {
  const hours = Math.ceil(minutes / 60);
  if (hours <= 1) return 'Usually answers within an hour';
  if (hours < 24) return `Usually answers within ${hours} hours`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? 'Usually answers within a day' : `Usually answers within ${days} days`;
};
