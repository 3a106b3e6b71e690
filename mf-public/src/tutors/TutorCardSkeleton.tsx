import { Skeleton } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { Foot, Head, Whole } from './tutorCardParts';

const Lines = styled.div`
  display: grid;
  gap: 0.625rem;
  padding-block: var(--paadam-space-2);
`;

const bioLines = ['100%', '96%', '99%', '70%'];
const factLines = ['8rem', '80%', '60%', '7rem', '55%', '54%', '9rem', '7.5rem', '52%'];

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
      <Lines>
        {bioLines.map((width) => (
          <Skeleton key={width} width={width} height="1rem" />
        ))}
      </Lines>
      <Lines>
        {factLines.map((width) => (
          <Skeleton key={width} width={width} height="0.875rem" />
        ))}
      </Lines>
      <Foot>
        <Skeleton width="7rem" height="2rem" />
        <Skeleton width="7rem" height="2.75rem" radius="var(--paadam-radius-control)" />
      </Foot>
    </Whole>
  );
}
