export { type DuePayments, duePayments } from './duePayments';
export { payingActions, selectPaying } from './paying';
export { payingFeature } from './payingFeature';
export { paymentChanges } from './paymentChanges';
export { type QuotesQuestion, refundQuotes } from './refundQuotes';
