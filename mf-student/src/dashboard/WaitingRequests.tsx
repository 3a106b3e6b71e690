import type { BookingsPage } from '@paadam/shared/bookings';
import { Rows } from '@paadam/shared/bookings/screens';
import { MoreRows, type Paged } from '@paadam/shared/loading';
import { answerTime } from '../own-classes/answerTime';
import { ClassCard } from '../own-classes/ClassCard';
import { ClassSection } from '../own-classes/ClassSection';
import { countOf } from '../own-classes/countOf';

interface WaitingRequestsProps {
  paged: Paged<BookingsPage>;
  onMore: () => void;
}

const lead = `${answerTime} Your class is certain once it is accepted.`;

/** What the tutors have not answered yet; nothing where nothing waits. */
export function WaitingRequests({ paged, onMore }: WaitingRequestsProps) {
  const page = paged.list.data;
  if (!page || page.rows.length === 0) return null;
  return (
    <ClassSection title="Waiting for the tutor" count={countOf(page.rows.length, page)} lead={lead}>
      <Rows role="list">
        {page.rows.map((booking) => (
          <ClassCard key={booking._id} booking={booking} />
        ))}
      </Rows>
      <MoreRows paged={paged} what="requests" onMore={onMore} />
    </ClassSection>
  );
}
