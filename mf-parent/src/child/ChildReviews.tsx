import type { Review } from '@paadam/shared/contract';
import type { PagedOnScreen } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import type { Page } from '@paadam/shared/state';
import { LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { useId } from 'react';
import { Reviews } from '../reviews/Reviews';
import { Head, Section } from './lessonParts';

/** What the child says of the lessons. */
export function ChildReviews({ childId, ...reviews }: PagedOnScreen<Page<Review>> & { childId: string }) {
  const titleId = useId();
  const all = `/parent/reviews?child=${childId}`;
  const hasAll = useHasPage(all);
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>Reviews</h2>
        {hasAll && (
          <LinkButton to={all} variant="quiet">
            <span>
              See all<VisuallyHidden> reviews</VisuallyHidden>
            </span>
          </LinkButton>
        )}
      </Head>
      <Reviews {...reviews} onlyLatest={5} emptyTitle="No reviews yet" />
    </Section>
  );
}
