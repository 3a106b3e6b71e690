import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { DescriptionList, type Fact } from '@paadam/shared/ui/DescriptionList';
import { Columns, Section } from './bookingViewParts';

const widths = {
  'Date & Time': '13rem',
  Duration: '5rem',
  Subject: '9rem',
  Price: '4rem',
  Student: '8rem',
  Tutor: '9rem',
  'Booked by': '8rem',
};

const facts: Fact[] = Object.entries(widths).map(([term, width]) => ({
  term,
  value: <Skeleton width={width} height="1.5rem" />,
}));

/** The page's shape while the booking is on its way. */
export function BookingSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading the booking…</VisuallyHidden>
      <Columns aria-hidden>
        <div>
          <Card>
            <Section as="div">
              <Skeleton width="5rem" height="1.6rem" radius="var(--paadam-radius-round)" />
              <Skeleton width="8rem" height="2.75rem" radius="var(--paadam-radius-control)" />
              <DescriptionList facts={facts} />
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
