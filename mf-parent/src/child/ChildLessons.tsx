import { StatusBadge } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment, paths } from '@paadam/shared/domain';
import { LoadProblem } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { Card, LinkButton, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { useId } from 'react';
import * as words from '../messages/child';
import { Head, Lessons, Row, Section } from './lesson.styles';
import type { ChildBookings } from './useChildBookings';

interface ChildLessonsProps extends Pick<ChildBookings, 'list' | 'rows' | 'reload'> {
  title: string;
  /** What is said where there are none. */
  empty: string;
  /** What is said while they are on their way. */
  loading: string;
  childId: string;
}

/** Some of the child's bookings, each leading to its page. */
export function ChildLessons({ title, empty, loading, list, rows, reload, childId }: ChildLessonsProps) {
  const titleId = useId();
  const all = `/parent/bookings?child=${childId}`;
  const hasAll = useHasPage(all);
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {hasAll && (
          <LinkButton to={all} variant="quiet">
            <span>
              <Words of={words.seeAllBookings} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
            </span>
          </LinkButton>
        )}
      </Head>
      {list.status === 'failed' && (
        <LoadProblem problem={list.problem} besideList={Boolean(rows)} onRetry={reload} />
      )}
      {(rows || list.status !== 'failed') && (
        <Card>
          {rows?.length === 0 && <p>{empty}</p>}
          {rows && rows.length > 0 && (
            <Lessons>
              {rows.map((booking) => (
                <Lesson key={booking._id} booking={booking} />
              ))}
            </Lessons>
          )}
          {!rows && (
            <>
              <VisuallyHidden role="status">{loading}</VisuallyHidden>
              <Lessons aria-hidden>
                {[1, 2, 3, 4, 5].map((place) => (
                  <Row key={place}>
                    <Skeleton width="16rem" height="3.05rem" />
                  </Row>
                ))}
              </Lessons>
            </>
          )}
        </Card>
      )}
    </Section>
  );
}

function Lesson({ booking: { _id, subject, tutor, dateTime, status } }: { booking: Booking }) {
  const page = paths.booking('parent', _id);
  const hasPage = useHasPage(page);
  const when = <time dateTime={dateTime}>{formatMoment(dateTime)}</time>;
  return (
    <Row>
      <div>
        <strong>{hasPage ? <Link to={page}>{when}</Link> : when}</strong>
        <p>{words.subjectWith({ subject: subject.name, name: tutor.name })}</p>
      </div>
      <StatusBadge status={status} />
    </Row>
  );
}
