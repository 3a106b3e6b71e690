import { authActions, failureOf, type Registration, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Notice } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { useSecondsUntil } from './useSecondsUntil';

export interface ResendCodeProps {
  registration: Registration;
  /** The code that was typed so far is worth nothing from now on. */
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
export function ResendCode({ registration: { email, resend, resendAllowedAt }, onResend }: ResendCodeProps) {
  const dispatch = usePaadamDispatch();
  const seconds = useSecondsUntil(resendAllowedAt);
  const problem = failureOf(resend);
  return (
    <Row>
      {resend.status === 'done' && (
        <Notice tone="good">A new code is on its way to {email}. The one before no longer works.</Notice>
      )}
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <Line>
        <p>No mail? Look in your spam folder.</p>
        <Button
          variant="quiet"
          busy={resend.status === 'busy'}
          disabled={seconds > 0}
          onClick={() => {
            onResend();
            dispatch(authActions.codeResendRequested());
          }}
        >
          Resend code
        </Button>
        {seconds > 0 && <span>possible in {seconds} s</span>}
      </Line>
    </Row>
  );
}
