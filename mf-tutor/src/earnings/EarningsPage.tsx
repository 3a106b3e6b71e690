import { allSettled, FigureGrid, LoadFailure, Together, useAnswered, usePaged } from '@paadam/shared/loading';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card, EmptyState, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { NoEarningsDrawing } from '@paadam/shared/ui/drawings/NoEarningsDrawing';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import * as words from '../messages/earnings';
import { NextStep } from '../next-step/NextStep';
import { MoneyPart } from '../payouts/MoneyPart';
import { payouts, statement } from '../payouts/payouts';
import { earnings } from '../teaching/teaching';
import { Section } from './earnings.styles';
import { Months } from './Months';

/** What the tutor has earned and will earn, month by month. */
export default function EarningsPage() {
  const user = usePaadamSelector(selectUser);
  const paged = usePaged(earnings);
  const { list, reload } = paged;
  const page = list.data;
  const money = [
    { list: useAnswered(payouts, undefined).answer },
    { list: useAnswered(statement, '').answer },
  ];
  if (!user) return null;
  return (
    <>
      <PageTitle lead={<TimeZoneNote />}>{words.title()}</PageTitle>
      <Together
        isKnown={allSettled([paged, ...(user.paysHere ? money : [])])}
        meanwhile={<EarningsSkeleton />}
      >
        {user.paysHere && <MoneyPart user={user} />}
        {list.status === 'failed' && (
          <LoadFailure
            title={words.notLoaded()}
            problem={list.problem}
            besideData={Boolean(page)}
            onRetry={reload}
          />
        )}
        {page?.rows.length === 0 && (
          <Card>
            <EmptyState
              drawing={<NoEarningsDrawing />}
              title={words.noEarningsYet()}
              action={<NextStep to="/tutor/bookings">{words.seeYourBookings()}</NextStep>}
            >
              {words.noEarningsText()}
            </EmptyState>
          </Card>
        )}
        {page && page.rows.length > 0 && <Months page={page} timeZone={user.timeZone} {...paged} />}
      </Together>
    </>
  );
}

/** The page's shape while the earnings are on their way. */
function EarningsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
      <FigureGrid aria-hidden>
        {[1, 2, 3].map((figure) => (
          <Card key={figure}>
            <Skeleton width="9rem" height="5.75rem" />
          </Card>
        ))}
      </FigureGrid>
      <Card aria-hidden>
        <Section>
          <Skeleton width="12rem" height="2.75rem" />
          <Skeleton height="17.5rem" />
        </Section>
      </Card>
    </>
  );
}
