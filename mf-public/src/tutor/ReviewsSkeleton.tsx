import { Skeleton } from '@paadam/shared/ui';
import { Item, Line, List } from './review.styles';

const placeholders = [1, 2, 3];

/** Reviews on their way. */
export function ReviewsSkeleton() {
  return (
    <List aria-hidden>
      {placeholders.map((place) => (
        <Item key={place}>
          <Line>
            <Skeleton width="8rem" height="1.6rem" />
            <Skeleton width="6rem" />
          </Line>
          <Line>
            <Skeleton width="6rem" />
            <Skeleton width="7rem" />
          </Line>
          <Skeleton height="3rem" />
        </Item>
      ))}
    </List>
  );
}
