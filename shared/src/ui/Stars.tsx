import { styled } from 'styled-components';

export const starOutline =
  'M12 2.8l2.83 5.74 6.33.92-4.58 4.47 1.08 6.31L12 17.26l-5.66 2.98 1.08-6.31L2.84 9.46l6.33-.92z';

const Star = styled.svg`
  flex: none;
  width: 1.125em;
  height: 1.125em;
  stroke: var(--paadam-accent-edge);
  stroke-width: 1.5;
  stroke-linejoin: round;
`;

const Row = styled.span`
  display: inline-flex;
  gap: 1px;
`;

const places = [1, 2, 3, 4, 5];

/** Five stars, filled to the nearest half. Decoration: the figure stands beside them in words. */
export function Stars({ value }: { value: number }) {
  const halves = Math.round(value * 2);
  return (
    <Row aria-hidden>
      {places.map((place) => (
        <Star key={place} viewBox="0 0 24 24" fill="none">
          {halves >= place * 2 - 1 && (
            <path
              d={starOutline}
              stroke="none"
              fill="var(--paadam-accent)"
              clipPath={halves >= place * 2 ? undefined : 'inset(0 50% 0 0)'}
            />
          )}
          <path d={starOutline} />
        </Star>
      ))}
    </Row>
  );
}
