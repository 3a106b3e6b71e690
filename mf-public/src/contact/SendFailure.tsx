import type { Problem } from '@paadam/shared/api';
import { waitInWords } from '@paadam/shared/domain';
import { Notice } from '@paadam/shared/ui';
import { useContactEmail } from './useContactEmail';

/** Why a message was not sent, and what to do now. */
export function SendFailure({ problem }: { problem: Problem }) {
  const { message, retryAfter, fields } = problem;
  return (
    <Notice tone="bad" title="Your message was not sent">
      {message} {retryAfter !== undefined && `You can send it again in ${waitInWords(retryAfter)}. `}
      {Object.keys(fields).length === 0 && <OtherWay />}
    </Notice>
  );
}

function OtherWay() {
  const email = useContactEmail();
  return (
    <>
      Your text is still here. You can also write to <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}
