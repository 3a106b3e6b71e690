import { keyframes, styled } from 'styled-components';
import { About, Book, Price, row, Who, Whole } from './tutorCard.styles';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/*
 * The card moves as one: of each element that moves the browser keeps a layer, and twenty layers a card cost a phone more
 * than the cards themselves.
 */
const Bones = styled(Whole)`
  animation: ${breathe} 2s ease-in-out infinite;

  & span {
    display: block;
    max-width: 100%;
    border-radius: var(--paadam-radius-small);
    background: var(--paadam-line);
  }
`;

const Photo = styled.span`
  flex: none;
  width: 4rem;
  height: 4rem;

  ${Who} > && {
    border-radius: 50%;
  }
`;

/* As high as the lines that come, with space around what is drawn. */
const Lines = styled.div`
  & span {
    width: 9rem;
    height: 1.125rem;
    margin-block: 0.2rem;
  }

  & span:last-child {
    width: 11rem;
  }
`;

const Words = styled(About)`
  & span {
    height: 1rem;
    margin-block: 0.25rem;
  }

  & span:first-child {
    width: 12rem;
  }

  & span:last-child {
    width: 70%;
  }
`;

const Times = styled.div`
  grid-area: times;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: end;
  gap: var(--paadam-space-2);

  ${row} {
    min-height: 4.5625rem;
  }

  & > span {
    height: 3rem;
  }
`;

const Cost = styled(Price)`
  & > span {
    width: 7rem;
    height: 1.75rem;
  }
`;

const Way = styled(Book)`
  & > span {
    width: 8rem;
    height: var(--paadam-control-height);
  }
`;

const Fold = styled.div`
  grid-area: fold;
  min-height: var(--paadam-control-height);
`;

/** A tutor's card on its way, in the shape and of the size of most. */
export function TutorCardSkeleton() {
  return (
    <Bones as="div">
      <Who>
        <Photo />
        <Lines>
          <span />
          <span />
          <span />
        </Lines>
      </Who>
      <Words>
        <span />
        <span />
        <span />
      </Words>
      <Cost>
        <span />
      </Cost>
      <Times>
        <span />
        <span />
        <span />
      </Times>
      <Way>
        <span />
      </Way>
      <Fold />
    </Bones>
  );
}
