export { payingActions, selectPaying } from './paying';
export {
  type DuePayments,
  duePayments,
  paymentLists,
  type QuotesQuestion,
  refundQuotes,
  type ShownPayment,
  shownPayment,
} from './payments';
export { paymentsFeature } from './paymentsFeature';
