import { formatCount, formatPaise, ownTimeZone, zoneName } from '@paadam/shared/domain';
import { MoreRows, type PagedOnScreen } from '@paadam/shared/loading';
import { useSearchParams } from '@paadam/shared/router';
import { Card, Field, Notice, Select } from '@paadam/shared/ui';
import { BarChart } from '@paadam/shared/ui/BarChart';
import * as words from '../messages/earnings';
import type { EarningsPage } from '../teaching/teaching';
import { countOfLessons } from './countOfLessons';
import { DownloadCsv } from './DownloadCsv';
import { dayIn } from './dayIn';
import { Section, SectionHead } from './earnings.styles';
import { earningsByMonth, type MonthOfEarnings } from './earningsByMonth';
import { MonthLessons } from './MonthLessons';
import { type MonthId, monthName, shortMonthName } from './months';
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
        <Notice>{words.whoseCalendar({ timeZone: zoneName(timeZone) })}</Notice>
      )}
      <Card as="section" aria-labelledby="earnings-by-month">
        <Section>
          <SectionHead>
            <h2 id="earnings-by-month">{words.earningsByMonth()}</h2>
            <DownloadCsv monthCount={page.rows.length} />
          </SectionHead>
          <MonthChart months={months} chosen={chosen?.month ?? null} onChoose={choose} />
          <MoreRows paged={{ list, more }} what={words.months()} onMore={loadMore} />
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

interface MonthSelectProps {
  /** In the order of time. */
  months: readonly MonthOfEarnings[];
  chosen: MonthId;
  onChoose: (month: MonthId) => void;
}

/** The other way to choose a month, the latest first. */
function MonthSelect({ months, chosen, onChoose }: MonthSelectProps) {
  return (
    <Field label={words.month()}>
      <Select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {[...months].reverse().map(({ month }) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface MonthChartProps {
  /** In the order of time. */
  months: readonly MonthOfEarnings[];
  chosen: MonthId | null;
  onChoose: (month: MonthId) => void;
}

/** A bar a month; each chooses its month. */
function MonthChart({ months, chosen, onChoose }: MonthChartProps) {
  return (
    <BarChart
      title={words.chooseAMonth()}
      bars={months.map(({ month, total, expected, lessons }) => ({
        id: month,
        label: shortMonthName(month),
        name: monthName(month),
        value: total,
        valueText: formatPaise(total),
        note:
          expected > 0 && expected === total
            ? words.lessonsExpected({ count: lessons.length, shown: formatCount(lessons.length) })
            : countOfLessons(lessons.length),
        uncertain:
          expected > 0
            ? { value: expected, text: words.ofItExpected({ expected: formatPaise(expected) }) }
            : undefined,
      }))}
      legend={{ certain: words.earned(), uncertain: words.expectedLegend() }}
      selected={chosen}
      onSelect={onChoose}
    />
  );
}
