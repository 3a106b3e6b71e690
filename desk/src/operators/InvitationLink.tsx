import { Button, Notice } from '@paadam/shared/ui';
import { useState } from 'react';
import { Mono, Tight } from '../ui/parts';
import { momentOf } from '../ui/words';

export interface Invitation {
  link: string;
  until: string;
}

/** The link that sets a password, to be handed over; it is not shown again. */
export function InvitationLink({ invitation: { link, until } }: { invitation: Invitation }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Tight>
      <Notice tone="warn" title="Shown this once">
        Hand this link over yourself. It works once, until {momentOf(until)}, and sets a password.
      </Notice>
      <Mono>{link}</Mono>
      <div>
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy the link'}
        </Button>
      </div>
    </Tight>
  );
}
