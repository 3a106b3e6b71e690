import { Skeleton } from '@paadam/shared/ui';
import { Facts } from '@paadam/shared/ui/rows';
import { Box } from './classCard.styles';

/** A class on its way. */
export function ClassCardSkeleton() {
  return (
    <Box as="li">
      <Skeleton width="4rem" height="4.25rem" radius="var(--paadam-radius-control)" />
      <Facts>
        <Skeleton width="12rem" height="1.55rem" />
        <Skeleton width="7rem" height="1.45rem" />
        <Skeleton width="14rem" height="1.6rem" />
      </Facts>
    </Box>
  );
}
