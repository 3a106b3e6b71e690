import {
  dataOf,
  failureOf,
  selectSubjects,
  subjectActions,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { EmptyState, ErrorState, Notice, RetryNotice, ShowMore, VisuallyHidden } from '@paadam/shared/ui';
import { type Ref, useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import { TutorCardSkeleton } from './TutorCardSkeleton';
import { TutorGrid } from './TutorGrid';
import { Grid } from './tutorCardParts';
import { selectMoreTutors, selectTutors, tutorsActions } from './tutorsSlice';

const Stack = styled.div`
  display: grid;
  gap: var(--paadam-space-5);
`;

const placeholders = [1, 2, 3, 4, 5, 6];

const countOf = (tutors: number): string => (tutors === 1 ? '1 tutor shown' : `${tutors} tutors shown`);

/** The list of tutors with its states. */
export function AllTutors({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const dispatch = usePaadamDispatch();
  const list = useSelector(selectTutors);
  const more = useSelector(selectMoreTutors);
  const catalogue = usePaadamSelector(selectSubjects);
  const headingId = useId();
  useEffect(() => {
    dispatch(tutorsActions.tutorsRequested());
    dispatch(subjectActions.subjectsRequested());
  }, [dispatch]);

  const page = dataOf(list);
  const moreProblem = failureOf(more);
  const loading = !page && list.status !== 'failed';
  return (
    <Section aria-labelledby={headingId} aria-busy={loading}>
      <SectionHead id={headingId} headingRef={headingRef}>
        All Tutors
      </SectionHead>
      <VisuallyHidden role="status">
        {loading ? 'Loading tutors...' : page && page.tutors.length > 0 && countOf(page.tutors.length)}
      </VisuallyHidden>
      {list.status === 'failed' && (
        <ErrorState title="Failed to load tutors" onRetry={() => dispatch(tutorsActions.tutorsRequested())}>
          {list.problem.message}
        </ErrorState>
      )}
      {loading && (
        <Grid aria-hidden>
          {placeholders.map((place) => (
            <li key={place}>
              <TutorCardSkeleton />
            </li>
          ))}
        </Grid>
      )}
      {page?.tutors.length === 0 && <EmptyState title="No tutors available." />}
      {page && page.tutors.length > 0 && (
        <Stack>
          {catalogue.status === 'failed' && (
            <RetryNotice tone="warn" onRetry={() => dispatch(subjectActions.subjectsRequested())}>
              The names of the subjects could not be loaded. {catalogue.problem.message}
            </RetryNotice>
          )}
          <TutorGrid tutors={page.tutors} />
          {moreProblem && <Notice tone="bad">{moreProblem.message}</Notice>}
          {page.nextCursor && (
            <ShowMore
              busy={more.status === 'busy'}
              onClick={() => dispatch(tutorsActions.moreTutorsRequested())}
            />
          )}
        </Stack>
      )}
    </Section>
  );
}
