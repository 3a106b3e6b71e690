import { Skeleton } from '@paadam/shared/ui';
import { Foot, Head, Whole } from './tutorCardParts';

/** A tutor's card on its way, in the shape and about the size of most. */
export function TutorCardSkeleton() {
  return (
    <Whole as="div">
      <Head>
        <Skeleton width="4rem" height="4rem" radius="50%" />
        <div>
          <Skeleton width="10rem" height="1.25rem" />
          <Skeleton width="9rem" height="1.5rem" />
          <Skeleton width="8rem" height="1.25rem" />
        </div>
      </Head>
      <Skeleton width="12rem" height="1.75rem" radius="var(--paadam-radius-round)" />
      <Skeleton height="9.25rem" />
      <Skeleton height="11.5rem" />
      <Foot>
        <Skeleton width="7rem" height="2rem" />
        <Skeleton width="7rem" height="2.75rem" radius="var(--paadam-radius-control)" />
      </Foot>
    </Whole>
  );
}
