import { deskLimits, inWords } from '@paadam/shared/domain';
import { Muted } from '../looks/parts';

/** What follows from a change of another operator. */
export function IndependenceNote() {
  return (
    <Muted>
      All operators are told by mail. For {inWords(deskLimits.independentDays, 'day')} the two of you cannot
      approve for each other.
    </Muted>
  );
}
