import { useLoadable } from '@paadam/shared/loading';
import { NotFoundPage } from '@paadam/shared/portal';
import { useParams } from '@paadam/shared/router';
import {
  selectSubjects,
  selectUser,
  subjectCatalogue,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { ErrorState } from '@paadam/shared/ui';
import { useEffect } from 'react';
import { Page } from '../layout/Page';
import * as words from '../messages/tutor';
import { publicTutorOf } from './publicTutor';
import { TutorDetails } from './TutorDetails';
import { TutorPageSkeleton } from './TutorPageSkeleton';
import { tutorProfile } from './tutorPage';
import { useTutorReviews } from './useTutorReviews';
import { useTutorSlots } from './useTutorSlots';

/** The answers to an id that does not exist or is no id. */
const notThere = new Set(['not_found', 'validation_failed', 'malformed_request']);

/** One tutor: all that a person wants to know before they book. */
export default function TutorPage() {
  const { tutorId = '' } = useParams();
  const dispatch = usePaadamDispatch();
  const viewer = usePaadamSelector(selectUser)?.id;
  const { answer: profile, reload: load } = useLoadable(tutorProfile, {
    tutorId,
    ...(viewer && { viewer }),
  });
  const times = useTutorSlots(tutorId);
  const reviews = useTutorReviews(tutorId);
  useEffect(() => void dispatch(subjectCatalogue.actions.requested()), [dispatch]);
  const subjects = usePaadamSelector(selectSubjects);
  // Names take less room, or more, than their shapes, and the page would move under the person who reads it.
  const areNamed = Boolean(subjects.data) || subjects.status === 'failed';

  if (profile.status !== 'failed' && !(profile.data && areNamed)) {
    return (
      <Page>
        <TutorPageSkeleton />
      </Page>
    );
  }
  if (profile.status === 'failed' && notThere.has(profile.problem.code)) return <NotFoundPage />;
  if (profile.data) {
    const tutor = publicTutorOf(profile.data);
    if (!tutor) return <NotFoundPage />;
    const { ratingCounts } = profile.data;
    return (
      <TutorDetails key={tutorId} tutor={tutor} ratingCounts={ratingCounts} times={times} reviews={reviews} />
    );
  }
  return (
    <ErrorState asPage title={words.notLoaded()} onRetry={load}>
      {profile.status === 'failed' && profile.problem.message}
    </ErrorState>
  );
}
