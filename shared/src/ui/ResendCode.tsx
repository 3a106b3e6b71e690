import { Button, Notice } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { useSecondsUntil } from './useSecondsUntil';

export interface ResendCodeProps {
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
export function ResendCode({ busy, sent, problem, allowedAt, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(allowedAt);
  return (
    <Row>
      {sent && <Notice tone="good">{sent}</Notice>}
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Line>
        <p>No mail? Look in the spam folder.</p>
        <Button variant="quiet" busy={busy} disabled={seconds > 0} onClick={onResend}>
          Resend code
        </Button>
        {seconds > 0 && <span>possible in {seconds} s</span>}
      </Line>
    </Row>
  );
}
