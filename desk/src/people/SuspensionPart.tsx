import type { DeskPerson } from '@paadam/shared/contract';
import { Button, Notice, useToast } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { ApprovalRow } from '../today/Approvals';
import { Muted, Part, Row, Tight } from '../ui/parts';
import { momentOf } from '../ui/words';
import { SuspendDialog } from './SuspendDialog';

interface SuspensionPartProps {
  person: DeskPerson;
  onChanged: () => void;
}

/** Whether a person may take part, and the way to change that. */
export function SuspensionPart({ person, onChanged }: SuspensionPartProps) {
  const api = useDeskApi();
  const toast = useToast();
  const [asks, setAsks] = useState<'suspend' | 'lift' | null>(null);
  const { _id: id, name, suspensions, approval } = person;
  const present = suspensions.find(({ endedAt }) => endedAt === null);
  const past = suspensions.filter(({ endedAt }) => endedAt !== null);
  const lift = useAct(async () => {
    await api.call('liftSuspension', { params: { id } });
    setAsks(null);
    toast(`${name} can take part again.`);
    onChanged();
  });
  return (
    <Part>
      <h2>Suspension</h2>
      {present ? (
        <>
          <Notice
            tone="warn"
            title={present.until ? `Suspended until ${momentOf(present.until)}` : 'Suspended for good'}
          >
            {present.reason}
          </Notice>
          <Muted>
            Since {momentOf(present.begunAt)}
            {present.begunBy && `, by ${present.begunBy}`}
          </Muted>
          {approval && <ApprovalRow approval={approval} onDecided={onChanged} />}
          <Row>
            <Button variant="secondary" onClick={() => setAsks('lift')}>
              Lift the suspension
            </Button>
            {present.until && !approval && (
              <Button variant="danger" onClick={() => setAsks('suspend')}>
                Suspend for good…
              </Button>
            )}
          </Row>
        </>
      ) : (
        <>
          {approval ? (
            <ApprovalRow approval={approval} onDecided={onChanged} />
          ) : (
            <p>{name} takes part as everybody does.</p>
          )}
          <div>
            <Button variant="danger" onClick={() => setAsks('suspend')}>
              Suspend…
            </Button>
          </div>
        </>
      )}
      {past.length > 0 && (
        <Tight>
          <h3>Before</h3>
          {past.map(({ _id, begunAt, endedAt, reason, endedBy }) => (
            <div key={_id}>
              <p>{reason}</p>
              <Muted>
                {momentOf(begunAt)} to {momentOf(endedAt ?? begunAt)}
                {endedBy ? `, lifted by ${endedBy}` : ', its time was up'}
              </Muted>
            </div>
          ))}
        </Tight>
      )}
      <SuspendDialog
        key={present?._id}
        person={person}
        isForGood={present !== undefined}
        open={asks === 'suspend'}
        onClose={() => setAsks(null)}
        onDone={() => {
          setAsks(null);
          onChanged();
        }}
      />
      <ConfirmDialog
        open={asks === 'lift'}
        title={`Lift the suspension of ${name}?`}
        confirmLabel="Lift it"
        busy={lift.isBusy}
        problem={lift.problem?.message}
        onConfirm={() => void lift.run()}
        onClose={() => setAsks(null)}
      >
        {name} can take part again at once, and is told by mail. Lessons that were cancelled stay so.
      </ConfirmDialog>
    </Part>
  );
}
