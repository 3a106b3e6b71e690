/**
 * @param asked the start that the page's address names, as a tutor's page links to it
 * @returns it as an ISO instant; null where it names none, or one that has passed
 */
export const askedStart = (asked: string | null): string | null => {
  const moment = Date.parse(asked ?? '');
  return moment > Date.now() ? new Date(moment).toISOString() : null;
};
