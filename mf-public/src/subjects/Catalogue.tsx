import {
  dataOf,
  selectSubjects,
  subjectActions,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { EmptyState, ErrorState } from '@paadam/shared/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import { CategoryFilter } from './CategoryFilter';
import { SubjectList } from './SubjectList';
import { SubjectsSkeleton } from './SubjectsSkeleton';
import { useCategory } from './useCategory';

const Stack = styled(Section)`
  display: grid;
  gap: var(--paadam-space-5);
  padding-top: var(--paadam-space-6);
`;

const Count = styled.p`
  min-height: 1lh;
  color: var(--paadam-muted);
`;

const none: never[] = [];

const countOf = (subjects: number, category: string | undefined): string =>
  `${subjects === 1 ? '1 subject' : `${subjects} subjects`}${category ? ` in ${category}` : ''}`;

/** The list of subjects with its states. */
export function Catalogue() {
  const dispatch = usePaadamDispatch();
  const catalogue = usePaadamSelector(selectSubjects);
  const loaded = dataOf(catalogue);
  const subjects = loaded ?? none;
  const { categories, chosen, choose, includes } = useCategory(subjects);
  const request = () => dispatch(subjectActions.subjectsRequested());
  useEffect(() => void dispatch(subjectActions.subjectsRequested()), [dispatch]);

  const failed = catalogue.status === 'failed' && !loaded;
  const loading = !failed && !loaded;
  return (
    <Stack aria-label="Subjects" aria-busy={loading}>
      <Count role="status">
        {loading
          ? 'Loading Subjects...'
          : subjects.length > 0 && countOf(subjects.filter(includes).length, chosen)}
      </Count>
      {failed && (
        <ErrorState title="Failed to load subjects" onRetry={request}>
          {catalogue.problem.message}
        </ErrorState>
      )}
      {loaded?.length === 0 && <EmptyState title="No subjects yet" />}
      {loading && <SubjectsSkeleton />}
      {subjects.length > 0 && (
        <>
          <CategoryFilter categories={categories} chosen={chosen} onChoose={choose} />
          <SubjectList subjects={subjects} isShown={includes} />
        </>
      )}
    </Stack>
  );
}
