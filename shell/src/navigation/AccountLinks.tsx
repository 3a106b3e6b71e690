import { useLanding } from '@paadam/shared/portal';
import { selectSession, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Avatar, LinkButton, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-2);
`;

const Picture = styled(Link)`
  display: inline-flex;
  border-radius: var(--paadam-radius-round);
  text-decoration: none;
  transition: box-shadow var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    box-shadow: 0 0 0 3px var(--paadam-brand-soft);
  }
`;

/** Sign in and Register for visitors; for everyone else their picture, which leads to their own area. */
export function AccountLinks() {
  const { status } = usePaadamSelector(selectSession);
  const user = usePaadamSelector(selectUser);
  const landing = useLanding(user?.role);
  if (status === 'checking') return <Skeleton width="11rem" height="2.75rem" />;
  if (user) {
    return (
      <Picture to={landing}>
        <Avatar name={user.name} src={user.profileImg} size={44} />
        <VisuallyHidden>{`${user.name}, my area`}</VisuallyHidden>
      </Picture>
    );
  }
  return (
    <Line>
      <LinkButton to="/login" variant="quiet">
        Sign in
      </LinkButton>
      <LinkButton to="/register">Register</LinkButton>
    </Line>
  );
}
