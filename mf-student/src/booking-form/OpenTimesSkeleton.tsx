import { Skeleton } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Bones = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: var(--paadam-space-2);
`;

const round = 'var(--paadam-radius-control)';

/** The shape of the open times on their way. */
export function OpenTimesSkeleton() {
  return (
    <Bones>
      <Skeleton height="7.25rem" radius={round} />
      <Skeleton width="10rem" />
      <Times>
        {[1, 2, 3, 4, 5, 6].map((time) => (
          <Skeleton key={time} height="2.75rem" radius={round} />
        ))}
      </Times>
    </Bones>
  );
}
