import { type ProblemStatus, problemStatuses } from '@paadam/shared/domain';
import { Link, useSearchParams } from '@paadam/shared/router';
import { Badge, EmptyState, PageTitle } from '@paadam/shared/ui';
import { Table } from '@paadam/shared/ui/Table';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { Narrowing, Stack } from '../ui/parts';
import { StatusSelect } from '../ui/StatusSelect';
import { momentOf } from '../ui/words';
import { problemInWords, problemStatusNames, problemStatusTones } from './problemWords';

const statusOf = (text: string | null): ProblemStatus | '' =>
  text === '' ? '' : (problemStatuses.find((status) => status === text) ?? 'disputed');

/** Lessons of which a person says that something went wrong; first those that wait for a decision. */
export function Problems() {
  const api = useDeskApi();
  const [params, setParams] = useSearchParams();
  const status = statusOf(params.get('status'));
  const { rows, more, ...load } = usePages(status, (cursor) =>
    api.call('deskProblems', { query: { ...(status && { status }), ...(cursor && { cursor }) } }),
  );
  return (
    <Stack>
      <PageTitle lead="What the two sides do not agree on waits for you.">Lessons that went wrong</PageTitle>
      <Narrowing>
        <StatusSelect
          names={problemStatusNames}
          statuses={problemStatuses}
          value={status}
          onChange={(chosen) => setParams({ status: chosen })}
        />
      </Narrowing>
      <Loaded of={{ ...load, data: rows }} what="lessons that went wrong">
        {(problems) =>
          problems.length === 0 ? (
            <EmptyState title={status === 'disputed' ? 'Nothing waits for you' : 'There is none'}>
              {status === 'disputed'
                ? 'Both sides agree, or nobody has said anything.'
                : 'Try another status.'}
            </EmptyState>
          ) : (
            <>
              <Table
                caption="Lessons that went wrong"
                rows={problems}
                rowKey={({ _id }) => _id}
                columns={[
                  {
                    key: 'what',
                    header: 'What',
                    cell: (row) => <Link to={`/desk/problems/${row._id}`}>{problemInWords(row)}</Link>,
                  },
                  {
                    key: 'lesson',
                    header: 'Lesson',
                    cell: ({ subject, dateTime }) => `${subject}, ${momentOf(dateTime)}`,
                  },
                  { key: 'student', header: 'Student', cell: ({ student }) => student.name },
                  { key: 'tutor', header: 'Tutor', cell: ({ tutor }) => tutor.name },
                  { key: 'since', header: 'Said', cell: ({ createdAt }) => momentOf(createdAt) },
                  {
                    key: 'status',
                    header: 'Status',
                    cell: (row) => (
                      <Badge tone={problemStatusTones[row.status]}>{problemStatusNames[row.status]}</Badge>
                    ),
                  },
                ]}
              />
              <MorePages more={more} what="lessons that went wrong" />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
