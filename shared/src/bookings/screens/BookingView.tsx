import { BookingsProblem } from '@paadam/shared/loading';
import { NotFoundPage } from '@paadam/shared/portal';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, PageTitle } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BookingActions } from './BookingActions';
import { BookingFacts } from './BookingFacts';
import { BookingReview } from './BookingReview';
import { BookingSkeleton } from './BookingSkeleton';
import { BookingTimeline } from './BookingTimeline';
import { BackLine, Columns, Section, Standing, View } from './bookingViewParts';
import { Deadline } from './Deadline';
import { isDue } from './isDue';
import { MeetingLinkForm } from './MeetingLinkForm';
import { StatusBadge } from './StatusBadge';
import { useBooking } from './useBooking';
import { withWhom } from './withWhom';

export interface BookingViewProps {
  /** The list that the booking is in. */
  back: { to: string; label: string };
}

/** One booking, whole: what, when and with whom, what happened to it, and what the signed-in person can do with it. */
export function BookingView({ back }: BookingViewProps) {
  const { bookingId = '' } = useParams();
  const { booking, reload } = useBooking(bookingId);
  const role = usePaadamSelector(selectUser)?.role;
  const now = useNow();
  const details = dataOf(booking);

  const due = details !== undefined && isDue(details, now);
  useEffect(() => {
    if (due) reload();
  }, [due, reload]);

  const problem = booking.status === 'failed' ? booking.problem : null;
  // All that is asked is the id: it is nobody's, somebody else's, or no id at all.
  if (problem?.code === 'not_found' || problem?.code === 'validation_failed') return <NotFoundPage />;
  return (
    <View>
      <BackLine>
        <Link to={back.to}>
          <ArrowLeft size={18} aria-hidden />
          {back.label}
        </Link>
      </BackLine>
      <PageTitle lead={<TimeZoneNote />}>
        {details && role ? `${details.subject.name} ${withWhom(details, role)}` : 'Booking'}
      </PageTitle>
      {problem && (
        <BookingsProblem
          problem={problem}
          besideList={details !== undefined}
          onRetry={reload}
          what="booking"
        />
      )}
      {details && role && (
        <Columns>
          <div>
            <Card>
              <Section aria-label="Booking">
                <Standing>
                  <p role="status">
                    <StatusBadge status={details.status} />
                  </p>
                  <Deadline booking={details} role={role} />
                </Standing>
                <BookingActions booking={details} role={role} now={now} />
                <BookingFacts booking={details} role={role} />
              </Section>
            </Card>
            {role === 'tutor' && details.status === 'accepted' && <MeetingLinkForm booking={details} />}
            {details.review && <BookingReview review={details.review} />}
          </div>
          <BookingTimeline booking={details} />
        </Columns>
      )}
      {!details && !problem && <BookingSkeleton />}
    </View>
  );
}
