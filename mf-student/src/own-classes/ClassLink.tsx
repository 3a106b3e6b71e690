import { paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { CoveringLink } from '@paadam/shared/ui/CoveringLink';

interface ClassLinkProps {
  bookingId: string;
  /** The subject. */
  children: string;
}

/** The subject of a class, as the way to its own page. The link covers the `linkedBox` that it stands in. */
export function ClassLink({ bookingId, children }: ClassLinkProps) {
  const to = paths.booking('student', bookingId);
  return useHasPage(to) ? <CoveringLink to={to}>{children}</CoveringLink> : children;
}
