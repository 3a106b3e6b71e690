import { paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { useMemo } from 'react';
import { useBookingChild } from '../booking-child/useBookingChild';

const withSearch = (path: string, search: Record<string, string | null>): string => {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** Where the ways from a tutor lead. The child that a parent is looking for goes with them. */
export interface TutorPaths {
  /** @returns the tutor's own page */
  page(tutorId: string): string;
  /**
   * @param dateTime the start that was picked, where there is one
   * @returns the booking form, or null where no portal has it, and for tutors, who book no lessons
   */
  booking(tutorId: string, dateTime?: string | null): string | null;
}

/** @returns the ways from any tutor; the same object until they change */
export const useTutorPaths = (): TutorPaths => {
  const child = useBookingChild()?._id ?? null;
  const isTutor = usePaadamSelector(selectUser)?.role === 'tutor';
  const canBook = useHasPage(paths.bookingForm('any')) && !isTutor;
  return useMemo(
    () => ({
      page: (tutorId) => withSearch(paths.tutor(tutorId), { child }),
      booking: (tutorId, dateTime = null) =>
        canBook ? withSearch(paths.bookingForm(tutorId), { child, dateTime }) : null,
    }),
    [child, canBook],
  );
};
