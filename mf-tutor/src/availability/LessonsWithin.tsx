import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Button, LinkButton, Notice, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/availability';
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
  return (
    <Notice tone="warn">
      <p>{words.lessonsStandOn({ count: lessons.length })}</p>
      <Rows aria-label={words.lessonsOnTheseDays()}>
        {lessons.map(({ _id, student, subject, dateTime, status }) => {
          const when = formatMoment(dateTime, timeZone);
          return (
            <Row key={_id}>
              <span>
                <Words
                  of={status === 'pending' ? words.requestThatStands : words.lessonThatStands}
                  name={student.name}
                  subject={subject.name}
                  when={(text) => <strong>{text}</strong>}
                  moment={when}
                />
              </span>
              <Buttons>
                <LinkButton variant="secondary" to={`/tutor/bookings/${_id}?move`}>
                  <Words
                    of={words.proposeAnotherTime}
                    when={when}
                    hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
                  />
                </LinkButton>
                <Button variant="quiet" onClick={() => dispatch(availabilityActions.lessonKept(_id))}>
                  <Words
                    of={words.keep}
                    when={when}
                    hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
                  />
                </Button>
              </Buttons>
            </Row>
          );
        })}
      </Rows>
    </Notice>
  );
}
