import type { Statement, StatementLine } from '@paadam/shared/contract';
import { formatMoment, formatPaise } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf } from '@paadam/shared/state';
import { Button, Card, Field, RetryNotice, Select, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { DescriptionList } from '@paadam/shared/ui/DescriptionList';
import { DocumentLink } from '@paadam/shared/ui/DocumentLink';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Aside, Section, SectionHead, Sum } from '../earnings/earningsParts';
import { monthName } from '../earnings/months';
import { saveCsv } from '../earnings/saveCsv';
import { lineNames } from './lineNames';
import { type ShownStatement, statement } from './payouts';
import { statementCsv } from './statementCsv';

/** What came and went in a month. */
export function StatementPart({ timeZone }: { timeZone: string }) {
  const [month, setMonth] = useState('');
  const { answer, reload } = useLoadable(statement, month);
  const titleId = useId();
  const shown = dataOf(answer);
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={answer.status === 'loading'}>
      <Section>
        <SectionHead>
          <div>
            <h2 id={titleId}>Statement</h2>
            {shown && <Sum role="status">{sumOf(shown)}</Sum>}
          </div>
          {shown && (
            <Field label="Month of the statement">
              <Select value={month || shown.month} onChange={(event) => setMonth(event.target.value)}>
                {shown.months.map((one) => (
                  <option key={one} value={one}>
                    {monthName(one)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </SectionHead>
        {answer.status === 'failed' && (
          <RetryNotice
            onRetry={reload}
          >{`Error loading the statement: ${answer.problem.message}`}</RetryNotice>
        )}
        {!shown && answer.status !== 'failed' && (
          <>
            <VisuallyHidden role="status">Loading the statement…</VisuallyHidden>
            <Skeleton height="12rem" />
          </>
        )}
        {shown && <Lines shown={shown} timeZone={timeZone} />}
      </Section>
    </Card>
  );
}

const sumOf = ({ month, lines, opening, closing }: Statement): string =>
  lines.length === 0
    ? `Nothing came or went in ${monthName(month)}. You had ${formatPaise(closing)}.`
    : `${monthName(month)}: from ${formatPaise(opening)} to ${formatPaise(closing)}`;

const columnsFor = (documentsAt: string): readonly Column<StatementLine>[] => [
  { key: 'what', header: 'What', cell: (line) => <What line={line} /> },
  { key: 'at', header: 'When', cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
  { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => (price ? formatPaise(price) : '–') },
  {
    key: 'fee',
    header: 'Commission',
    align: 'end',
    cell: ({ commission, gst }) => (
      <>
        {commission ? formatPaise(commission) : '–'}
        {gst > 0 && <Aside> + {formatPaise(gst)} GST</Aside>}
      </>
    ),
  },
  {
    key: 'document',
    header: 'For the commission',
    cell: ({ document }) =>
      document ? <DocumentLink number={document.number} address={`${documentsAt}/${document._id}`} /> : '–',
  },
  { key: 'amount', header: 'Yours', align: 'end', cell: ({ amount }) => formatPaise(amount) },
];

function Lines({ shown, timeZone }: { shown: ShownStatement; timeZone: string }) {
  const { lines, sums, month } = shown;
  if (lines.length === 0) return null;
  return (
    <>
      <Table
        caption={`Statement of ${monthName(month)}`}
        columns={columnsFor(shown.documentsAt)}
        rows={lines}
        rowKey={({ _id }) => _id}
      />
      <DescriptionList
        facts={[
          { term: 'Prices of your lessons', value: formatPaise(sums.price) },
          { term: 'Commission', value: formatPaise(-sums.commission) },
          ...(sums.gst > 0 ? [{ term: 'GST on it', value: formatPaise(-sums.gst) }] : []),
          ...(sums.kept > 0
            ? [{ term: 'Of that, kept of lessons cancelled late', value: formatPaise(sums.kept) }]
            : []),
          ...(sums.goodwill > 0 ? [{ term: 'Goodwill', value: formatPaise(sums.goodwill) }] : []),
          ...(sums.corrections !== 0 ? [{ term: 'Corrections', value: formatPaise(sums.corrections) }] : []),
          { term: 'Payouts', value: formatPaise(-sums.payouts) },
        ]}
      />
      <div>
        <Button
          variant="secondary"
          onClick={() => saveCsv(`paadam-statement-${month}.csv`, statementCsv(shown, timeZone))}
        >
          <Download size={18} aria-hidden />
          Download the statement
        </Button>
      </div>
    </>
  );
}

/** What a line is about, as the way to its booking. */
function What({ line: { kind, lesson } }: { line: StatementLine }) {
  const to = `/tutor/bookings/${lesson?.booking}`;
  const hasPage = useHasPage(to);
  if (!lesson) return lineNames[kind];
  const text = `${lesson.subject}, ${lesson.student.name}`;
  return (
    <>
      {hasPage ? <Link to={to}>{text}</Link> : text}
      {kind !== 'lesson' && <Aside> ({lineNames[kind].toLowerCase()})</Aside>}
    </>
  );
}
