import type { DeskRefund } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { useToast } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { FormDialog } from '../ui/FormDialog';
import { Muted } from '../ui/parts';
import { faultOfReference, ReferenceField } from './ReferenceField';

interface ByHandDialogProps {
  refund: DeskRefund;
  onClose: () => void;
  onDone: () => void;
}

/** By which transfer of the bank a refund went that the gateway would not send. */
export function ByHandDialog({ refund: { _id: id, amount, student }, onClose, onDone }: ByHandDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const [reference, setReference] = useState('');
  const act = useAct(async () => {
    await api.call('changeRefund', { params: { id }, body: { act: 'by-hand', reference } });
    toast('Written down: the refund is done.');
    onDone();
  });
  return (
    <FormDialog
      title="Was it sent by hand?"
      labels={{ leave: 'Not yet', send: 'It was sent' }}
      act={act}
      values={{ reference }}
      find={() => faultOfReference(reference)}
      onSend={act.run}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Muted>
            Only once the bank has sent {formatPaise(amount)} back for {student.name}’s lesson. The gateway is
            not asked for it any more.
          </Muted>
          <ReferenceField
            error={errorOf('reference')}
            readOnly={act.isBusy}
            value={reference}
            onChange={setReference}
          />
        </>
      )}
    </FormDialog>
  );
}
