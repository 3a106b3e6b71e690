import type { TutorBalance } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { FigureGrid } from '@paadam/shared/loading';
import { Card, Stat } from '@paadam/shared/ui';
import { countOfLessons } from '../earnings/countOfLessons';
import { Aside } from '../earnings/earningsParts';

/** What the tutor has, by how near it is. */
export function Balance({ pending, pendingLessons, available, onTheWay, paidOut }: TutorBalance) {
  return (
    <FigureGrid>
      <Card>
        <Stat label="Pending" value={formatPaise(pending)}>
          <Aside>
            {pendingLessons === 0
              ? 'No paid lesson is waiting'
              : `From ${countOfLessons(pendingLessons)}; yours a day after each`}
          </Aside>
        </Stat>
      </Card>
      <Card>
        <Stat label="Available" value={formatPaise(available)}>
          <Aside>{available < 0 ? 'Comes off what you earn next' : 'Goes out with the next payout'}</Aside>
        </Stat>
      </Card>
      <Card>
        <Stat label="Paid out" value={formatPaise(paidOut)}>
          <Aside>{onTheWay > 0 ? `${formatPaise(onTheWay)} more on its way` : 'Nothing is on its way'}</Aside>
        </Stat>
      </Card>
    </FigureGrid>
  );
}
