import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Facts, Rows } from '@paadam/shared/ui/rows';
import { Answers } from '../answers/Answers';
import * as words from '../messages/bookings';
import { Groups, Row, Section } from './booking.styles';

/** The list's shape while the bookings are on their way. */
export function BookingsSkeleton() {
  return (
    <Groups>
      <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
      <Section aria-hidden>
        <Skeleton width="9rem" height="1.65rem" />
        <Rows role="list">
          {[1, 2, 3].map((row) => (
            <Card as="li" key={row}>
              <Row>
                <Skeleton width="3rem" height="3rem" radius="50%" />
                <Facts>
                  <Skeleton width="9rem" height="1.5rem" />
                  <Skeleton width="12rem" height="1.6rem" />
                  <Skeleton width="10rem" height="1.6rem" />
                </Facts>
                <Answers>
                  <Skeleton width="6.5rem" height="2.75rem" />
                  <Skeleton width="6.5rem" height="2.75rem" />
                </Answers>
              </Row>
            </Card>
          ))}
        </Rows>
      </Section>
    </Groups>
  );
}
