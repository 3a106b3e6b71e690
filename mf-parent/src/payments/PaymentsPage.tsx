import { PaymentsPage as Screen } from '@paadam/payments/screens';

/** What a parent has to pay and has paid for the children. */
export default function PaymentsPage() {
  return <Screen who="parent" />;
}
