import { Button, Dialog, Field, TextInput } from '@paadam/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { AllowedOrigins } from '../remotes/parseRegistry';
import { chooseOverride } from './chooseOverride';

interface OverrideDialogProps {
  open: boolean;
  onClose: () => void;
  allowed: AllowedOrigins;
}

/** Asks where a portal is to come from. Which one it is, the portal says itself. */
export function OverrideDialog({ open, onClose, allowed }: OverrideDialogProps) {
  const formId = useId();
  const originsId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [reason, setReason] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const choice = await chooseOverride(address, allowed);
    if (choice.status === 'chosen') return window.location.reload();
    setReason(choice.reason);
    setIsBusy(false);
    field.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={isBusy}
      title="Override a portal"
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Use it
          </Button>
        </>
      }
    >
      <p>
        Shows a portal of your own inside this site, in this browser only, until you reset it. Start it with{' '}
        <code>npm run dev -w mf-… -- --shell {allowed.own}</code>
      </p>
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label="Where it is served"
          hint="What the development server has printed, such as http://localhost:3003."
          error={reason}
        >
          <TextInput
            ref={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            list={originsId}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <datalist id={originsId}>
          {allowed.remotes.map((origin) => (
            <option key={origin} value={origin} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
