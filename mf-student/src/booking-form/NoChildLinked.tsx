import { useHasPage } from '@paadam/shared/portal';
import { Card, EmptyState, LinkButton } from '@paadam/shared/ui';

/** For a parent who cannot book for anybody yet. */
export function NoChildLinked() {
  const hasLinking = useHasPage('/parent/link/children');
  return (
    <Card>
      <EmptyState
        title="No child is linked to your account yet"
        action={hasLinking && <LinkButton to="/parent/link/children">Add Child</LinkButton>}
      >
        A lesson is always for a student. Link your child’s account to yours first, then book here for them.
      </EmptyState>
    </Card>
  );
}
