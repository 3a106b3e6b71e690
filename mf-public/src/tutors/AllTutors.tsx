import { loading, subjectActions, usePaadamDispatch } from '@paadam/shared/state';
import { type RefObject, useCallback, useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import { sameQuestion } from './question';
import { SearchControls } from './SearchControls';
import { TutorResults } from './TutorResults';
import { selectQuestion, selectTutors, tutorsActions } from './tutorsSlice';
import { useTutorSearch } from './useTutorSearch';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
`;

const noErrors = {};

const countOf = (tutors: number): string => {
  if (tutors === 0) return 'No tutors shown';
  return tutors === 1 ? '1 tutor shown' : `${tutors} tutors shown`;
};

/** The list of tutors, with what it can be narrowed down by. */
export function AllTutors({ headingRef }: { headingRef: RefObject<HTMLHeadingElement | null> }) {
  const dispatch = usePaadamDispatch();
  const search = useTutorSearch();
  const { question } = search;
  const asked = useSelector(selectQuestion);
  const known = useSelector(selectTutors);
  const headingId = useId();
  useEffect(() => void dispatch(tutorsActions.tutorsRequested(question)), [dispatch, question]);
  useEffect(() => void dispatch(subjectActions.subjectsRequested()), [dispatch]);

  // Before the question has been put, the list answers another.
  const list = sameQuestion(asked, question) ? known : loading(known);
  const status =
    list.status === 'loaded'
      ? countOf(list.data.tutors.length)
      : list.status !== 'failed' && 'Loading tutors...';
  const goToHeading = useCallback(() => headingRef.current?.focus({ preventScroll: true }), [headingRef]);
  return (
    <Section aria-labelledby={headingId} aria-busy={list.status === 'idle' || list.status === 'loading'}>
      <SectionHead id={headingId} headingRef={headingRef}>
        All Tutors
      </SectionHead>
      <Stack>
        <SearchControls
          search={search}
          errors={list.status === 'failed' ? list.problem.fields : noErrors}
          status={status || ''}
          onRemoved={goToHeading}
        />
        <TutorResults list={list} search={search} onCleared={goToHeading} />
      </Stack>
    </Section>
  );
}
