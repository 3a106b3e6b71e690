import type { Operator } from '@paadam/shared/contract';
import { Button, useToast } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { FormDialog } from '../ui/FormDialog';
import { Muted, Row } from '../ui/parts';
import { IndependenceNote } from './IndependenceNote';
import { type Invitation, InvitationLink } from './InvitationLink';
import { RightsField } from './RightsField';

interface ChangeOperatorProps {
  operator: Operator;
  onClose: () => void;
  onChanged: () => void;
}

/** What another operator may do, and whether at all. */
export function ChangeOperator({ operator, onClose, onChanged }: ChangeOperatorProps) {
  const api = useDeskApi();
  const toast = useToast();
  const { _id: id, name, disabledAt } = operator;
  const params = { id };
  const [rights, setRights] = useState(operator.rights);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const act = useAct(async (work: () => Promise<void>) => {
    await work();
    onChanged();
  });
  const save = async () => {
    await api.call('setOperatorRights', { params, body: { rights } });
    toast(`The rights of ${name} are changed.`);
    onClose();
  };
  const disable = async () => {
    await api.call('setOperatorDisabled', { params, body: { disabled: disabledAt === null } });
    toast(disabledAt ? `${name} can sign in again.` : `${name} is signed out, and cannot sign in.`);
    onClose();
  };
  const invite = async () => {
    setInvitation((await api.call('inviteOperator', { params })).data);
  };
  return (
    <FormDialog
      title={invitation ? `A link for ${name}` : name}
      labels={{ leave: 'Leave as it is', send: 'Save the rights' }}
      act={act}
      values={{ rights }}
      shown={[]}
      onSend={() => void act.run(save)}
      onClose={onClose}
      outcome={invitation && <InvitationLink invitation={invitation} />}
    >
      {() => (
        <>
          <RightsField rights={rights} disabled={act.isBusy} onChange={setRights} />
          <Row>
            <Button variant="danger" disabled={act.isBusy} onClick={() => void act.run(disable)}>
              {disabledAt ? 'Enable again' : 'Disable'}
            </Button>
            {!disabledAt && (
              <Button variant="secondary" disabled={act.isBusy} onClick={() => void act.run(invite)}>
                New link
              </Button>
            )}
          </Row>
          <Muted>A new link is for who has lost the password or the app. Both are then set anew.</Muted>
          <IndependenceNote />
        </>
      )}
    </FormDialog>
  );
}
