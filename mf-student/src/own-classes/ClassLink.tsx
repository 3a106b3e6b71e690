import { useHasPage } from '@paadam/shared/portal';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Covering = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:hover {
    color: inherit;
    text-decoration: underline;
  }
`;

interface ClassLinkProps {
  bookingId: string;
  /** The subject. */
  children: string;
}

/** The subject of a class, as the way to its own page. The link covers the `linkedBox` that it stands in. */
export function ClassLink({ bookingId, children }: ClassLinkProps) {
  const to = `/student/classes/${bookingId}`;
  return useHasPage(to) ? <Covering to={to}>{children}</Covering> : children;
}
