import { ratingFigure } from '@paadam/shared/domain';
import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { Stars } from './Stars';
import { VisuallyHidden } from './VisuallyHidden';

interface StarRatingProps {
  /** 1 to 5; null where there is no rating yet. */
  average: number | null;
  /** How many ratings the average is of. Left out for a single rating. */
  count?: number;
  className?: string;
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--paadam-space-2);
  line-height: 1.35;

  & small {
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

const Muted = styled.span`
  color: var(--paadam-muted);
`;

/** An average of ratings with their number, or one rating. */
export function StarRating({ average, count, className }: StarRatingProps) {
  if (average === null || count === 0) return <Muted className={className}>{words.noRatingsYet()}</Muted>;
  const figure = count === undefined ? String(average) : ratingFigure(average);
  return (
    <Line className={className}>
      <Stars value={average} />
      {count === undefined ? (
        <VisuallyHidden>{words.outOfFive({ figure })}</VisuallyHidden>
      ) : (
        <>
          <strong>
            {figure}
            <VisuallyHidden>{words.outOfFiveAfter()}</VisuallyHidden>
          </strong>{' '}
          <small>{words.ratings({ count })}</small>
        </>
      )}
    </Line>
  );
}
