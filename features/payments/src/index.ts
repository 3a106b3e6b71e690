export { paymentLists, type ShownPayment, shownPayment } from './state/payments';
export { paymentsFeature } from './state/paymentsFeature';
