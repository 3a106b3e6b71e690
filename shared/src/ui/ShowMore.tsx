import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { Button } from './Button';
import { LinkButton } from './LinkButton';
import { useIsLive } from './useIsLive';

interface ShowMoreProps {
  /** Where the rest of the list begins, for a page that the server draws. Absent: it draws none. */
  href?: string;
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
export function ShowMore({ href, onClick, busy = false, what }: ShowMoreProps) {
  const isLive = useIsLive();
  const label = what ? words.showMoreOf({ what }) : words.showMore();
  return (
    <Row>
      {href === undefined || isLive ? (
        <Button variant="secondary" busy={busy} onClick={onClick}>
          {label}
        </Button>
      ) : (
        <LinkButton variant="secondary" to={href}>
          {label}
        </LinkButton>
      )}
    </Row>
  );
}
