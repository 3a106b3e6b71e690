import {
  profileActions,
  selectProfile,
  selectUser,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { ErrorState, Notice, PageTitle } from '@paadam/shared/ui';
import { useCallback, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { BookingForm } from './BookingForm';
import { BookingFormSkeleton } from './BookingFormSkeleton';
import { isBookable, isTutor } from './bookableTutor';
import { bookingFor } from './bookingFor';
import { Page } from './bookingFormParts';
import { NoChildLinked } from './NoChildLinked';
import { NoSuchTutor } from './NoSuchTutor';
import { TutorCard } from './TutorCard';

/** Asks a tutor for a lesson. The listing puts a colon before the tutor's id; the id alone will do. */
export default function BookingFormPage() {
  const { id = '' } = useParams();
  const tutorId = id.replace(/^:/, '');
  return (
    <Page>
      <PageTitle>Schedule Your Session</PageTitle>
      <Booking key={tutorId} tutorId={tutorId} />
    </Page>
  );
}

function Booking({ tutorId }: { tutorId: string }) {
  const dispatch = usePaadamDispatch();
  const [search] = useSearchParams();
  const user = usePaadamSelector(selectUser);
  const profile = usePaadamSelector((state) => selectProfile(state, tutorId));
  const load = useCallback(
    () => void dispatch(profileActions.profileRequested(tutorId)),
    [dispatch, tutorId],
  );
  useEffect(load, [load]);

  const tutor = profile.data;
  if (!user) return null;
  if (!tutor) {
    if (profile.status !== 'failed') return <BookingFormSkeleton />;
    return profile.problem.code === 'not_found' ? (
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
        <BookingForm tutor={tutor} user={user} student={bookingFor(user, search.get('child'))} />
      ) : (
        <Notice tone="warn">{tutor.name} does not take bookings at present.</Notice>
      )}
    </>
  );
}
