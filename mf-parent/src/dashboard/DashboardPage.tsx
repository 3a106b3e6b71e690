import { PageTitle } from '@paadam/shared/ui';

export default function DashboardPage() {
  return <PageTitle>DashboardPage</PageTitle>;
}
