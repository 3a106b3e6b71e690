export { PaymentPage } from './PaymentPage';
export { PaymentsPage } from './PaymentsPage';
export { ToPay, useIsDueKnown } from './ToPay';
