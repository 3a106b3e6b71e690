import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, LinkButton, Notice, VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { availabilityActions } from './availability';

const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-3);
  margin-top: var(--paadam-space-3);
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-2) var(--paadam-space-4);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
`;

/** Lessons that stand within days that the tutor has just taken off: each may be moved, or kept. */
export function LessonsWithin({ lessons }: { lessons: readonly Booking[] }) {
  const dispatch = usePaadamDispatch();
  const timeZone = usePaadamSelector(selectUser)?.timeZone;
  if (lessons.length === 0) return null;
  const count = lessons.length === 1 ? 'One lesson stands' : `${lessons.length} lessons stand`;
  return (
    <Notice tone="warn">
      <p>{count} on these days. Nothing has been cancelled: please decide on each.</p>
      <Rows aria-label="Lessons on these days">
        {lessons.map(({ _id, student, subject, dateTime, status }) => {
          const when = formatMoment(dateTime, timeZone);
          return (
            <Row key={_id}>
              <span>
                <strong>{when}</strong>, {student.name}, {subject.name}
                {status === 'pending' && ' (a request)'}
              </span>
              <Buttons>
                <LinkButton variant="secondary" to={`/tutor/bookings/${_id}?move`}>
                  Propose another time
                  <VisuallyHidden> for {when}</VisuallyHidden>
                </LinkButton>
                <Button variant="quiet" onClick={() => dispatch(availabilityActions.lessonKept(_id))}>
                  Keep
                  <VisuallyHidden> {when}</VisuallyHidden>
                </Button>
              </Buttons>
            </Row>
          );
        })}
      </Rows>
    </Notice>
  );
}
