import { failureOf, type RequestState } from '@paadam/shared/state';
import { Button, Notice } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { useSecondsUntil } from './useSecondsUntil';

export interface ResendCodeProps {
  /** How far the last asking has come. */
  resend: RequestState;
  /** ISO instant before which no further code is sent; null: at once. */
  allowedAt: string | null;
  /** Says that another code was sent. */
  sent: string;
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
export function ResendCode({ resend, allowedAt, sent, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(allowedAt);
  const problem = failureOf(resend);
  return (
    <Row>
      {resend.status === 'done' && <Notice tone="good">{sent}</Notice>}
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <Line>
        <p>No mail? Look in your spam folder.</p>
        <Button variant="quiet" busy={resend.status === 'busy'} disabled={seconds > 0} onClick={onResend}>
          Resend code
        </Button>
        {seconds > 0 && <span>possible in {seconds} s</span>}
      </Line>
    </Row>
  );
}
