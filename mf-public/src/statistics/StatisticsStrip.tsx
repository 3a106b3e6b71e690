import { Card, Stat } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import type { Statistic } from '../content';

const Strip = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--paadam-space-6) var(--paadam-space-4);
  padding: clamp(var(--paadam-space-5), 3vw, var(--paadam-space-8));

  @media (min-width: 48rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > * + * {
      padding-inline-start: clamp(var(--paadam-space-4), 2.5vw, var(--paadam-space-8));
      border-inline-start: 1px solid var(--paadam-line);
    }
  }
`;

/** The site's figures in a row; each that is a quantity counts up when it is first seen. */
export function StatisticsStrip({ statistics }: { statistics: readonly Statistic[] }) {
  return (
    <Strip>
      {statistics.map(({ value, label, still }) => (
        <Stat key={label} value={value} label={label} countUp={!still} />
      ))}
    </Strip>
  );
}
