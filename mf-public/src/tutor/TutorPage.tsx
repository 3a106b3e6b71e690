import { NotFoundPage } from '@paadam/shared/portal';
import { subjectActions, usePaadamDispatch } from '@paadam/shared/state';
import { ErrorState } from '@paadam/shared/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Page } from '../layout/Page';
import { publicTutorOf } from './publicTutor';
import { TutorDetails } from './TutorDetails';
import { TutorPageSkeleton } from './TutorPageSkeleton';
import { selectTutorPage, tutorPageActions } from './tutorPageSlice';

/** The answers to an id that is nobody's, or that is no id at all. */
const notThere = new Set(['not_found', 'validation_failed', 'malformed_request']);

/** One tutor: all that a person wants to know before they book. */
export default function TutorPage() {
  const { tutorId = '' } = useParams();
  const dispatch = usePaadamDispatch();
  const { id, profile } = useSelector(selectTutorPage);
  useEffect(() => void dispatch(tutorPageActions.tutorOpened(tutorId)), [dispatch, tutorId]);
  useEffect(() => void dispatch(subjectActions.subjectsRequested()), [dispatch]);

  // Before this tutor has been asked for, the state may be about another.
  const isLoading = id !== tutorId || (!profile.data && profile.status !== 'failed');
  if (isLoading) {
    return (
      <Page>
        <TutorPageSkeleton />
      </Page>
    );
  }
  if (profile.status === 'failed' && notThere.has(profile.problem.code)) return <NotFoundPage />;
  if (profile.data) {
    const tutor = publicTutorOf(profile.data);
    return tutor ? <TutorDetails key={tutorId} tutor={tutor} /> : <NotFoundPage />;
  }
  return (
    <ErrorState
      asPage
      title="This tutor’s page could not be loaded"
      onRetry={() => dispatch(tutorPageActions.profileRequested())}
    >
      {profile.status === 'failed' && profile.problem.message}
    </ErrorState>
  );
}
