import { type DeskRight, emailAdvice, limits, looksLikeEmail } from '@paadam/shared/domain';
import { Field, TextInput } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { FormDialog } from '../ui/FormDialog';
import { IndependenceNote } from './IndependenceNote';
import { type Invitation, InvitationLink } from './InvitationLink';
import { RightsField } from './RightsField';

interface AddOperatorProps {
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** A new operator, whose link is then shown. */
export function AddOperator({ open, onClose, onAdded }: AddOperatorProps) {
  const api = useDeskApi();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState<DeskRight[]>([]);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const act = useAct(async () => {
    setInvitation((await api.call('addOperator', { body: { name: name.trim(), email, rights } })).data);
    onAdded();
  });
  const close = () => {
    if (invitation) {
      setInvitation(null);
      setName('');
      setEmail('');
      setRights([]);
    }
    onClose();
  };
  const find = () => ({
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(!looksLikeEmail(email) && { email: emailAdvice() }),
  });
  return (
    <FormDialog
      open={open}
      title={invitation ? `A link for ${name}` : 'Add an operator'}
      labels={{ leave: 'Not now', send: 'Add' }}
      act={act}
      values={{ name, email, rights }}
      find={find}
      shown={['name', 'email']}
      onSend={act.run}
      onClose={close}
      outcome={invitation && <InvitationLink invitation={invitation} />}
    >
      {(errorOf) => (
        <>
          <Field label="Name" required error={errorOf('name')}>
            <TextInput
              name="name"
              autoComplete="off"
              maxLength={limits.nameCharacters}
              readOnly={act.isBusy}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label="E-mail address" required error={errorOf('email')}>
            <TextInput
              type="email"
              name="email"
              autoComplete="off"
              maxLength={limits.emailCharacters}
              readOnly={act.isBusy}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <RightsField rights={rights} disabled={act.isBusy} onChange={setRights} />
          <IndependenceNote />
        </>
      )}
    </FormDialog>
  );
}
