import { styled } from 'styled-components';
import { Button } from './Button';

interface ShowMoreProps {
  onClick: () => void;
  /** More is on its way. */
  busy?: boolean;
  /** What there is more of, for the button's name: 'tutors' makes "Show more tutors". */
  what?: string;
}

const Row = styled.div`
  display: flex;
  justify-content: center;
  padding-top: var(--paadam-space-6);
`;

/** Below a list that has a next page. */
export function ShowMore({ onClick, busy = false, what }: ShowMoreProps) {
  return (
    <Row>
      <Button variant="secondary" busy={busy} onClick={onClick}>
        {what ? `Show more ${what}` : 'Show more'}
      </Button>
    </Row>
  );
}
