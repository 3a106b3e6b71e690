import {
  type Answer,
  AnswerBy,
  type Entry,
  groupBySeries,
  SeriesDialog,
  StatusDialog,
} from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatCount, formatMoment, formatPaise } from '@paadam/shared/domain';
import { Badge, Button } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Facts, Muted, Rows } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import { Check, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Answers } from '../answers/Answers';
import * as words from '../messages/dashboard';
import { NextStep } from '../next-step/NextStep';
import { nextRowsButton } from '../next-step/nextRowsButton';
import { BookingLink } from './BookingLink';
import { Head, LessonRow, Quiet, Section } from './dashboard.styles';

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
  const [decision, setDecision] = useState<{ booking: Booking; status: Answer; isSeries: boolean } | null>(
    null,
  );
  const next = useRef<HTMLElement>(null);
  const section = useFocusAfter<HTMLElement>(decision !== null, requests, next);
  return (
    <Section aria-labelledby={titleId} ref={section} tabIndex={-1}>
      <Head>
        <h2 id={titleId}>{words.requestsWaiting()}</h2>
        {count > 0 && <Badge tone="warn">{formatCount(count)}</Badge>}
      </Head>
      {requests.length === 0 ? (
        <Quiet>
          <p>{words.noRequestsWaiting()}</p>
        </Quiet>
      ) : (
        <Rows role="list">
          {groupBySeries(requests)
            .slice(0, shown)
            .map((entry) => (
              <RequestRow
                key={entry[0]._id}
                entry={entry}
                onAnswer={(status, button) => {
                  next.current = nextRowsButton(button);
                  setDecision({ booking: entry[0], status, isSeries: entry.length > 1 });
                }}
              />
            ))}
        </Rows>
      )}
      {count > shown && (
        <div>
          <NextStep to="/tutor/bookings?status=pending" variant="secondary">
            {words.seeAllRequests({ count: formatCount(count) })}
          </NextStep>
        </div>
      )}
      {decision?.isSeries && <SeriesDialog {...decision} who="tutor" onClose={() => setDecision(null)} />}
      {decision && !decision.isSeries && <StatusDialog {...decision} onClose={() => setDecision(null)} />}
    </Section>
  );
}

interface RequestRowProps {
  /** One, or weekly lessons that were asked for together. */
  entry: Entry;
  onAnswer: (answer: Answer, button: HTMLElement) => void;
}

/** One request, with the two answers to it. */
function RequestRow({ entry, onAnswer }: RequestRowProps) {
  const nameId = useId();
  const [booking, ...others] = entry;
  const { subject, dateTime, duration, price } = booking;
  const isSeries = others.length > 0;
  const time = (text: ReactNode) => <time dateTime={dateTime}>{text}</time>;
  const facts = { subject: subject.name, duration, price: formatPaise(price) };
  return (
    <LessonRow as="li">
      <DateTile instant={dateTime} tile="marigold" />
      <Facts>
        <h3 id={nameId} data-people dir="auto">
          <BookingLink booking={booking} />
        </h3>
        <p>
          {isSeries ? (
            <Words
              of={words.weeklyLessonsFrom}
              count={entry.length}
              start={formatMoment(dateTime)}
              time={time}
            />
          ) : (
            time(formatMoment(dateTime))
          )}
        </p>
        <Muted>{isSeries ? words.eachLessonFacts(facts) : words.lessonFacts(facts)}</Muted>
        <AnswerBy booking={booking} />
      </Facts>
      <Answers data-actions>
        <Button aria-describedby={nameId} onClick={(event) => onAnswer('accepted', event.currentTarget)}>
          <Check size={18} aria-hidden />
          {isSeries ? words.acceptAll() : words.accept()}
        </Button>
        <Button
          variant="secondary"
          aria-describedby={nameId}
          onClick={(event) => onAnswer('declined', event.currentTarget)}
        >
          <X size={18} aria-hidden />
          {isSeries ? words.declineAll() : words.decline()}
        </Button>
      </Answers>
    </LessonRow>
  );
}
