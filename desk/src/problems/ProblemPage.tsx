import type { Data, DeskCalls } from '@paadam/shared/contract';
import { formatPaise, roomLimits } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Badge, Button } from '@paadam/shared/ui';
import { DescriptionList } from '@paadam/shared/ui/DescriptionList';
import { Table } from '@paadam/shared/ui/Table';
import { ItemPage } from '../loading/ItemPage';
import { ApprovalRow } from '../today/Approvals';
import { Muted, Part, Row, Tight } from '../ui/parts';
import { momentOf } from '../ui/words';
import { DecideDialog } from './DecideDialog';
import { problemInWords, problemStatusNames, problemStatusTones } from './problemWords';

type Case = Data<DeskCalls['deskProblem']>;

/** One lesson that went wrong: what either side says, who was in its room, and the way to decide. */
export function ProblemPage() {
  return (
    <ItemPage
      list={{ path: '/desk/problems', name: 'Lessons that went wrong' }}
      title="A lesson that went wrong"
      headingOf={({ problem, booking }: Case) => problemInWords({ ...problem, ...booking })}
      what="what went wrong"
      fetch={(api, id) => api.call('deskProblem', { params: { id } })}
    >
      {(found, { ask, reload, dialog }) => (
        <>
          <Words {...found} />
          {found.waiting && (
            <Part>
              <h2>Waiting for a second operator</h2>
              <ApprovalRow approval={found.waiting} onDecided={reload} />
            </Part>
          )}
          {found.problem.status === 'disputed' && !found.waiting && (
            <div>
              <Button onClick={ask}>Decide…</Button>
            </div>
          )}
          <Lesson {...found} />
          <InTheRoom {...found} />
          <DecideDialog found={found} {...dialog} />
        </>
      )}
    </ItemPage>
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
        <p dir="auto">“{text}”</p>
      </Tight>
      <Tight>
        <Muted>
          {answer
            ? `${answer.by.name}, ${momentOf(answer.at)}`
            : `${other} could answer until ${momentOf(answerBy)}`}
        </Muted>
        <p dir="auto">
          {answer?.text ? `“${answer.text}”` : answer ? 'No words with the answer.' : 'No answer.'}
        </p>
      </Tight>
      {settledAt && (
        <Tight>
          <Muted>Settled {momentOf(settledAt)}</Muted>
          <p>
            {reason && <bdi>“{reason}” </bdi>}
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

function InTheRoom({ attendance, recordRemovedAt }: Case) {
  return (
    <Part>
      <h2>In the lesson’s room</h2>
      {recordRemovedAt ? (
        <p>
          Who was in it was removed on {momentOf(recordRemovedAt)}: it is kept for {roomLimits.recordDays}{' '}
          days after a lesson.
        </p>
      ) : attendance.length === 0 ? (
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
