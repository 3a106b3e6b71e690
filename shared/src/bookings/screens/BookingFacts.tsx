import type { BookingDetails } from '@paadam/shared/contract';
import { formatPaise, formatTime, type Role, webUrl } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { DescriptionList, type Fact } from '@paadam/shared/ui/DescriptionList';
import { Link } from 'react-router-dom';
import { Unbroken } from './bookingViewParts';
import { Moment } from './Moment';

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
  const linksTutor = useHasPage(tutorPath) && role !== 'tutor';
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
    { term: 'Duration', value: `${duration} mins` },
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
  if (booking.note) facts.push({ term: 'Note to the tutor', value: booking.note });
  if (booking.reason) facts.push({ term: 'Reason', value: booking.reason });
  // Before it is accepted there is no place yet, and afterwards nobody is there.
  if (status === 'accepted') {
    facts.push({ term: 'Where', value: 'In the lesson’s room on Paadam' });
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
