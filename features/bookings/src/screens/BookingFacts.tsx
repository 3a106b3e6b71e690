import type { BookingDetails } from '@paadam/shared/contract';
import {
  categoryName,
  formatPaise,
  formatTime,
  isUnpaid,
  paths,
  type Role,
  webUrl,
} from '@paadam/shared/domain';
import { useHasPages } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { DescriptionList, type Fact } from '@paadam/shared/ui/DescriptionList';
import { Words as Marked } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { Unbroken } from './bookingView.styles';
import { Moment } from './Moment';
import { pageOfPayment } from './PayLink';
import { paymentInWords } from './paymentInWords';

const Way = styled.span`
  display: block;
`;

interface BookingFactsProps {
  booking: BookingDetails;
  /** Who reads them. */
  role: Role;
}

/** What was booked: when, how long, its people, at what price and where. */
export function BookingFacts({ booking, role }: BookingFactsProps) {
  const { dateTime, endsAt, duration, price, student, tutor, subject, bookedBy, status, isFirstLesson } =
    booking;
  const tutorPath = paths.tutor(tutor._id);
  const hasPage = useHasPages();
  const linksTutor = hasPage(tutorPath) && role !== 'tutor';
  const link = webUrl(booking.meetingLink);
  const facts: Fact[] = [
    {
      term: words.dateTime(),
      value: (
        <Marked
          of={words.startToEnd}
          start={() => <Moment instant={dateTime} />}
          end={() => <Unbroken dateTime={endsAt}>{formatTime(endsAt)}</Unbroken>}
        />
      ),
    },
    {
      term: words.duration(),
      value: booking.isTrial ? words.minsOfTrial({ minutes: duration }) : words.mins({ minutes: duration }),
    },
    {
      term: words.subject(),
      value:
        categoryName(subject.category) === subject.name
          ? subject.name
          : `${subject.name} (${categoryName(subject.category)})`,
    },
    { term: words.price(), value: formatPaise(price) },
    {
      term: words.student(),
      value: isFirstLesson && role === 'tutor' ? words.newStudent({ name: student.name }) : student.name,
    },
    { term: words.tutor(), value: linksTutor ? <Link to={tutorPath}>{tutor.name}</Link> : tutor.name },
    { term: words.bookedBy(), value: bookedBy.name },
  ];
  const { payment } = booking;
  if (payment) {
    const page = pageOfPayment(role, payment._id);
    const payBy = payment.status === 'due' ? payment.payBy : null;
    facts.push({
      term: words.payment(),
      value: (
        <>
          {payBy === null ? (
            paymentInWords(payment)
          ) : (
            <Marked
              of={words.toBePaidBy}
              amount={formatPaise(payment.amount)}
              until={() => <Moment instant={payBy} />}
            />
          )}
          {role !== 'tutor' && hasPage(page) && (
            <Way>
              <Link to={page}>{words.seeThePayment()}</Link>
            </Way>
          )}
        </>
      ),
    });
  }
  if (booking.note) facts.push({ term: words.noteToTheTutor(), value: booking.note });
  if (booking.reason) facts.push({ term: words.reason(), value: booking.reason });
  // Before it is accepted there is no place yet, and afterwards no one is there.
  if (status === 'accepted') {
    facts.push({ term: words.where(), value: isUnpaid(booking) ? words.inRoomOncePaid() : words.inRoom() });
    if (link) {
      facts.push({
        term: words.meetingLink(),
        value: (
          <>
            <Marked
              of={words.outsidePaadam}
              address={link}
              link={(text) => (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              )}
            />
          </>
        ),
      });
    }
  }
  return <DescriptionList facts={facts} />;
}
