import { PaymentPage as Screen } from '@paadam/payments/screens';

/** One payment, and where one comes back to from paying it. */
export default function PaymentPage() {
  return <Screen who="parent" />;
}
