import type { AuthData } from '@paadam/shared/contract';
import { useLanding } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { Avatar, VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/navigation';

const Picture = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--paadam-radius-round);
  text-decoration: none;
  transition: box-shadow var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    box-shadow: 0 0 0 3px var(--paadam-brand-soft);
  }
`;

interface OwnPictureProps {
  user: AuthData;
  /** Of the picture, in pixels; the link around it is 44 in any case. */
  size: number;
}

/** The person's picture, or initials; it leads to their own area. */
export function OwnPicture({ user, size }: OwnPictureProps) {
  return (
    <Picture to={useLanding(user.role)}>
      <Avatar name={user.name} src={user.profileImg} size={size} />
      <VisuallyHidden>{words.myArea({ name: user.name })}</VisuallyHidden>
    </Picture>
  );
}
