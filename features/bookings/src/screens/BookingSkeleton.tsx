import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { DescriptionList, type Fact } from '@paadam/shared/ui/DescriptionList';
import * as words from '../messages/booking-screens';
import { Columns, Section } from './bookingView.styles';

const widths = [
  [words.dateTime, '13rem'],
  [words.duration, '5rem'],
  [words.subject, '9rem'],
  [words.price, '4rem'],
  [words.student, '8rem'],
  [words.tutor, '9rem'],
  [words.bookedBy, '8rem'],
] as const;

const factsToCome = (): Fact[] =>
  widths.map(([term, width]) => ({ term: term(), value: <Skeleton width={width} height="1.5rem" /> }));

/** The page's shape while the booking is on its way. */
export function BookingSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loadingTheBooking()}</VisuallyHidden>
      <Columns aria-hidden>
        <div>
          <Card>
            <Section as="div">
              <Skeleton width="5rem" height="1.6rem" radius="var(--paadam-radius-round)" />
              <Skeleton width="8rem" height="2.75rem" radius="var(--paadam-radius-control)" />
              <DescriptionList facts={factsToCome()} />
            </Section>
          </Card>
        </div>
        <Card>
          <Section as="div">
            <Skeleton width="6rem" height="1.65rem" />
            <Skeleton width="100%" height="3rem" />
            <Skeleton width="100%" height="3rem" />
          </Section>
        </Card>
      </Columns>
    </>
  );
}
