import type { Data, DeskCalls } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { Notice } from '@paadam/shared/ui';
import { DescriptionList } from '@paadam/shared/ui/DescriptionList';
import { Table } from '@paadam/shared/ui/Table';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { useLoad } from '../loading/useLoad';
import { Muted, Part, Stack } from '../ui/parts';
import { dayOf, momentOf } from '../ui/words';
import { MoneyHead } from './MoneyHead';
import { differenceName, sumsInWords } from './moneyWords';
import { SettlementForm } from './SettlementForm';

type BooksData = Data<DeskCalls['deskBooks']>;

/** Where the money is, whether it adds up, and what the gateway did with it. */
export function Books() {
  const api = useDeskApi();
  const load = useLoad('books', async () => (await api.call('deskBooks')).data);
  return (
    <Stack>
      <MoneyHead title="Books" lead="Where the money is, and whether it adds up." />
      <Loaded of={load} what="the books">
        {(books) => (
          <>
            <Part>
              <h2>Where the money is</h2>
              {books.accounts.length === 0 ? (
                <p>Nothing was posted so far.</p>
              ) : (
                <DescriptionList
                  facts={sumsInWords(books.accounts).map(({ name, balance }) => ({
                    term: name,
                    value: formatPaise(balance),
                  }))}
                />
              )}
            </Part>
            <Differences {...books} />
            <Part>
              <div>
                <h2>Settlements and fees</h2>
                <Muted>What the gateway paid to the bank, and what it kept, as its statements say.</Muted>
              </div>
              <SettlementForm onEntered={load.reload} />
              <Settlements {...books} />
            </Part>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** @param counted paise, or a word */
const sumOf = (counted: string): string =>
  /^-?\d{3,15}$/.test(counted) ? formatPaise(Number(counted)) : counted;

function Differences({ recount }: BooksData) {
  return (
    <Part>
      <div>
        <h2>Differences</h2>
        <Muted>
          {recount
            ? `Recounted ${momentOf(recount.at)}: ${recount.accounts} accounts, ${recount.journals} journals.`
            : 'The ledger is recounted every night.'}
        </Muted>
      </div>
      {recount && recount.differences.length > 0 ? (
        <>
          <Notice tone="bad">The ledger does not add up. Pay nobody out before it is known why.</Notice>
          <Table
            caption="Differences"
            rows={recount.differences}
            rowKey={({ what, id }) => `${what} ${id}`}
            columns={[
              { key: 'what', header: 'What', cell: ({ what }) => differenceName(what) },
              { key: 'id', header: 'Of', cell: ({ id }) => id ?? 'all of it' },
              { key: 'counted', header: 'Counted', align: 'end', cell: ({ counted }) => sumOf(counted) },
              { key: 'written', header: 'Written down', align: 'end', cell: ({ written }) => sumOf(written) },
            ]}
          />
        </>
      ) : (
        <p>{recount ? 'Everything adds up.' : 'It was not recounted yet.'}</p>
      )}
    </Part>
  );
}

function Settlements({ settlements }: BooksData) {
  if (settlements.length === 0) return <p>None was entered so far.</p>;
  return (
    <Table
      caption="Settlements and fees"
      rows={settlements}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'day', header: 'Day', cell: ({ onDay }) => dayOf(onDay) },
        { key: 'kind', header: 'What', cell: ({ kind }) => (kind === 'fee' ? 'Fee' : 'Settlement') },
        { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatPaise(amount) },
        { key: 'reference', header: 'Reference', cell: ({ reference }) => reference },
        { key: 'by', header: 'Entered by', cell: ({ enteredBy }) => enteredBy },
      ]}
    />
  );
}
