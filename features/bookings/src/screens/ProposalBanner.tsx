import { bookingsActions } from '@paadam/bookings';
import type { Booking, TimeProposal } from '@paadam/shared/contract';
import { formatMoment, type Role } from '@paadam/shared/domain';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Button, Notice, useToast, VisuallyHidden } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Muted } from '@paadam/shared/ui/rows';
import { Words as Marked } from '@paadam/shared/words';
import { Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { Actions, Words } from './bookingView.styles';
import { busyInWords } from './busyInWords';
import { Moment } from './Moment';
import { mayAnswerProposal } from './mayChange';
import { useBookingChange } from './useBookingChange';

const Banner = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  border: 1px solid var(--paadam-brand);
  background: var(--paadam-brand-soft);

  & h2 {
    font-size: var(--paadam-text-18);
  }
`;

/** It stays when the banner goes, which would not hear what came of its last press. */
const Place = styled.div`
  &:empty {
    display: none;
  }
`;

const Times = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-2);

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--paadam-space-2) var(--paadam-space-4);
  }
`;

interface ProposalBannerProps {
  booking: Booking;
  /** Who reads it. */
  role: Role;
  /** Milliseconds of the epoch. */
  now: number;
}

/** @returns what is proposed, as a title: a single time is in it */
const titleOf = ({ by, times }: TimeProposal, isOwn: boolean, viewer: string | undefined): string => {
  const [only, ...more] = times;
  const moment = only && more.length === 0 ? formatMoment(only.dateTime) : null;
  const { name } = by;
  if (!isOwn) return moment ? words.proposesTime({ name, moment }) : words.proposesAnother({ name });
  if (by._id === viewer) return moment ? words.youProposedTime({ moment }) : words.youProposedAnother();
  return moment ? words.proposedTime({ name, moment }) : words.proposedAnother({ name });
};

/** Other times that are proposed for a booking: to take one or none, or, for who proposed them, to take them back. Nothing where none are. */
export function ProposalBanner({ booking, role, now }: ProposalBannerProps) {
  const titleId = useId();
  const showToast = useToast();
  const viewer = usePaadamSelector(selectUser)?.id;
  const { _id: bookingId, proposal, status, student, tutor, dateTime } = booking;
  const canAnswer = mayAnswerProposal(booking, role, now);
  // What is under way, so that one button alone shows it.
  const [sent, setSent] = useState<string | null>(null);
  /** What is to be taken although one of the tutor's own calendars has something then. */
  const [doubted, setDoubted] = useState<TimeProposal['times'][number] | null>(null);
  const { send, busy, problem, stale } = useBookingChange(bookingId, () => setSent(null));
  const place = useFocusAfter<HTMLDivElement>(busy);
  const end = (answer: 'taken' | 'declined' | 'withdrawn', start?: string) => {
    if (!proposal) return;
    setSent(start ?? answer);
    send(
      bookingsActions.proposalAnswered({
        bookingId,
        proposal: proposal._id,
        answer,
        ...(start && { dateTime: start }),
      }),
    );
  };
  // The banner goes, or shows another proposal: the reason is told outside of it.
  useEffect(() => {
    if (stale && problem) showToast(words.shownAsItIs({ message: problem.message }), { tone: 'bad' });
  }, [stale, problem, showToast]);

  if (!proposal || (status !== 'pending' && status !== 'accepted')) return <Place ref={place} />;
  // Of one's own side: a parent's and the child's are one.
  const isOwn = !canAnswer;
  const other = role === 'tutor' ? student.name : tutor.name;
  const until = () => <Moment instant={proposal.lapsesAt} />;
  const ahead = proposal.times.filter((time) => Date.parse(time.dateTime) > now);
  return (
    <Place ref={place}>
      <Banner aria-labelledby={titleId}>
        <h2 id={titleId}>{titleOf(proposal, isOwn, viewer)}</h2>
        {proposal.note && <Words>“{proposal.note}”</Words>}
        <Times aria-labelledby={titleId}>
          {ahead.map((time) => (
            <li key={time.dateTime}>
              <strong>
                <Moment instant={time.dateTime} />
              </strong>
              {canAnswer && (
                <Button
                  busy={busy && sent === time.dateTime}
                  disabled={busy}
                  onClick={() => (time.busyCalendars ? setDoubted(time) : end('taken', time.dateTime))}
                >
                  <Check size={18} aria-hidden />
                  <Marked
                    of={words.takeTime}
                    moment={formatMoment(time.dateTime)}
                    hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
                  />
                </Button>
              )}
            </li>
          ))}
        </Times>
        <Muted>
          <Marked
            of={status === 'pending' ? words.requestIsFor : words.lessonStaysOn}
            when={() => <Moment instant={dateTime} />}
          />{' '}
          {isOwn ? (
            <Marked of={words.otherAnswersUntil} name={other} until={until} />
          ) : (
            <Marked of={words.pleaseAnswerUntil} until={until} />
          )}{' '}
          {isOwn
            ? words.notHeld({ count: ahead.length })
            : words.notHeldSince({ count: ahead.length, name: proposal.by.name })}
        </Muted>
        {problem && !stale && <Notice tone="bad">{problem.message}</Notice>}
        <Actions>
          {canAnswer ? (
            <Button
              variant="secondary"
              busy={busy && sent === 'declined'}
              disabled={busy}
              onClick={() => end('declined')}
            >
              {words.keepTheOldTime()}
            </Button>
          ) : (
            <Button
              variant="secondary"
              busy={busy && sent === 'withdrawn'}
              disabled={busy}
              onClick={() => end('withdrawn')}
            >
              {words.takeItBack()}
            </Button>
          )}
        </Actions>
      </Banner>
      {doubted && (
        <ConfirmDialog
          open
          title={words.take({ moment: formatMoment(doubted.dateTime) })}
          confirmLabel={words.takeIt()}
          cancelLabel={words.notNow()}
          onConfirm={() => {
            setDoubted(null);
            end('taken', doubted.dateTime);
          }}
          onClose={() => setDoubted(null)}
        >
          {busyInWords(doubted.busyCalendars ?? [])} {words.takeAllTheSame()}
        </ConfirmDialog>
      )}
    </Place>
  );
}
