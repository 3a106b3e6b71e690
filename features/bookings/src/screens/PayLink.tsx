import type { Booking } from '@paadam/shared/contract';
import { formatMoment, formatPaise, isUnpaid, type Role } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';

const Stack = styled.div`
  display: grid;
  gap: var(--paadam-space-1);
  text-align: center;
`;

const Until = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  color: var(--paadam-muted);
`;

/** Where a person pays, and sees what they have paid. */
export const pageOfPayment = (who: Role, id: string): string => `/${who}/payments/${id}`;

interface PayLinkProps {
  booking: Booking;
  /** Who pays. */
  who: Role;
}

/** The way to pay for a lesson, as long as it is due; nothing for its tutor. */
export function PayLink({ booking, who }: PayLinkProps) {
  const { payment, subject, dateTime } = booking;
  const page = pageOfPayment(who, payment?._id ?? '');
  const hasPage = useHasPage(page);
  const payBy = payment?.payBy;
  if (!payment || !payBy || !isUnpaid(booking) || who === 'tutor' || !hasPage) return null;
  return (
    <Stack>
      <LinkButton to={page}>
        <span>
          <Words
            of={words.payFor}
            amount={formatPaise(payment.amount)}
            subject={subject.name}
            moment={formatMoment(dateTime)}
            hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
          />
        </span>
      </LinkButton>
      <Until>
        <Words
          of={words.payUntil}
          moment={formatMoment(payBy)}
          time={(text) => <time dateTime={payBy}>{text}</time>}
        />
      </Until>
    </Stack>
  );
}
