import { formatMoment } from '@paadam/shared/domain';
import { Unbroken } from './bookingView.styles';

/** A moment within a sentence, in the viewer's zone. */
export function Moment({ instant }: { instant: string }) {
  return <Unbroken dateTime={instant}>{formatMoment(instant)}</Unbroken>;
}
