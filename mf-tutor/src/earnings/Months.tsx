import { ownTimeZone, zoneName } from '@paadam/shared/domain';
import { MoreRows, type PagedOnScreen } from '@paadam/shared/loading';
import { Card, Notice } from '@paadam/shared/ui';
import { useSearchParams } from 'react-router-dom';
import type { EarningsPage } from '../teaching/teaching';
import { DownloadCsv } from './DownloadCsv';
import { dayIn } from './dayIn';
import { earningsByMonth, type MonthOfEarnings } from './earningsByMonth';
import { Section, SectionHead } from './earningsParts';
import { MonthChart } from './MonthChart';
import { MonthLessons } from './MonthLessons';
import { MonthSelect } from './MonthSelect';
import type { MonthId } from './months';
import { Summary } from './Summary';

/**
 * Which month's lessons are shown. It stands in the address, so that the way back from one of them leads to it again.
 *
 * @param standard the month that is shown until one is chosen
 */
const useChosenMonth = (
  months: readonly MonthOfEarnings[],
  standard: MonthId,
): [chosen: MonthOfEarnings | undefined, choose: (month: MonthId) => void] => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('month');
  const chosen =
    months.find(({ month }) => month === asked) ?? months.find(({ month }) => month === standard);
  const choose = (month: MonthId) => setQuery({ month }, { replace: true, preventScrollReset: true });
  return [chosen, choose];
};

interface MonthsProps extends Pick<PagedOnScreen<EarningsPage>, 'list' | 'more' | 'loadMore'> {
  page: EarningsPage;
  /** The tutor's, by whose calendar the months are. */
  timeZone: string;
}

/** The earnings as figures, as a chart, and the lessons behind a month of them. */
export function Months({ page, timeZone, list, more, loadMore }: MonthsProps) {
  const thisMonth = dayIn(timeZone, new Date()).slice(0, 7);
  const months = earningsByMonth(page.rows, thisMonth);
  const [chosen, choose] = useChosenMonth(months, thisMonth);
  return (
    <>
      <Summary total={page.total} months={months} thisMonth={thisMonth} />
      {zoneName(timeZone) !== zoneName(ownTimeZone()) && (
        <Notice>Months are by the calendar of {zoneName(timeZone)}, the time zone of your profile.</Notice>
      )}
      <Card as="section" aria-labelledby="earnings-by-month">
        <Section>
          <SectionHead>
            <h2 id="earnings-by-month">Earnings by month</h2>
            <DownloadCsv monthCount={page.rows.length} />
          </SectionHead>
          <MonthChart months={months} chosen={chosen?.month ?? null} onChoose={choose} />
          <MoreRows paged={{ list, more }} what="months" onMore={loadMore} />
        </Section>
      </Card>
      {chosen && (
        <MonthLessons
          month={chosen}
          select={<MonthSelect months={months} chosen={chosen.month} onChoose={choose} />}
        />
      )}
    </>
  );
}
