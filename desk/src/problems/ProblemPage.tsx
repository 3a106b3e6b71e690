import type { Data, DeskCalls } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { Badge, Button, PageTitle } from '@paadam/shared/ui';
import { DescriptionList } from '@paadam/shared/ui/DescriptionList';
import { Table } from '@paadam/shared/ui/Table';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { useLoad } from '../loading/useLoad';
import { Muted, Part, Row, Stack, Tight } from '../looks/parts';
import { momentOf } from '../looks/words';
import { ApprovalRow } from '../today/Approvals';
import { DecideDialog } from './DecideDialog';
import { problemInWords, problemStatusNames, problemStatusTones } from './problemWords';

type Case = Data<DeskCalls['deskProblem']>;

/** One lesson that went wrong: what either side says, who was in its room, and the way to decide. */
export function ProblemPage() {
  const api = useDeskApi();
  const { id = '' } = useParams();
  const [asks, setAsks] = useState(false);
  const load = useLoad(id, async () => (await api.call('deskProblem', { params: { id } })).data);
  return (
    <Stack>
      <p>
        <Link to="/desk/problems">Lessons that went wrong</Link>
      </p>
      <PageTitle documentTitle="A lesson that went wrong">
        {load.data
          ? problemInWords({ ...load.data.problem, ...load.data.booking })
          : 'A lesson that went wrong'}
      </PageTitle>
      <Loaded of={load} what="what went wrong">
        {(found) => (
          <>
            <Words {...found} />
            {found.waiting && (
              <Part>
                <h2>Waiting for a second operator</h2>
                <ApprovalRow approval={found.waiting} onDecided={load.reload} />
              </Part>
            )}
            {found.problem.status === 'disputed' && !found.waiting && (
              <div>
                <Button onClick={() => setAsks(true)}>Decide…</Button>
              </div>
            )}
            <Lesson {...found} />
            <InTheRoom {...found} />
            <DecideDialog
              found={found}
              open={asks}
              onClose={() => setAsks(false)}
              onDone={() => {
                setAsks(false);
                load.reload();
              }}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Words({ problem, booking }: Case) {
  const { by, bySide, text, createdAt, answer, answerBy, status, refund, reason, settledAt } = problem;
  const other = bySide === 'tutor' ? booking.student.name : booking.tutor.name;
  return (
    <Part>
      <Row>
        <h2>What they say</h2>
        <Badge tone={problemStatusTones[status]}>{problemStatusNames[status]}</Badge>
      </Row>
      <Tight>
        <Muted>
          {by.name}, for the {bySide}’s side, {momentOf(createdAt)}
        </Muted>
        <p>“{text}”</p>
      </Tight>
      <Tight>
        <Muted>
          {answer
            ? `${answer.by.name}, ${momentOf(answer.at)}`
            : `${other} could answer until ${momentOf(answerBy)}`}
        </Muted>
        <p>{answer?.text ? `“${answer.text}”` : answer ? 'No words with the answer.' : 'No answer.'}</p>
      </Tight>
      {settledAt && (
        <Tight>
          <Muted>Settled {momentOf(settledAt)}</Muted>
          <p>
            {reason && `“${reason}” `}
            {refund !== null && (refund > 0 ? `${formatPaise(refund)} go back.` : 'Nothing goes back.')}
          </p>
        </Tight>
      )}
    </Part>
  );
}

function Lesson({ booking, held }: Case) {
  const { _id, subject, student, tutor, dateTime, duration, price } = booking;
  return (
    <Part>
      <h2>The lesson</h2>
      <DescriptionList
        facts={[
          {
            term: 'Lesson',
            value: <Link to={`/desk/bookings/${_id}`}>{`${subject.name}, ${momentOf(dateTime)}`}</Link>,
          },
          { term: 'Length', value: `${duration} minutes` },
          { term: 'Student', value: student.name },
          { term: 'Tutor', value: tutor.name },
          { term: 'Price', value: formatPaise(price) },
          ...(held === null ? [] : [{ term: 'Held', value: formatPaise(held) }]),
        ]}
      />
    </Part>
  );
}

function InTheRoom({ attendance }: Case) {
  return (
    <Part>
      <h2>In the lesson’s room</h2>
      {attendance.length === 0 ? (
        <p>Nobody was in it. They may have met elsewhere, by the tutor’s own link.</p>
      ) : (
        <Table
          caption="In the lesson’s room"
          rows={attendance.flatMap(({ _id, name, spells }) =>
            spells.map(({ from, to }) => ({ key: `${_id} ${from}`, name, from, to })),
          )}
          rowKey={({ key }) => key}
          columns={[
            { key: 'name', header: 'Who', cell: ({ name }) => name },
            { key: 'from', header: 'From', cell: ({ from }) => momentOf(from) },
            { key: 'to', header: 'Until', cell: ({ to }) => momentOf(to) },
          ]}
        />
      )}
    </Part>
  );
}
