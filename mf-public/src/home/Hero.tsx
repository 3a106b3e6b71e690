import { LinkButton, PageTitle } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { home } from '../content';
import { HeroDrawing } from '../drawings/HeroDrawing';
import { Entrance } from './Entrance';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: var(--paadam-space-8) var(--paadam-space-12);

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--paadam-space-8);
`;

const Title = styled(PageTitle)`
  & h1 {
    font-size: clamp(var(--paadam-text-36), 1.4rem + 3.2vw, 3.5rem);
    line-height: 1.08;
    letter-spacing: -0.025em;
  }

  & p {
    max-width: 34rem;
    margin-top: var(--paadam-space-4);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);
`;

const Picture = styled.div`
  display: grid;
  justify-items: center;

  & svg {
    width: 100%;
    max-width: 34rem;
    height: auto;
  }

  @media (max-width: 55.99rem) {
    & svg {
      max-width: 26rem;
    }
  }
`;

/** What the site is for, in one sentence, and the two ways on. */
export function Hero() {
  return (
    <Columns>
      <Entrance>
        <Words>
          <Title documentTitle={home.documentTitle} lead={home.lead}>
            {home.title}
          </Title>
          <Ways>
            <LinkButton to="/tutors" size="large">
              Get Started
            </LinkButton>
            <LinkButton to="/about" size="large" variant="secondary">
              See how it works
            </LinkButton>
          </Ways>
        </Words>
      </Entrance>
      <Entrance delay={0.15}>
        <Picture>
          <HeroDrawing />
        </Picture>
      </Entrance>
    </Columns>
  );
}
