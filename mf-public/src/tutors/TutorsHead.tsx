import { Button, LinkButton, PageTitle } from '@paadam/shared/ui';
import { visuallyHidden } from '@paadam/shared/ui/VisuallyHidden';
import { css, styled } from 'styled-components';
import { BookingFor } from '../booking-child/BookingFor';
import { useBookingChild } from '../booking-child/useBookingChild';
import { Section } from '../layout/Section';
import * as words from '../messages/tutors';
import { tutors } from './content';
import { narrow } from './search.styles';

const Top = styled(Section)`
  display: grid;
  gap: var(--paadam-space-3);
  padding-top: var(--paadam-space-8);

  ${narrow} {
    padding-top: var(--paadam-space-2);
  }
`;

/* Where one is looking already, the list has the room. */
const working = css`
  & h1 {
    font-size: var(--paadam-text-28);
  }

  ${narrow} {
    & h1 {
      font-size: var(--paadam-text-18);
      line-height: 1.5rem;
    }
  }
`;

const opening = css`
  align-items: center;

  & h1 {
    font-size: clamp(var(--paadam-text-28), 1.2rem + 2vw, var(--paadam-text-36));
  }

  ${narrow} {
    padding-top: var(--paadam-space-3);

    & p {
      font-size: var(--paadam-text-16);
    }
  }
`;

const Title = styled(PageTitle)<{ $opening: boolean; $heard: boolean }>`
  ${({ $opening }) => ($opening ? opening : working)}
  ${({ $heard }) =>
    $heard &&
    css`
      ${narrow} {
        ${visuallyHidden}
      }
    `}
`;

/** @param onStart brings the list of tutors into view, for who has not begun to look; null: for who has */
export function TutorsHead({ onStart }: { onStart: (() => void) | null }) {
  const isForChild = useBookingChild() !== null;
  return (
    <Top as="div">
      <Title
        $opening={onStart !== null}
        // On a phone there is room for one of the two lines.
        $heard={isForChild}
        lead={onStart && tutors.lead()}
        actions={
          onStart && (
            <>
              <Button onClick={onStart}>{words.getStarted()}</Button>
              <LinkButton to="/about" variant="secondary">
                {words.howItWorks()}
              </LinkButton>
            </>
          )
        }
      >
        {words.title()}
      </Title>
      <BookingFor />
    </Top>
  );
}
