import type { Profile } from '@paadam/shared/contract';
import { formatRupees } from '@paadam/shared/domain';
import { Avatar, Card, EmailText, StarRating } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Line = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-4);
`;

const Who = styled.div`
  flex: 1 1 10rem;
  min-width: 0;

  & h2 {
    font-size: var(--paadam-text-22);
  }

  & p {
    color: var(--paadam-muted);
    overflow-wrap: anywhere;
  }
`;

const Rate = styled.p`
  font-size: var(--paadam-text-22);
  font-weight: var(--paadam-weight-heading);
  line-height: 1.3;

  & small {
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-muted);
  }
`;

/** With whom the lesson will be, and at what rate. */
export function TutorCard({ tutor }: { tutor: Profile }) {
  const { name, email, profileUrl, rating, hourlyRate } = tutor;
  return (
    <Line>
      <Avatar name={name} src={profileUrl} size={72} />
      <Who>
        <h2>{name}</h2>
        <p>{email !== null && <EmailText>{email}</EmailText>}</p>
        {rating && <StarRating {...rating} />}
      </Who>
      {typeof hourlyRate === 'number' && (
        <Rate>
          {formatRupees(hourlyRate)} <small>per hour</small>
        </Rate>
      )}
    </Line>
  );
}
