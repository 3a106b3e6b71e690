import type { Profile } from '@paadam/shared/contract';
import { formatRupees } from '@paadam/shared/domain';
import { Avatar, Card, EmailText, StarRating } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/booking-form';

/* On a phone it is low, so that the form's first field is in sight. */
const Line = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--paadam-space-3) var(--paadam-space-4);
  padding-block: var(--paadam-space-3);
`;

const Who = styled.div`
  min-width: 0;

  & h2 {
    font-size: var(--paadam-text-22);
  }

  & > p {
    color: var(--paadam-muted);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--paadam-space-4);
`;

const Rate = styled.p`
  font-size: var(--paadam-text-18);
  font-weight: var(--paadam-weight-heading);
  line-height: 1.3;

  & small {
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-muted);
  }
`;

/** The tutor of the lesson, and at what rate. */
export function TutorCard({ tutor }: { tutor: Profile }) {
  const { name, email, profileUrl, rating, hourlyRate } = tutor;
  return (
    <Line>
      <Avatar name={name} src={profileUrl} size={56} />
      <Who>
        <h2>{name}</h2>
        <p>{email !== null && <EmailText>{email}</EmailText>}</p>
        <Facts>
          {rating && <StarRating {...rating} />}
          {typeof hourlyRate === 'number' && (
            <Rate>
              <Words
                of={words.rate}
                price={formatRupees(hourlyRate)}
                small={(text) => <small>{text}</small>}
              />
            </Rate>
          )}
        </Facts>
      </Who>
    </Line>
  );
}
