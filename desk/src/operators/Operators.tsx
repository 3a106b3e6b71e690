import type { Operator } from '@paadam/shared/contract';
import { Badge, Button, PageTitle } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useOperator } from '../api/useOperator';
import { Loaded } from '../loading/Loaded';
import { useLoad } from '../loading/useLoad';
import { Muted, Part, Row, Stack } from '../ui/parts';
import { dayOf, rightNames } from '../ui/words';
import { AddOperator } from './AddOperator';
import { ChangeOperator } from './ChangeOperator';

/** Who may sign in at the desk, and what each of them may do. */
export function Operators() {
  const api = useDeskApi();
  const load = useLoad('operators', async () => (await api.call('operators')).data);
  const [adds, setAdds] = useState(false);
  const [changed, setChanged] = useState<Operator | null>(null);
  return (
    <Stack>
      <PageTitle
        lead="Who may sign in here, and what each of them may do."
        actions={<Button onClick={() => setAdds(true)}>Add an operator</Button>}
      >
        Operators
      </PageTitle>
      <Loaded of={load} what="operators">
        {(operators) =>
          operators.map((operator) => (
            <OperatorCard key={operator._id} operator={operator} onChange={() => setChanged(operator)} />
          ))
        }
      </Loaded>
      <AddOperator open={adds} onClose={() => setAdds(false)} onAdded={load.reload} />
      {changed && (
        <ChangeOperator
          key={changed._id}
          operator={changed}
          onClose={() => setChanged(null)}
          onChanged={load.reload}
        />
      )}
    </Stack>
  );
}

function OperatorCard({ operator, onChange }: { operator: Operator; onChange: () => void }) {
  const { _id: own } = useOperator();
  const { _id, name, email, rights, createdAt, disabledAt, isInvited, hasApp, isTest } = operator;
  return (
    <Part>
      <Row>
        <h2>{name}</h2>
        {disabledAt && <Badge tone="bad">Disabled</Badge>}
        {isInvited && <Badge tone="warn">Invited</Badge>}
        {isTest && <Badge tone="accent">Test</Badge>}
        {_id === own && <Badge tone="brand">You</Badge>}
      </Row>
      <div>
        <p>{email}</p>
        <Muted>
          Since {dayOf(createdAt)}. {hasApp ? 'The app is set up.' : 'No app so far.'}
        </Muted>
      </div>
      <p>{rights.map((right) => rightNames[right]).join(', ') || 'No rights'}</p>
      {_id !== own && (
        <div>
          <Button variant="secondary" aria-label={`Change ${name}`} onClick={onChange}>
            Change
          </Button>
        </div>
      )}
    </Part>
  );
}
