import { loading, subjectCatalogue, usePaadamDispatch } from '@paadam/shared/state';
import { type RefObject, useCallback, useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import { sameQuestion } from './question';
import { SearchControls } from './SearchControls';
import { TutorResults } from './TutorResults';
import { selectQuestion, tutorList } from './tutorList';
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
  const { answer: known, more } = useSelector((state: object) => tutorList.select(state, question));
  const headingId = useId();
  useEffect(() => void dispatch(tutorList.actions.requested(question)), [dispatch, question]);
  useEffect(() => void dispatch(subjectCatalogue.actions.requested()), [dispatch]);

  // Before the question has been put, the list answers another.
  const list = sameQuestion(asked, question) ? known : loading(known);
  const status =
    list.status === 'loaded'
      ? countOf(list.data.rows.length)
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
        <TutorResults paged={{ list, more }} search={search} onCleared={goToHeading} />
      </Stack>
    </Section>
  );
}
