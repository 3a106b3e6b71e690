import { keyframes, styled } from 'styled-components';
import { Foot, Head, Whole } from './tutorCardParts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/*
 * One element that moves, with plain ones inside: of each that moves the browser keeps a layer, and twenty layers a card
 * cost a phone more than the cards themselves.
 */
const Bones = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paadam-space-4);
  animation: ${breathe} 2s ease-in-out infinite;

  & span {
    display: block;
    max-width: 100%;
    border-radius: var(--paadam-radius-small);
    background: var(--paadam-line);
  }
`;

const Who = styled(Head)`
  & > span {
    flex: none;
    width: 4rem;
    height: 4rem;
    border-radius: 50%;
  }

  & div span {
    width: 8rem;
    height: 1.25rem;
  }

  & div span:nth-child(2) {
    height: 1.5rem;
  }
`;

const Subjects = styled.div`
  & span {
    width: 12rem;
    height: 1.75rem;
    border-radius: var(--paadam-radius-round);
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 0.625rem;
  padding-block: var(--paadam-space-2);
`;

const Words = styled(Lines)`
  & span {
    height: 1rem;
  }

  & span:last-child {
    width: 70%;
  }
`;

const Facts = styled(Lines)`
  & span {
    width: 60%;
    height: 0.875rem;
  }

  & span:nth-child(3n + 1) {
    width: 8rem;
  }
`;

const Offer = styled(Foot)`
  & span {
    width: 7rem;
    height: 2rem;
  }

  & span:last-child {
    height: 2.75rem;
    border-radius: var(--paadam-radius-control);
  }
`;

const wordLines = [1, 2, 3, 4];
const factLines = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A tutor's card on its way, in the shape and about the size of most. */
export function TutorCardSkeleton() {
  return (
    <Whole as="div">
      <Bones>
        <Who>
          <span />
          <div>
            <span />
            <span />
            <span />
          </div>
        </Who>
        <Subjects>
          <span />
        </Subjects>
        <Words>
          {wordLines.map((line) => (
            <span key={line} />
          ))}
        </Words>
        <Facts>
          {factLines.map((line) => (
            <span key={line} />
          ))}
        </Facts>
        <Offer>
          <span />
          <span />
        </Offer>
      </Bones>
    </Whole>
  );
}
