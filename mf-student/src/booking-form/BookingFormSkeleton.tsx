import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/booking-form';
import { Fields, Room, Send, Times, What } from './bookingForm.styles';
import { OpenTimesSkeleton } from './OpenTimesSkeleton';

const control = 'var(--paadam-radius-control)';

const Who = styled(Card)`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-4);
`;

const Stack = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
`;

/** A label and its control. */
const fieldBone = (
  <Stack>
    <Skeleton width="6rem" height="1.3rem" />
    <Skeleton height="2.75rem" radius={control} />
  </Stack>
);

/** The page's shape while the tutor's profile is on its way. */
export function BookingFormSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loadingTheTutor()}</VisuallyHidden>
      <Who aria-hidden>
        <Skeleton width="4.5rem" height="4.5rem" radius="50%" />
        <Stack>
          <Skeleton width="11rem" height="1.4rem" />
          <Skeleton width="9rem" height="1.2rem" />
          <Skeleton width="8rem" height="1.2rem" />
        </Stack>
      </Who>
      <Room aria-hidden>
        <Card>
          <Fields as="div">
            <What>
              {fieldBone}
              {fieldBone}
            </What>
            <Times>
              <Stack>
                <Skeleton width="6rem" height="2.75rem" radius={control} />
                <OpenTimesSkeleton />
              </Stack>
            </Times>
            <Send>
              <Skeleton height="7rem" radius={control} />
              <Skeleton height="3.25rem" radius={control} />
            </Send>
          </Fields>
        </Card>
      </Room>
    </>
  );
}
