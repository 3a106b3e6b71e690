import type { BookingDetails } from '@paadam/shared/contract';
import { formatPaise, formatTime, isUnpaid, type Role, webUrl } from '@paadam/shared/domain';
import { useHasPages } from '@paadam/shared/portal';
import { DescriptionList, type Fact } from '@paadam/shared/ui/DescriptionList';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Unbroken } from './bookingViewParts';
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

/** What was booked: when, how long, between whom, at what price and where. */
export function BookingFacts({ booking, role }: BookingFactsProps) {
  const { dateTime, endsAt, duration, price, student, tutor, subject, bookedBy, status, isFirstLesson } =
    booking;
  const tutorPath = `/tutors/${tutor._id}`;
  const hasPage = useHasPages();
  const linksTutor = hasPage(tutorPath) && role !== 'tutor';
  const link = webUrl(booking.meetingLink);
  const facts: Fact[] = [
    {
      term: 'Date & Time',
      value: (
        <>
          <Moment instant={dateTime} /> to <Unbroken dateTime={endsAt}>{formatTime(endsAt)}</Unbroken>
        </>
      ),
    },
    { term: 'Duration', value: booking.isTrial ? `${duration} mins, a trial lesson` : `${duration} mins` },
    {
      term: 'Subject',
      value: subject.category === subject.name ? subject.name : `${subject.name} (${subject.category})`,
    },
    { term: 'Price', value: formatPaise(price) },
    {
      term: 'Student',
      value: isFirstLesson && role === 'tutor' ? `${student.name} (first lesson on Paadam)` : student.name,
    },
    { term: 'Tutor', value: linksTutor ? <Link to={tutorPath}>{tutor.name}</Link> : tutor.name },
    { term: 'Booked by', value: bookedBy.name },
  ];
  const { payment } = booking;
  if (payment) {
    const page = pageOfPayment(role, payment._id);
    facts.push({
      term: 'Payment',
      value: (
        <>
          {paymentInWords(payment)}
          {payment.status === 'due' && payment.payBy && (
            <>
              {' '}
              by <Moment instant={payment.payBy} />
            </>
          )}
          {role !== 'tutor' && hasPage(page) && (
            <Way>
              <Link to={page}>See the payment</Link>
            </Way>
          )}
        </>
      ),
    });
  }
  if (booking.note) facts.push({ term: 'Note to the tutor', value: booking.note });
  if (booking.reason) facts.push({ term: 'Reason', value: booking.reason });
  // Before it is accepted there is no place yet, and afterwards nobody is there.
  if (status === 'accepted') {
    const where = 'In the lesson’s room on Paadam';
    facts.push({ term: 'Where', value: isUnpaid(booking) ? `${where}, once it is paid` : where });
    if (link) {
      facts.push({
        term: 'Meeting link',
        value: (
          <>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {link}
            </a>{' '}
            (outside Paadam)
          </>
        ),
      });
    }
  }
  return <DescriptionList facts={facts} />;
}
