import type { Statement, StatementLine } from '@paadam/shared/contract';
import { formatMoment, formatPaise, paths } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { dataOf } from '@paadam/shared/state';
import { Button, Card, Field, RetryNotice, Select, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { DescriptionList } from '@paadam/shared/ui/DescriptionList';
import { DocumentLink } from '@paadam/shared/ui/DocumentLink';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Aside, Section, SectionHead, Sum } from '../earnings/earnings.styles';
import { monthName } from '../earnings/months';
import { saveCsv } from '../earnings/saveCsv';
import * as words from '../messages/payouts';
import { type ShownStatement, statement } from './payouts';
import { nameOf, statementCsv } from './statementCsv';

/** Where the column's header is short, the number of a document breaks at its hyphen. */
const WholeNumbers = styled.div`
  :is(:lang(ta), :lang(hi)) & a[target='_blank'] {
    white-space: nowrap;
  }
`;

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
            <h2 id={titleId}>{words.statement()}</h2>
            {shown && <Sum role="status">{sumOf(shown)}</Sum>}
          </div>
          {shown && (
            <Field label={words.monthOfTheStatement()}>
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
          <RetryNotice onRetry={reload}>
            {words.statementNotLoaded({ message: answer.problem.message })}
          </RetryNotice>
        )}
        {!shown && answer.status !== 'failed' && (
          <>
            <VisuallyHidden role="status">{words.loadingStatement()}</VisuallyHidden>
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
    ? words.emptyMonth({ month: monthName(month), closing: formatPaise(closing) })
    : words.monthSum({
        month: monthName(month),
        opening: formatPaise(opening),
        closing: formatPaise(closing),
      });

const columnsOf = (documentsAt: string): readonly Column<StatementLine>[] => [
  { key: 'what', header: words.what(), cell: (line) => <What line={line} /> },
  { key: 'at', header: words.when(), cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
  {
    key: 'price',
    header: words.price(),
    align: 'end',
    cell: ({ price }) => (price ? formatPaise(price) : '–'),
  },
  {
    key: 'fee',
    header: words.commission(),
    align: 'end',
    cell: ({ commission, gst }) => (
      <>
        {commission ? formatPaise(commission) : '–'}
        {gst > 0 && <Aside>{words.withGst({ gst: formatPaise(gst) })}</Aside>}
      </>
    ),
  },
  {
    key: 'document',
    header: words.documentOfCommission(),
    cell: ({ document }) =>
      document ? (
        <DocumentLink
          number={document.number}
          address={`${documentsAt}/${document._id}`}
          page="/tutor/earnings"
        />
      ) : (
        '–'
      ),
  },
  { key: 'amount', header: words.yours(), align: 'end', cell: ({ amount }) => formatPaise(amount) },
];

function Lines({ shown, timeZone }: { shown: ShownStatement; timeZone: string }) {
  const { lines, sums, month } = shown;
  if (lines.length === 0) return null;
  return (
    <>
      <WholeNumbers>
        <Table
          caption={words.statementOf({ month: monthName(month) })}
          columns={columnsOf(shown.documentsAt)}
          rows={lines}
          rowKey={({ _id }) => _id}
        />
      </WholeNumbers>
      <DescriptionList
        facts={[
          { term: words.pricesOfYourLessons(), value: formatPaise(sums.price) },
          { term: words.commission(), value: formatPaise(-sums.commission) },
          ...(sums.gst > 0 ? [{ term: words.gst(), value: formatPaise(-sums.gst) }] : []),
          ...(sums.kept > 0 ? [{ term: words.keptOfCancelled(), value: formatPaise(sums.kept) }] : []),
          ...(sums.goodwill > 0 ? [{ term: words.goodwill(), value: formatPaise(sums.goodwill) }] : []),
          ...(sums.corrections !== 0
            ? [{ term: words.corrections(), value: formatPaise(sums.corrections) }]
            : []),
          { term: words.payouts(), value: formatPaise(-sums.payouts) },
        ]}
      />
      <div>
        <Button
          variant="secondary"
          onClick={() => saveCsv(`paadam-statement-${month}.csv`, statementCsv(shown, timeZone))}
        >
          <Download size={18} aria-hidden />
          {words.downloadTheStatement()}
        </Button>
      </div>
    </>
  );
}

/** What a line is about, as the way to its booking. */
function What({ line: { kind, lesson } }: { line: StatementLine }) {
  const to = paths.booking('tutor', lesson?.booking ?? '');
  const hasPage = useHasPage(to);
  if (!lesson) return words.line({ kind: nameOf(kind) });
  const text = words.lessonWith({ subject: lesson.subject, name: lesson.student.name });
  return (
    <>
      {hasPage ? <Link to={to}>{text}</Link> : text}
      {kind !== 'lesson' && <Aside>{words.lineAfter({ kind: nameOf(kind) })}</Aside>}
    </>
  );
}
