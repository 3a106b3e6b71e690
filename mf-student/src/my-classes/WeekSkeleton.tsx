import { Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/** As the calendar: seven columns, or, where there is little width, a few days below each other. */
const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);

  & > :nth-child(n + 4) {
    display: none;
  }

  @container (min-width: 50rem) {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: var(--paadam-space-2);

    & > :nth-child(n + 4) {
      display: block;
    }
  }
`;

const Frame = styled.div`
  container-type: inline-size;
`;

/** A week on its way. */
export function WeekSkeleton() {
  return (
    <Frame>
      <VisuallyHidden role="status">Loading your classes…</VisuallyHidden>
      <Days>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Skeleton key={day} height="14rem" radius="var(--paadam-radius-control)" />
        ))}
      </Days>
    </Frame>
  );
}
