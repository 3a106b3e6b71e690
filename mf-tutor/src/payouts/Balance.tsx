import type { TutorBalance } from '@paadam/shared/contract';
import { formatCount, formatPaise } from '@paadam/shared/domain';
import { FigureGrid } from '@paadam/shared/loading';
import { Card, Stat } from '@paadam/shared/ui';
import { Aside } from '../earnings/earnings.styles';
import * as words from '../messages/payouts';

/** What the tutor has, by how near it is. */
export function Balance({ pending, pendingLessons, available, onTheWay, paidOut }: TutorBalance) {
  return (
    <FigureGrid>
      <Card>
        <Stat label={words.pending()} value={formatPaise(pending)}>
          <Aside>
            {pendingLessons === 0
              ? words.nothingPending()
              : words.pendingFrom({ count: pendingLessons, shown: formatCount(pendingLessons) })}
          </Aside>
        </Stat>
      </Card>
      <Card>
        <Stat label={words.available()} value={formatPaise(available)}>
          <Aside>{available < 0 ? words.owed() : words.goesOutNext()}</Aside>
        </Stat>
      </Card>
      <Card>
        <Stat label={words.paidOut()} value={formatPaise(paidOut)}>
          <Aside>
            {onTheWay > 0
              ? words.moreOnItsWay({ onTheWay: formatPaise(onTheWay) })
              : words.nothingIsOnItsWay()}
          </Aside>
        </Stat>
      </Card>
    </FigureGrid>
  );
}
