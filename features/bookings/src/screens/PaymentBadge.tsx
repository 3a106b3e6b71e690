import type { Booking } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { Badge } from '@paadam/shared/ui';
import { paymentBadge } from './paymentInWords';

/** How a lesson's payment stands; nothing where none is asked for, or where who paid has long had the lesson. */
export function PaymentBadge({ booking: { payment, status }, who }: { booking: Booking; who: Role }) {
  if (!payment || (payment.status === 'due' && status !== 'accepted')) return null;
  if (who !== 'tutor' && status === 'completed' && payment.status === 'paid') return null;
  const { text, tone } = paymentBadge(payment, who);
  return <Badge tone={tone}>{text}</Badge>;
}
