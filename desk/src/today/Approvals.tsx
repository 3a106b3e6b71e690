import type { Approval } from '@paadam/shared/contract';
import { type DeskAct, formatPaise, rightOfAct } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Badge, Button, Notice } from '@paadam/shared/ui';
import { useDeskApi } from '../api/useDeskApi';
import { useOperator } from '../api/useOperator';
import { useAct } from '../loading/useAct';
import { Muted, Part, Row, Tight } from '../ui/parts';
import { actNames, momentOf } from '../ui/words';

interface ApprovalsProps {
  approvals: readonly Approval[];
  onDecided: () => void;
}

/** What one operator asks for, and another has to approve. */
export function Approvals({ approvals, onDecided }: ApprovalsProps) {
  if (approvals.length === 0) return null;
  return (
    <Part>
      <h2>
        Waiting for a second operator <Badge tone="warn">{approvals.length}</Badge>
      </h2>
      {approvals.map((approval) => (
        <ApprovalRow key={approval._id} approval={approval} onDecided={onDecided} />
      ))}
    </Part>
  );
}

/** By which call each is decided, and on which page it stands. */
const ways = {
  'suspend-for-good': { call: 'decideApproval', page: 'people' },
  'big-refund': { call: 'decideRefund', page: 'money/payments' },
  'big-decision': { call: 'decideProblemApproval', page: 'problems' },
} as const satisfies Record<DeskAct, object>;

interface ApprovalRowProps {
  approval: Approval;
  onDecided: () => void;
}

/** Who asked for it can take it back; anybody else who has the right can approve or refuse it. */
export function ApprovalRow({ approval, onDecided }: ApprovalRowProps) {
  const api = useDeskApi();
  const { _id: own, rights } = useOperator();
  const { _id: id, act, about, reason, amount, askedBy, askedAt } = approval;
  const decide = useAct(async (answer: 'approved' | 'refused' | 'withdrawn') => {
    await api.call(ways[act].call, { params: { id }, body: { answer } });
    onDecided();
  });
  const mayDecide = rights.includes(rightOfAct[act]);
  const way = `/desk/${ways[act].page}/${about._id}`;
  return (
    <Tight>
      <p>
        <strong>{actNames[act]}: </strong>
        {amount !== null && `${formatPaise(amount)}, `}
        {mayDecide ? <Link to={way}>{about.name}</Link> : about.name}
      </p>
      <p>{reason}</p>
      <Muted>
        Asked by {askedBy._id === own ? 'you' : askedBy.name}, {momentOf(askedAt)}
      </Muted>
      {decide.problem && <Notice tone="bad">{decide.problem.message}</Notice>}
      {mayDecide && (
        <Row>
          {askedBy._id === own ? (
            <Button variant="secondary" busy={decide.isBusy} onClick={() => void decide.run('withdrawn')}>
              Take back
            </Button>
          ) : (
            <>
              <Button variant="danger" busy={decide.isBusy} onClick={() => void decide.run('approved')}>
                Approve
              </Button>
              <Button variant="secondary" disabled={decide.isBusy} onClick={() => void decide.run('refused')}>
                Refuse
              </Button>
            </>
          )}
        </Row>
      )}
    </Tight>
  );
}
