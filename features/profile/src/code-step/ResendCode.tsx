import type { CallName } from '@paadam/shared/contract/endpoints';
import { Button, Notice } from '@paadam/shared/ui';
import { useIsLive } from '@paadam/shared/ui/useIsLive';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/code-step';

const secondsUntil = (instant: string | null): number =>
  instant ? Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)) : 0;

/**
 * @param instant ISO instant, or null for none
 * @returns whole seconds until then, counting down; 0 once it has come
 */
const useSecondsUntil = (instant: string | null): number => {
  const [, tick] = useState(0);
  // A page that the server has drawn begins without: by the time that it is here, its seconds would be others.
  const seconds = useIsLive() ? secondsUntil(instant) : 0;
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return seconds;
};

interface ResendCodeProps {
  /** What asks for it where it is sent without scripts. Absent: on no page that the server draws. */
  call: CallName | undefined;
  /** The asking is under way. */
  busy: boolean;
  /** Says that another code was sent, once it was. */
  sent: string | null;
  /** Why none was sent. */
  problem: string | null;
  /** ISO instant before which no further code is sent; null: at once. */
  allowedAt: string | null;
  /** Asks for it. The code that was typed so far is worth nothing from then on. */
  onResend: () => void;
}

const Row = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--paadam-space-2);
  color: var(--paadam-muted);

  & p {
    flex-basis: 100%;
    text-align: center;
  }
`;

/** Asks for a fresh code, once the wait between two mails is over. */
export function ResendCode({ call, busy, sent, problem, allowedAt, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(allowedAt);
  return (
    <Row>
      {sent && <Notice tone="good">{sent}</Notice>}
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Line>
        <p>{words.lookInSpam()}</p>
        <Button
          {...(call && { type: 'submit', name: 'call', value: call })}
          variant="quiet"
          busy={busy}
          disabled={seconds > 0}
          onClick={(event) => {
            event.preventDefault();
            onResend();
          }}
        >
          {words.resendCode()}
        </Button>
        {seconds > 0 && <span>{words.possibleIn({ seconds })}</span>}
      </Line>
    </Row>
  );
}
