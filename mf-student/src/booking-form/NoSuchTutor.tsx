import { useHasPage } from '@paadam/shared/portal';
import { Card, EmptyState, LinkButton } from '@paadam/shared/ui';

/** For an address that no tutor has, or has any more. */
export function NoSuchTutor() {
  const hasTutors = useHasPage('/tutors');
  return (
    <Card>
      <EmptyState
        title="This tutor could not be found"
        action={hasTutors && <LinkButton to="/tutors">See all tutors</LinkButton>}
      >
        The link may be incomplete, or the tutor may have left.
      </EmptyState>
    </Card>
  );
}
