export { BookingView, type BookingViewProps } from './BookingView';
export { CancelDialog, type CancelDialogProps } from './CancelDialog';
export { JoinLink } from './JoinLink';
export { mayCancel, mayReview } from './mayChange';
export { ReviewDialog, type ReviewDialogProps } from './ReviewDialog';
export { type Answer, StatusDialog, type StatusDialogProps } from './StatusDialog';
export { StatusFilter, type StatusFilterProps } from './StatusFilter';
export { useBookingChange } from './useBookingChange';
export { useFocusAfter } from './useFocusAfter';
