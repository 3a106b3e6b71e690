import { useParams } from '@paadam/shared/router';
import { PageTitle } from '@paadam/shared/ui';
import * as words from '../messages/booking-form';
import { Page } from './bookingForm.styles';
import { TutorBooking } from './TutorBooking';

/** Asks a tutor for a lesson. The listing puts a colon before the tutor's id; the id alone will do. */
export default function BookingFormPage() {
  const { id = '' } = useParams();
  const tutorId = id.replace(/^:/, '');
  return (
    <Page>
      <PageTitle>{words.title()}</PageTitle>
      <TutorBooking key={tutorId} tutorId={tutorId} />
    </Page>
  );
}
