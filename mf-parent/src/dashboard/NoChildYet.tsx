import { useHasPage } from '@paadam/shared/portal';
import { Card, EmptyState, LinkButton } from '@paadam/shared/ui';

/** What a parent does first. */
export function NoChildYet() {
  const hasLinking = useHasPage('/parent/link/children');
  return (
    <Card>
      <EmptyState
        title="Link your first child"
        action={hasLinking && <LinkButton to="/parent/link/children">Add Child</LinkButton>}
      >
        Enter the email address of your child’s account. Your child is mailed a code, and with it the two
        accounts are linked: you see the lessons here and can book for your child.
      </EmptyState>
    </Card>
  );
}
