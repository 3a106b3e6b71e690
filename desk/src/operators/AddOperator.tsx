import { type DeskRight, emailAdvice, limits, looksLikeEmail } from '@paadam/shared/domain';
import { Button, Dialog, Field, Notice, TextInput } from '@paadam/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form } from '../looks/parts';
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
  const form = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState<DeskRight[]>([]);
  const [faults, setFaults] = useState<{ name?: string; email?: string }>({});
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
    act.forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(name.trim() === '' && { name: 'Enter a name.' }),
      ...(!looksLikeEmail(email) && { email: emailAdvice }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) void act.run();
  };
  const fields = act.problem?.fields ?? {};
  return (
    <Dialog
      open={open}
      onClose={close}
      busy={act.isBusy}
      title={invitation ? `A link for ${name}` : 'Add an operator'}
      actions={
        invitation ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={act.isBusy} onClick={close}>
              Not now
            </Button>
            <Button type="submit" form={form} busy={act.isBusy}>
              Add
            </Button>
          </>
        )
      }
    >
      {invitation ? (
        <InvitationLink invitation={invitation} />
      ) : (
        <Form id={form} onSubmit={submit} noValidate aria-busy={act.isBusy}>
          <Field label="Name" required error={faults.name ?? fields.name}>
            <TextInput
              name="name"
              autoComplete="off"
              maxLength={limits.nameCharacters}
              readOnly={act.isBusy}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label="E-mail address" required error={faults.email ?? fields.email}>
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
          <div role="alert">
            {act.problem && Object.keys(fields).length === 0 && (
              <Notice tone="bad">{act.problem.message}</Notice>
            )}
          </div>
        </Form>
      )}
    </Dialog>
  );
}
