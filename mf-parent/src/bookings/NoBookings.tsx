import { useHasPage } from '@paadam/shared/portal';
import { Button, Card, EmptyState, LinkButton } from '@paadam/shared/ui';

interface NoBookingsProps {
  /** A filter is set: other bookings may be there. */
  filtered: boolean;
  onClear: () => void;
}

/** In place of the bookings, where there are none. */
export function NoBookings({ filtered, onClear }: NoBookingsProps) {
  const hasTutors = useHasPage('/tutors');
  return (
    <Card>
      {filtered ? (
        <EmptyState
          title="No bookings like these"
          action={
            <Button variant="secondary" onClick={onClear}>
              Show all bookings
            </Button>
          }
        >
          Choose another child or another status.
        </EmptyState>
      ) : (
        <EmptyState
          title="No bookings yet"
          action={hasTutors && <LinkButton to="/tutors">Find a tutor</LinkButton>}
        >
          The lessons of your linked children appear here.
        </EmptyState>
      )}
    </Card>
  );
}
