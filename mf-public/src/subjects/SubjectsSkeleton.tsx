import { Skeleton, tileAt } from '@paadam/shared/ui';
import { SubjectCardSkeleton } from './SubjectCardSkeleton';
import { Grid } from './subjectCardParts';

const placeholders = Array.from({ length: 12 }, (_, index) => index);

/** The filter and the cards on their way. */
export function SubjectsSkeleton() {
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
