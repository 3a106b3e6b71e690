import type { Subject } from '@paadam/shared/contract';
import { categoryName, collatorOf } from '@paadam/shared/domain';
import { useSearchParams } from '@paadam/shared/router';
import {
  dataOf,
  selectSubjects,
  subjectCatalogue,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { EmptyState, ErrorState, LinkButton, Skeleton, tileAt } from '@paadam/shared/ui';
import { useInParts } from '@paadam/shared/ui/useInParts';
import { language } from '@paadam/shared/words';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Section } from '../layout/Section';
import * as words from '../messages/subjects';
import { categoryOf } from './categoryOf';
import { SubjectCard, SubjectCardSkeleton } from './SubjectCard';
import { Grid } from './subjectCard.styles';

/* One line that is scrolled where it is too long, so that the cards below stay where they are while it fills. */
const Strip = styled.nav`
  display: flex;
  gap: var(--paadam-space-2);
  /* Room for the focus ring, which the scrolling would cut off. */
  margin: -0.375rem -0.375rem 0;
  padding: 0.375rem;
  overflow-x: auto;
  scrollbar-width: none;

  & > * {
    flex: none;
  }

  /* No finger pushes it there. */
  @media (min-width: 48rem) {
    flex-wrap: wrap;
  }

  @media (max-width: 75.99rem) {
    margin-inline: calc(-1 * var(--paadam-space-4));
    padding-inline: var(--paadam-space-4);
    scroll-padding-inline: var(--paadam-space-4);
  }
`;

const CategoryLink = styled(LinkButton)`
  padding-inline: var(--paadam-space-4);
  border-radius: var(--paadam-radius-round);
`;

/**
 * The category that the page's address names, so that a narrowed-down page can be shared and come back to.
 *
 * @returns the categories that there are, by name; the chosen one, where it is one of them; and whether a subject is
 *   among the chosen
 */
const useCategory = (subjects: readonly Subject[]) => {
  const [search] = useSearchParams();
  const { compare } = collatorOf(language());
  const categories = [...new Set(subjects.map(categoryOf))].sort((one, other) =>
    compare(categoryName(one), categoryName(other)),
  );
  const wanted = search.get('category');
  const chosen = categories.find((category) => category === wanted);
  return {
    categories,
    chosen,
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
  `${words.subjects({ subjects })}${category ? words.inText({ category: categoryName(category) }) : ''}`;

/** The list of subjects with its states. */
export function Catalogue() {
  const dispatch = usePaadamDispatch();
  const catalogue = usePaadamSelector(selectSubjects);
  const loaded = dataOf(catalogue);
  const subjects = loaded ?? none;
  const { categories, chosen, includes } = useCategory(subjects);
  const request = () => dispatch(subjectCatalogue.actions.requested());
  useEffect(() => void dispatch(subjectCatalogue.actions.requested()), [dispatch]);

  const failed = catalogue.status === 'failed' && !loaded;
  const loading = !failed && !loaded;
  return (
    <Stack aria-label={words.subjects2()} aria-busy={loading}>
      <Count role="status">
        {loading
          ? words.loadingSubjects()
          : subjects.length > 0 && countOf(subjects.filter(includes).length, chosen)}
      </Count>
      {failed && (
        <ErrorState title={words.failedToLoadSubjects()} onRetry={request}>
          {catalogue.problem.message}
        </ErrorState>
      )}
      {loaded?.length === 0 && <EmptyState title={words.noSubjectsYet()} />}
      {loading && <SubjectsSkeleton />}
      {subjects.length > 0 && (
        <>
          <CategoryFilter categories={categories} chosen={chosen} />
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
      <CardsSkeleton />
    </>
  );
}

function CardsSkeleton() {
  return (
    <Grid aria-hidden>
      {placeholders.map((place) => (
        <li key={place}>
          <SubjectCardSkeleton tile={tileAt(place)} />
        </li>
      ))}
    </Grid>
  );
}

interface SubjectListProps {
  /** The whole catalogue: a subject keeps its colour whatever else is shown. */
  subjects: readonly Subject[];
  isShown: (subject: Subject) => boolean;
}

/** The subjects' cards, in the eight colours in turn. */
function SubjectList({ subjects, isShown }: SubjectListProps) {
  const cards = subjects
    .map((subject, index) => ({ subject, tile: tileAt(index) }))
    .filter(({ subject }) => isShown(subject));
  const shown = useInParts({ total: cards.length, part: placeholders.length });
  if (shown === 0) return <CardsSkeleton />;
  return (
    <Grid>
      {cards.slice(0, shown).map((card) => (
        <li key={card.subject._id}>
          <SubjectCard {...card} />
        </li>
      ))}
    </Grid>
  );
}

interface CategoryFilterProps {
  categories: readonly string[];
  /** Undefined: all of them. */
  chosen: string | undefined;
}

/** Narrows the subjects down to one category: by links, which also a page without scripts can follow. */
function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  return (
    <Strip aria-label={words.category()}>
      {[undefined, ...categories].map((category) => (
        <CategoryLink
          key={category ?? ''}
          to={{ search: category ? `?${new URLSearchParams({ category })}` : '' }}
          replace
          preventScrollReset
          variant={category === chosen ? 'primary' : 'secondary'}
          aria-current={category === chosen}
        >
          {category ? categoryName(category) : words.all()}
        </CategoryLink>
      ))}
    </Strip>
  );
}
