import { Card, Stat } from '@paadam/shared/ui';
import { css, styled } from 'styled-components';

export interface Statistic {
  /** As it is read; the first number in it counts up. */
  value: string;
  label: () => string;
  /** It does not count up: '24/7' is no quantity. */
  still?: boolean;
}

const small = css`
  gap: var(--paadam-space-2) var(--paadam-space-4);
  padding: var(--paadam-space-3) var(--paadam-space-4);

  & > * {
    gap: 0;
  }

  & > * > :first-child {
    font-size: var(--paadam-text-14);
  }

  & > * > :last-child {
    font-size: var(--paadam-text-22);
  }
`;

const Strip = styled(Card)<{ $size: 'medium' | 'small' }>`
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

  ${({ $size }) => $size === 'small' && small}
`;

interface StatisticsStripProps {
  statistics: readonly Statistic[];
  /** 'small' stands above what matters more. Default 'medium'. */
  size?: 'medium' | 'small';
}

/** The site's figures in a row; each that is a quantity counts up when it is first seen. */
export function StatisticsStrip({ statistics, size = 'medium' }: StatisticsStripProps) {
  return (
    <Strip $size={size}>
      {statistics.map(({ value, label, still }) => (
        <Stat key={value} value={value} label={label()} countUp={!still} />
      ))}
    </Strip>
  );
}
