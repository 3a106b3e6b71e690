import { barInk } from '@paadam/shared/ui/barInk';
import { styled } from 'styled-components';
import * as words from '../messages/tutor';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-1);
  max-width: 26rem;
  font-size: var(--paadam-text-14);
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: minmax(3.5rem, max-content) minmax(0, 1fr) 2.5rem;
    gap: var(--paadam-space-3);
    align-items: center;
    color: var(--paadam-muted);
  }
`;

const Track = styled.span`
  height: 0.5rem;
  border-radius: var(--paadam-radius-round);
  background: var(--paadam-hover);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.span<{ $share: number }>`
  display: block;
  width: ${({ $share }) => $share}%;
  height: 100%;
  border-radius: inherit;
  ${barInk}
`;

/** @param counts how many ratings give one star, two, and so on up to five */
export function RatingBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts, 1);
  return (
    <List aria-label={words.ratingsByStars()}>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .reverse()
        .map(({ count, stars }) => (
          <li key={stars}>
            <span>{words.stars({ stars })}</span>
            <Track aria-hidden>
              <Fill $share={Math.round((count / most) * 100)} />
            </Track>
            <span>{count}</span>
          </li>
        ))}
    </List>
  );
}
