import type { Slot, Tutor } from '@paadam/shared/contract';
import {
  addDays,
  type Day as CalendarDay,
  daysBetween,
  formatDay,
  formatTime,
  hasGivenHours,
  slotsByDay,
  zoneName,
} from '@paadam/shared/domain';
import { useSearchParams } from '@paadam/shared/router';
import { ErrorState, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { EarlyLinkButton } from '@paadam/shared/ui/EarlyLinkButton';
import { Words } from '@paadam/shared/words';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useClock } from '../clock/useClock';
import * as words from '../messages/tutor';
import { Day, Head, NoTimes, Room, Stretch, TimeLink, Times, TimeText, Week } from './openTimes.styles';
import { OnceLive, Panel, Quiet, Small } from './tutorPage.styles';
import type { TutorTimes } from './useTutorSlots';

interface OpenTimesProps {
  tutor: Tutor;
  times: TutorTimes;
  /** The booking form with a start, or null where there is none. */
  bookingPathOf: (dateTime: string) => string | null;
}

/** @returns the week that the address asks for, as a press does where no script answers it */
const weekIn = (address: URLSearchParams): number | null => {
  const given = address.get('week');
  return given === '0' || given === '1' ? Number(given) : null;
};

/** @returns the address, from the page's own, that shows what a press would */
const addressWith = (week: number, showsAll: boolean): string =>
  `?week=${week}${showsAll ? '&times=all' : ''}`;

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];
const lastWeek = 1;
/** Of a day, until all are asked for. */
const timesAtFirst = 4;

/** When a lesson of an hour could start in the next two weeks: a week at a time, each time a way to the form. */
export function OpenTimes({ tutor, times: { slots, load }, bookingPathOf }: OpenTimesProps) {
  const headingId = useId();
  const { timeZone, today } = useClock();
  const [address] = useSearchParams();
  const [asked, setAsked] = useState(() => weekIn(address));
  const [showsAll, setShowsAll] = useState(() => address.get('times') === 'all');
  const byDay = slotsByDay(slots.data ?? [], timeZone);
  const [firstOpen] = byDay.keys();
  const week = asked ?? (firstOpen && daysBetween(today, firstOpen) > 6 ? lastWeek : 0);
  const days = daysOfWeek.map((day) => addDays(today, week * 7 + day));
  const loading = !slots.data && slots.status !== 'failed';
  const isCut = days.some((day) => (byDay.get(day)?.length ?? 0) > timesAtFirst);
  return (
    <Panel aria-labelledby={headingId} aria-busy={loading}>
      <div>
        <Head>
          <h2 id={headingId}>{words.openTimes()}</h2>
          {byDay.size > 0 && (
            <Stretch>
              <span>{stretchOf(days)}</span>
              <EarlyLinkButton
                variant="quiet"
                aria-label={words.earlierDays()}
                disabled={week === 0}
                href={addressWith(week - 1, showsAll)}
                onClick={() => setAsked(week - 1)}
              >
                <ChevronLeft size={20} aria-hidden />
              </EarlyLinkButton>
              <EarlyLinkButton
                variant="quiet"
                aria-label={words.laterDays()}
                disabled={week === lastWeek}
                href={addressWith(week + 1, showsAll)}
                onClick={() => setAsked(week + 1)}
              >
                <ChevronRight size={20} aria-hidden />
              </EarlyLinkButton>
            </Stretch>
          )}
        </Head>
        <Small>{words.openTimesLead()}</Small>
      </div>
      {slots.status === 'failed' && (
        <ErrorState title={words.timesNotLoaded()} onRetry={load}>
          {slots.problem.message}
        </ErrorState>
      )}
      {loading && (
        <>
          <VisuallyHidden role="status">{words.loadingOpenTimes()}</VisuallyHidden>
          <WeekSkeleton />
        </>
      )}
      {byDay.size > 0 && (
        <Room>
          <Week aria-label={words.days()}>
            {days.map((day) => {
              const open = byDay.get(day) ?? [];
              return (
                <OpenDay
                  key={day}
                  day={day}
                  slots={showsAll ? open : open.slice(0, timesAtFirst)}
                  timeZone={timeZone}
                  bookingPathOf={bookingPathOf}
                />
              );
            })}
          </Week>
          {(isCut || showsAll) && (
            <EarlyLinkButton
              variant="secondary"
              aria-expanded={showsAll}
              href={addressWith(week, !showsAll)}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? words.showFewerTimes() : words.showAllTimes()}
            </EarlyLinkButton>
          )}
        </Room>
      )}
      {slots.data && byDay.size === 0 && (
        <Quiet>
          {hasGivenHours(tutor)
            ? words.noOpenTimes({ name: tutor.name })
            : words.noWeeklyTimes({ name: tutor.name })}
        </Quiet>
      )}
      <Clocks tutor={tutor} own={zoneName(timeZone)} />
    </Panel>
  );
}

const stretchOf = (days: readonly CalendarDay[]): string =>
  [days[0], days.at(-1)].map((end) => end && formatDay(end, { day: 'numeric', month: 'short' })).join(' – ');

interface OpenDayProps {
  day: CalendarDay;
  slots: readonly Slot[];
  timeZone: string;
  bookingPathOf: OpenTimesProps['bookingPathOf'];
}

function OpenDay({ day, slots, timeZone, bookingPathOf }: OpenDayProps) {
  const name = formatDay(day);
  return (
    <Day>
      <h3 aria-label={name}>
        {formatDay(day, { weekday: 'short' })}
        <span>{formatDay(day, { day: 'numeric', month: 'short' })}</span>
      </h3>
      {slots.length === 0 ? (
        <NoTimes>{words.noTimes()}</NoTimes>
      ) : (
        <Times aria-label={words.openTimesOn({ name })}>
          {slots.map(({ dateTime }) => {
            const path = bookingPathOf(dateTime);
            return (
              <li key={dateTime}>
                {path ? (
                  <TimeLink to={path}>
                    <span suppressHydrationWarning>{formatTime(dateTime, timeZone)}</span>{' '}
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </TimeLink>
                ) : (
                  <TimeText suppressHydrationWarning>{formatTime(dateTime, timeZone)}</TimeText>
                )}
              </li>
            );
          })}
        </Times>
      )}
    </Day>
  );
}

function WeekSkeleton() {
  return (
    <Room aria-hidden>
      <Week>
        {daysOfWeek.map((day) => (
          <Day key={day}>
            <Skeleton width="4rem" height="1.15rem" />
            <Times>
              {[1, 2, 3, 4].map((time) => (
                <Skeleton key={time} height="2.75rem" radius="var(--paadam-radius-control)" />
              ))}
            </Times>
          </Day>
        ))}
      </Week>
    </Room>
  );
}

/** On whose clock the times are. */
function Clocks({ tutor: { name, timeZone }, own }: { tutor: Tutor; own: string }) {
  const theirs = zoneName(timeZone);
  return (
    <Small suppressHydrationWarning>
      <Words
        of={words.clocks}
        same={theirs === own ? 'yes' : 'no'}
        own={own}
        name={name}
        theirs={theirs}
        live={(text) => <OnceLive>{text}</OnceLive>}
      />
    </Small>
  );
}
