import { Skeleton, type TileName } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { Head, Picture, Text, Whole } from './subjectCardParts';

const Lines = styled.div`
  display: grid;
  gap: 0.6rem;
  width: 100%;
  padding-block: 0.3rem;
`;

/** A subject's card on its way, in the shape and about the size of most. */
export function SubjectCardSkeleton({ tile }: { tile: TileName }) {
  return (
    <Whole>
      <Picture $tile={tile} />
      <Text>
        <Head>
          <Skeleton width="3rem" height="3rem" radius="var(--paadam-radius-control)" />
          <div>
            <Skeleton width="9rem" height="1.25rem" />
            <Skeleton width="6rem" height="1.25rem" />
          </div>
        </Head>
        <Lines>
          <Skeleton height="1rem" />
          <Skeleton height="1rem" width="70%" />
        </Lines>
        <Skeleton width="8.5rem" height="2.75rem" radius="var(--paadam-radius-control)" />
      </Text>
    </Whole>
  );
}
