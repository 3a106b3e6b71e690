import { Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/calendar';
import { Board, Columns, Frame } from './timeGrid.styles';
import type { CalendarView } from './useShownDays';

/** What folds the early hours away. */
const Fold = styled.div`
  height: 2.75rem;
`;

/** Days on their way. */
export function CalendarSkeleton({ view }: { view: CalendarView }) {
  return (
    <>
      <VisuallyHidden role="status">{words.loading()}</VisuallyHidden>
      {view === 'month' ? (
        <Frame aria-hidden>
          {[1, 2, 3, 4, 5, 6, 7].map((entry) => (
            <Skeleton key={entry} height="7.5rem" radius="var(--paadam-radius-control)" />
          ))}
        </Frame>
      ) : (
        <Frame aria-hidden>
          <Fold />
          <Board>
            <span />
            <Columns as="div" role="presentation" $count={view === 'week' ? 7 : 1} style={{ gap: '2px' }}>
              {(view === 'week' ? [1, 2, 3, 4, 5, 6, 7] : [1]).map((day) => (
                <Skeleton
                  key={day}
                  height={view === 'week' ? '60rem' : '56.25rem'}
                  radius="var(--paadam-radius-small)"
                />
              ))}
            </Columns>
          </Board>
        </Frame>
      )}
    </>
  );
}
