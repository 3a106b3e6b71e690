import type { ProfileRootState } from '@paadam/shared/profile';
import { profileActions, selectProfile } from '@paadam/shared/profile';
import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { ErrorState, Notice } from '@paadam/shared/ui';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { askedDraft } from './askedDraft';
import { BookingForm } from './BookingForm';
import { BookingFormSkeleton } from './BookingFormSkeleton';
import { isBookable, isTutor } from './bookableTutor';
import { bookingFor } from './bookingFor';
import { NoChildLinked } from './NoChildLinked';
import { NoSuchTutor } from './NoSuchTutor';
import { TutorCard } from './TutorCard';

/** The answers to an address that is nobody's, or that is no tutor's id at all. */
const notThere = new Set(['not_found', 'validation_failed', 'malformed_request']);

/** The tutor, and the form where this person can ask this tutor; else what stands in the way. */
export function TutorBooking({ tutorId }: { tutorId: string }) {
  const dispatch = usePaadamDispatch();
  const [search] = useSearchParams();
  const user = usePaadamSelector(selectUser);
  const profile = useSelector((state: ProfileRootState) => selectProfile(state, tutorId));
  const load = useCallback(
    () => void dispatch(profileActions.profileRequested(tutorId)),
    [dispatch, tutorId],
  );
  useEffect(load, [load]);

  const tutor = profile.data;
  if (!user) return null;
  if (!tutor) {
    if (profile.status !== 'failed') return <BookingFormSkeleton />;
    return notThere.has(profile.problem.code) ? (
      <NoSuchTutor />
    ) : (
      <ErrorState title="The tutor’s profile could not be loaded" onRetry={load}>
        {profile.problem.message}
      </ErrorState>
    );
  }
  if (!isTutor(tutor)) return <NoSuchTutor />;
  return (
    <>
      <TutorCard tutor={tutor} />
      {user.role === 'parent' && user.children.length === 0 ? (
        <NoChildLinked />
      ) : isBookable(tutor) ? (
        <BookingForm
          tutor={tutor}
          user={user}
          initial={{
            student: bookingFor(user, search.get('child')),
            ...askedDraft(search, tutor.subjects),
          }}
        />
      ) : (
        <Notice tone="warn">{tutor.name} does not take bookings at present.</Notice>
      )}
    </>
  );
}
