import { deskLimits, inWords } from '@paadam/shared/domain';
import { Muted } from '../ui/parts';

/** Says for how long a change of another operator keeps the two from approving for each other. */
export function IndependenceNote() {
  return (
    <Muted>
      All operators are told by mail. For {inWords(deskLimits.independentDays, 'day')} the two of you cannot
      approve for each other.
    </Muted>
  );
}
