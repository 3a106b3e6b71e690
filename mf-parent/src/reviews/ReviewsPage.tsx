import { usePaged } from '@paadam/shared/loading';
import { PageTitle } from '@paadam/shared/ui';
import { familyReviews } from '../family/family';
import { ChildFilter } from '../family-filter/ChildFilter';
import { FilterRow } from '../family-filter/FilterRow';
import { useFamilyFilter } from '../family-filter/useFamilyFilter';
import * as words from '../messages/reviews';
import { Reviews } from './Reviews';

/** What the children say of their lessons. */
export default function ReviewsPage() {
  const { children, child, choose } = useFamilyFilter();
  const reviews = usePaged(familyReviews, child);
  return (
    <>
      <PageTitle lead={words.lead()}>{words.title()}</PageTitle>
      {children.length > 1 && (
        <FilterRow>
          <ChildFilter linked={children} value={child} onChange={(chosen) => choose('child', chosen)} />
        </FilterRow>
      )}
      <Reviews {...reviews} emptyTitle={words.noReviewsYet()} />
    </>
  );
}
