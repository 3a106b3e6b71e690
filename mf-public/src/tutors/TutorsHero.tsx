import { Button, LinkButton, PageTitle } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { BookingFor } from '../booking-child/BookingFor';
import { tutors } from '../content';

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--paadam-space-6);
  text-align: center;
`;

const Title = styled(PageTitle)`
  justify-content: center;

  & h1 {
    font-size: clamp(var(--paadam-text-36), 1.4rem + 3vw, var(--paadam-text-48));
    letter-spacing: -0.02em;
  }

  & p {
    margin: var(--paadam-space-4) auto 0;
    text-wrap: balance;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--paadam-space-3);
`;

/** @param onStart brings the list of tutors into view; null where it stands there already */
export function TutorsHero({ onStart }: { onStart: (() => void) | null }) {
  return (
    <Middle>
      <BookingFor />
      <Title lead={tutors.lead}>Find Your Perfect Tutor</Title>
      {onStart && (
        <Ways>
          <Button size="large" onClick={onStart}>
            Get Started
          </Button>
          <LinkButton to="/about" size="large" variant="secondary">
            How it works
          </LinkButton>
        </Ways>
      )}
    </Middle>
  );
}
