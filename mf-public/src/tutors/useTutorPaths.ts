import { useHasPage } from '@paadam/shared/portal';
import { useSearchParams } from 'react-router-dom';

const withSearch = (path: string, search: Record<string, string | null>): string => {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/**
 * Where the ways from a tutor lead. The child whom a parent is looking for goes with them.
 *
 * @returns the tutor's own page; and the booking form, with the start that was picked where there is
 *   one, or null where no portal has that form
 */
export const useTutorPaths = (tutorId: string) => {
  const [address] = useSearchParams();
  const child = address.get('child');
  const form = `/student/bookings/:${tutorId}`;
  const canBook = useHasPage(form);
  return {
    page: withSearch(`/tutors/${tutorId}`, { child }),
    booking: (dateTime: string | null = null) => (canBook ? withSearch(form, { child, dateTime }) : null),
  };
};
