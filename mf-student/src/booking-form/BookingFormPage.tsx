import { PageTitle } from '@paadam/shared/ui';
import { useParams } from 'react-router-dom';
import { Page } from './bookingFormParts';
import { TutorBooking } from './TutorBooking';

/** Asks a tutor for a lesson. The listing puts a colon before the tutor's id; the id alone will do. */
export default function BookingFormPage() {
  const { id = '' } = useParams();
  const tutorId = id.replace(/^:/, '');
  return (
    <Page>
      <PageTitle>Schedule Your Session</PageTitle>
      <TutorBooking key={tutorId} tutorId={tutorId} />
    </Page>
  );
}
