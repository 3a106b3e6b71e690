import { selectSession, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { LinkButton, Skeleton } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { OwnPicture } from './OwnPicture';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-2);
`;

/** Sign in and Register for visitors; for everyone else their picture, which leads to their own area. */
export function AccountLinks() {
  const { status } = usePaadamSelector(selectSession);
  const user = usePaadamSelector(selectUser);
  if (status === 'checking') return <Skeleton width="11rem" height="2.75rem" />;
  if (user) return <OwnPicture user={user} size={44} />;
  return (
    <Line>
      <LinkButton to="/login" variant="quiet">
        Sign in
      </LinkButton>
      <LinkButton to="/register">Register</LinkButton>
    </Line>
  );
}
