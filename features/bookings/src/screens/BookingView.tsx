import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { isUnpaid, type Role } from '@paadam/shared/domain';
import { LoadProblem } from '@paadam/shared/loading';
import { NotFoundPage } from '@paadam/shared/portal';
import { Link, useParams } from '@paadam/shared/router';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, PageTitle } from '@paadam/shared/ui';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import * as words from '../messages/booking-screens';
import { answerableUntil } from './answerableUntil';
import { BookingActions } from './BookingActions';
import { BookingFacts } from './BookingFacts';
import { BookingReview } from './BookingReview';
import { BookingSkeleton } from './BookingSkeleton';
import { BookingTimeline } from './BookingTimeline';
import { BackLine, Columns, Section, Standing, View } from './bookingView.styles';
import { Deadline } from './Deadline';
import { LessonRecord, type LoadLookBack } from './LessonRecord';
import { MeetingLinkForm } from './MeetingLinkForm';
import { NextSteps } from './NextSteps';
import { PaymentBadge } from './PaymentBadge';
import { PayPart } from './PayPart';
import { ProblemPart, ReportProblem } from './ProblemPart';
import { ProposalBanner } from './ProposalBanner';
import { SeriesPart } from './SeriesPart';
import { StatusBadge } from './StatusBadge';
import { useBooking } from './useBooking';

/** @returns a lesson as one of its people says it: "Maths with Asha", to a parent "Maths for Asha with Meera" */
const titleOf = (booking: Booking, role: Role): string => {
  const subject = booking.subject.name;
  const student = booking.student.name;
  const tutor = booking.tutor.name;
  if (role === 'parent') return words.lessonForWith({ subject, student, tutor });
  return words.lessonWith({ subject, name: role === 'tutor' ? student : tutor });
};

/**
 * @param now milliseconds of the epoch
 * @returns whether the clock has moved the booking on since it was loaded: a request expires, an unpaid lesson is cancelled, a lesson is
 * completed
 */
const isDue = (booking: BookingDetails, now: number): boolean => {
  if (booking.status === 'pending') return now >= answerableUntil(booking);
  const { payBy } = booking.payment ?? {};
  if (isUnpaid(booking) && payBy && now >= Date.parse(payBy)) return true;
  return booking.status === 'accepted' && now >= Date.parse(booking.endsAt);
};

/** Whether there was a lesson, or is one at this moment. */
const hasBegun = ({ status, dateTime }: BookingDetails, now: number): boolean =>
  status === 'completed' || (status === 'accepted' && now >= Date.parse(dateTime));

interface BookingViewProps {
  /** The list that the booking is in. */
  back: { to: string; label: string };
  /** Must be the same function at every render. */
  loadLookBack: LoadLookBack;
}

/** One booking, whole: what, when and the other person, what happened to it, and what the signed-in person can do with it. */
export function BookingView({ back, loadLookBack }: BookingViewProps) {
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
  // All that is asked is the id: there is no such booking, it is another person's, or it is no id.
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
        {details && role ? titleOf(details, role) : words.booking()}
      </PageTitle>
      {problem && (
        <LoadProblem
          problem={problem}
          besideList={details !== undefined}
          onRetry={reload}
          what={words.what()}
        />
      )}
      {details && role && (
        <Columns>
          <div>
            <Card>
              <Section aria-label={words.booking()}>
                <Standing>
                  <p role="status">
                    <StatusBadge status={details.status} /> <PaymentBadge booking={details} who={role} />
                  </p>
                  <Deadline booking={details} role={role} />
                </Standing>
                <ProposalBanner booking={details} role={role} now={now} />
                {role !== 'tutor' && details.payment && isUnpaid(details) && (
                  <PayPart bookingId={details._id} payment={details.payment} who={role} />
                )}
                <ProblemPart booking={details} role={role} />
                <BookingActions booking={details} role={role} now={now} />
                <BookingFacts booking={details} role={role} />
                <ReportProblem booking={details} role={role} now={now} />
              </Section>
            </Card>
            {role !== 'tutor' && details.status === 'pending' && <NextSteps booking={details} role={role} />}
            {role === 'tutor' && details.status === 'accepted' && <MeetingLinkForm booking={details} />}
            <SeriesPart booking={details} role={role} now={now} />
            {details.review && <BookingReview review={details.review} />}
          </div>
          <BookingTimeline booking={details} />
        </Columns>
      )}
      {details && hasBegun(details, now) && (
        <LessonRecord key={details.status} bookingId={details._id} loadLookBack={loadLookBack} />
      )}
      {!details && !problem && <BookingSkeleton />}
    </View>
  );
}
