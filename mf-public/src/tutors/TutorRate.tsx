import { formatRupees } from '@paadam/shared/domain';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/tutors';

const Rate = styled.p`
  line-height: 1.3;
  color: var(--paadam-muted);

  & strong {
    font-size: var(--paadam-text-22);
    letter-spacing: -0.01em;
    color: var(--paadam-ink);
  }
`;

/** @param hourlyRate whole rupees; null where the tutor has not set it */
export function TutorRate({ hourlyRate }: { hourlyRate: number | null }) {
  return (
    <Rate>
      {hourlyRate === null ? (
        words.noPriceYet()
      ) : (
        <Words
          of={words.perHour}
          price={formatRupees(hourlyRate)}
          strong={(text) => <strong>{text}</strong>}
        />
      )}
    </Rate>
  );
}
