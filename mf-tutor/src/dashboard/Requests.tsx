import { type Answer, Rows, StatusDialog } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatCount } from '@paadam/shared/domain';
import { Badge } from '@paadam/shared/ui';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { useId, useState } from 'react';
import { NextStep } from '../next-step/NextStep';
import { Head, Quiet, Section } from './dashboardParts';
import { RequestRow } from './RequestRow';

/** How many are shown here; Manage Bookings has them all. */
const shown = 5;

interface RequestsProps {
  /** The first of them, by the start of the lesson. */
  requests: readonly Booking[];
  /** Of all. */
  count: number;
}

/** The requests that wait for an answer, which can be given right here. */
export function Requests({ requests, count }: RequestsProps) {
  const titleId = useId();
  const [decision, setDecision] = useState<{ booking: Booking; status: Answer } | null>(null);
  const section = useFocusAfter<HTMLElement>(decision !== null, requests);
  return (
    <Section aria-labelledby={titleId} ref={section} tabIndex={-1}>
      <Head>
        <h2 id={titleId}>Requests waiting</h2>
        {count > 0 && <Badge tone="warn">{formatCount(count)}</Badge>}
      </Head>
      {requests.length === 0 ? (
        <Quiet>
          <p>No requests waiting. New ones appear here for you to accept or decline.</p>
        </Quiet>
      ) : (
        <Rows role="list">
          {requests.slice(0, shown).map((booking) => (
            <RequestRow
              key={booking._id}
              booking={booking}
              onAnswer={(status) => setDecision({ booking, status })}
            />
          ))}
        </Rows>
      )}
      {count > shown && (
        <div>
          <NextStep to="/tutor/bookings?status=pending" variant="secondary">
            See all {formatCount(count)} requests
          </NextStep>
        </div>
      )}
      {decision && <StatusDialog {...decision} onClose={() => setDecision(null)} />}
    </Section>
  );
}
