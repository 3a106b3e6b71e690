import { PaymentsPage as Screen } from '@paadam/payments/screens';

/** What the student has to pay and has paid. */
export default function PaymentsPage() {
  return <Screen who="student" />;
}
