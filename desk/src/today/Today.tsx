import type { Today as TodayData } from '@paadam/shared/contract';
import { Link } from '@paadam/shared/router';
import { Badge, PageTitle } from '@paadam/shared/ui';
import { Table } from '@paadam/shared/ui/Table';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { useLoad } from '../loading/useLoad';
import { Muted, Part, Stack } from '../ui/parts';
import { momentOf, waitOf } from '../ui/words';
import { Approvals } from './Approvals';
import { MoneyToday } from './MoneyToday';

/** A queue whose oldest job has waited for longer than this, in seconds, is not served. */
const longWait = 120;

/** What waits for a person at the desk. */
export function Today() {
  const api = useDeskApi();
  const load = useLoad('today', async () => (await api.call('deskToday')).data);
  return (
    <Stack>
      <PageTitle lead="What waits for somebody.">Today</PageTitle>
      <Loaded of={load} what="today">
        {(today) => (
          <>
            <Approvals approvals={today.approvals} onDecided={load.reload} />
            <Problems {...today} />
            {today.money && <MoneyToday {...today.money} />}
            <FailedMails {...today} />
            <Jobs {...today} />
            <Portals {...today} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Problems({ problems }: TodayData) {
  if (!problems) return null;
  return (
    <Part>
      <h2>Lessons that went wrong</h2>
      <p>
        <Badge tone="bad">{problems}</Badge>{' '}
        <Link to="/desk/problems">{problems === 1 ? 'One waits' : 'Some wait'} for a decision</Link>
      </p>
    </Part>
  );
}

function FailedMails({ failedMails, failedMailCount }: TodayData) {
  return (
    <Part>
      <h2>Mails that failed {failedMailCount > 0 && <Badge tone="bad">{failedMailCount}</Badge>}</h2>
      {failedMails.length === 0 ? (
        <p>All mails of the last week have left.</p>
      ) : (
        <Table
          caption="Mails that failed"
          rows={failedMails}
          rowKey={({ _id }) => _id}
          columns={[
            { key: 'subject', header: 'Subject', cell: ({ subject }) => subject },
            { key: 'to', header: 'To', cell: ({ to }) => to },
            { key: 'problem', header: 'Why', cell: ({ problem }) => problem },
            { key: 'at', header: 'When', cell: ({ at }) => momentOf(at) },
          ]}
        />
      )}
    </Part>
  );
}

function Jobs({ jobs }: TodayData) {
  return (
    <Part>
      <h2>Jobs that wait</h2>
      {jobs.length === 0 ? (
        <p>Nothing waits, and nothing was given up in the last week.</p>
      ) : (
        <Table
          caption="Jobs that wait"
          rows={jobs}
          rowKey={({ queue }) => queue}
          columns={[
            { key: 'queue', header: 'Queue', cell: ({ queue }) => queue },
            { key: 'due', header: 'Waiting', align: 'end', cell: ({ due }) => due },
            {
              key: 'oldest',
              header: 'The oldest, for',
              align: 'end',
              cell: ({ due, oldest }) =>
                due === 0 ? (
                  '–'
                ) : oldest > longWait ? (
                  <Badge tone="bad">{waitOf(oldest)}</Badge>
                ) : (
                  waitOf(oldest)
                ),
            },
            {
              key: 'failed',
              header: 'Given up',
              align: 'end',
              cell: ({ failed }) => (failed > 0 ? <Badge tone="bad">{failed}</Badge> : '–'),
            },
          ]}
        />
      )}
    </Part>
  );
}

function Portals({ portals }: TodayData) {
  return (
    <Part>
      <div>
        <h2>Portals that failed to load</h2>
        <Muted>As browsers told this server since it started.</Muted>
      </div>
      {portals.length === 0 ? (
        <p>Every portal has loaded.</p>
      ) : (
        <Table
          caption="Portals that failed to load"
          rows={portals}
          rowKey={({ remote, version }) => `${remote} ${version}`}
          columns={[
            { key: 'remote', header: 'Portal', cell: ({ remote }) => remote },
            { key: 'version', header: 'Version', cell: ({ version }) => version },
            { key: 'failed', header: 'Failed', align: 'end', cell: ({ failed }) => failed },
            { key: 'loaded', header: 'Loaded', align: 'end', cell: ({ loaded }) => loaded },
          ]}
        />
      )}
    </Part>
  );
}
