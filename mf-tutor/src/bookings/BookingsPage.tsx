import { PageTitle } from '@paadam/shared/ui';

export default function BookingsPage() {
  return <PageTitle>BookingsPage</PageTitle>;
}
