import { FigureGrid } from '@paadam/shared/loading';
import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Section } from './earningsParts';

/** The page's shape while the earnings are on their way. */
export function EarningsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your earnings…</VisuallyHidden>
      <FigureGrid aria-hidden>
        {[1, 2, 3].map((figure) => (
          <Card key={figure}>
            <Skeleton width="9rem" height="5.75rem" />
          </Card>
        ))}
      </FigureGrid>
      <Card aria-hidden>
        <Section>
          <Skeleton width="12rem" height="2.75rem" />
          <Skeleton height="17.5rem" />
        </Section>
      </Card>
    </>
  );
}
