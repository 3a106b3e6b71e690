import type { Subject } from '@paadam/shared/contract';
import {
  dataOf,
  selectSubjects,
  subjectCatalogue,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { EmptyState, ErrorState, Skeleton, tileAt } from '@paadam/shared/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import { CategoryFilter } from './CategoryFilter';
import { categoryOf } from './categoryOf';
import { SubjectCardSkeleton } from './SubjectCardSkeleton';
import { SubjectList } from './SubjectList';
import { Grid } from './subjectCardParts';

/**
 * The category that the page's address names, so that a narrowed-down page can be shared and come back to.
 *
 * @returns the categories that there are, by name; the chosen one, where it is one of them; a way to choose; and
 *   whether a subject is among the chosen
 */
const useCategory = (subjects: readonly Subject[]) => {
  const [search, setSearch] = useSearchParams();
  const categories = [...new Set(subjects.map(categoryOf))].sort((one, other) => one.localeCompare(other));
  const wanted = search.get('category');
  const chosen = categories.find((category) => category === wanted);
  return {
    categories,
    chosen,
    choose: (category: string | undefined) =>
      setSearch(category ? { category } : {}, { replace: true, preventScrollReset: true }),
    includes: (subject: Subject): boolean => !chosen || categoryOf(subject) === chosen,
  };
};

const placeholders = Array.from({ length: 12 }, (_, index) => index);

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
  const request = () => dispatch(subjectCatalogue.actions.requested());
  useEffect(() => void dispatch(subjectCatalogue.actions.requested()), [dispatch]);

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

/** The filter and the cards on their way. */
function SubjectsSkeleton() {
  return (
    <>
      <Skeleton width="24rem" height="var(--paadam-control-height)" radius="var(--paadam-radius-round)" />
      <Grid aria-hidden>
        {placeholders.map((place) => (
          <li key={place}>
            <SubjectCardSkeleton tile={tileAt(place)} />
          </li>
        ))}
      </Grid>
    </>
  );
}
