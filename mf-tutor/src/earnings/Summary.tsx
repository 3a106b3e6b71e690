import { formatPaise } from '@paadam/shared/domain';
import { FigureGrid } from '@paadam/shared/loading';
import { Card, Stat } from '@paadam/shared/ui';
import * as words from '../messages/earnings';
import { comparison } from './comparison';
import { Aside } from './earnings.styles';
import type { MonthOfEarnings } from './earningsByMonth';
import { addMonths, type MonthId, monthName } from './months';

interface SummaryProps {
  /** Paise, over all months. */
  total: number;
  /** In the order of time, with at least this month and the one before. */
  months: readonly MonthOfEarnings[];
  thisMonth: MonthId;
}

/** What it comes to: over all, in this month, and in the month before. */
export function Summary({ total, months, thisMonth }: SummaryProps) {
  const totalOf = (wanted: MonthId) => months.find(({ month }) => month === wanted)?.total ?? 0;
  const before = addMonths(thisMonth, -1);
  // Accepted lessons are the latest there are, so that none is on a page that is not there yet.
  const expected = months.reduce((sum, month) => sum + month.expected, 0);
  return (
    <FigureGrid>
      <Card>
        <Stat label={words.totalEarnings()} value={formatPaise(total)}>
          <Aside>
            {expected > 0 ? words.ofItExpected({ expected: formatPaise(expected) }) : words.nothingExpected()}
          </Aside>
        </Stat>
      </Card>
      <Card>
        <Stat label={words.earningsThisMonth()} value={formatPaise(totalOf(thisMonth))}>
          <Aside>{comparison(totalOf(thisMonth), totalOf(before), monthName(before))}</Aside>
        </Stat>
      </Card>
      <Card>
        <Stat label={words.earningsLastMonth()} value={formatPaise(totalOf(before))}>
          <Aside>{monthName(before)}</Aside>
        </Stat>
      </Card>
    </FigureGrid>
  );
}
