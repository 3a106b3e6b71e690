import type { Profile, Slot } from '@paadam/shared/contract';
import { formatDay, hasGivenHours } from '@paadam/shared/domain';
import { Button, ErrorState, VisuallyHidden } from '@paadam/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-form';
import { DayChoice } from './DayChoice';
import { OpenTimesSkeleton } from './OpenTimesSkeleton';
import { TimeChoice } from './TimeChoice';
import type { useOpenTimes } from './useOpenTimes';

const Section = styled.section`
  display: grid;
  gap: var(--paadam-space-4);
  align-content: start;
  min-width: 0;
  container-type: inline-size;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--paadam-space-3);

  & h2 {
    font-size: var(--paadam-text-18);
  }

  /* On a line of its own it fills the line: the arrows stay at the end. */
  & > div {
    flex: 1 0 auto;
    display: flex;
    align-items: center;
    justify-content: end;
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }

  & button {
    padding: 0;
  }
`;

const Empty = styled.p`
  color: var(--paadam-muted);
`;

interface OpenTimesProps {
  tutor: Profile;
  times: ReturnType<typeof useOpenTimes>;
  /** ISO instant of the time that the form holds. */
  picked: string | null;
  onPick: (slot: Slot) => void;
  /** What is wrong with the form's time, where that is not said elsewhere. */
  error: string | undefined;
  /** Below the times: the way to one that is not among them. */
  children: ReactNode;
}

/** When the tutor is free: two weeks to look through, the times of a day to pick from. */
export function OpenTimes({ tutor, times, picked, onPick, error, children }: OpenTimesProps) {
  const titleId = useId();
  if (!hasGivenHours(tutor)) {
    return (
      <Section aria-labelledby={titleId}>
        <Head>
          <h2 id={titleId}>{words.openTimes()}</h2>
        </Head>
        <Empty>{words.noWeeklyTimes({ name: tutor.name })}</Empty>
        {children}
      </Section>
    );
  }
  const { slots, days, byDay, day } = times;
  const stretch = [days[0], days.at(-1)]
    .map((end) => end && formatDay(end, { day: 'numeric', month: 'short' }))
    .join(' – ');
  return (
    <Section aria-labelledby={titleId} aria-busy={slots.status === 'loading'}>
      <Head>
        <h2 id={titleId}>{words.openTimes()}</h2>
        <div>
          <span>{stretch}</span>
          <Button
            variant="quiet"
            aria-label={words.earlierDays()}
            disabled={!times.earlier}
            onClick={times.earlier}
          >
            <ChevronLeft size={20} aria-hidden />
          </Button>
          <Button
            variant="quiet"
            aria-label={words.laterDays()}
            disabled={!times.later}
            onClick={times.later}
          >
            <ChevronRight size={20} aria-hidden />
          </Button>
        </div>
      </Head>
      {slots.status === 'failed' && (
        <ErrorState title={words.timesNotLoaded()} onRetry={times.load}>
          {slots.problem.message}
        </ErrorState>
      )}
      {slots.status === 'loaded' && (
        <>
          <DayChoice days={days} byDay={byDay} chosen={day} onChoose={times.chooseDay} />
          {byDay.size > 0 ? (
            <TimeChoice
              day={day}
              slots={byDay.get(day) ?? []}
              picked={picked}
              onPick={onPick}
              error={error}
            />
          ) : (
            <Empty>{words.noneInTwoWeeks({ name: tutor.name })}</Empty>
          )}
        </>
      )}
      {(slots.status === 'idle' || slots.status === 'loading') && (
        <>
          <VisuallyHidden role="status">{words.loadingOpenTimes()}</VisuallyHidden>
          <OpenTimesSkeleton />
        </>
      )}
      {children}
    </Section>
  );
}
