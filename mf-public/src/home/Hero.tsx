import { LinkButton, PageTitle } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as texts from '../messages/home';
import { home } from './content';
import { Entrance } from './Entrance';
import { FindTutor } from './FindTutor';
import { HomeDrawing } from './HomeDrawing';

/* Below this width a phone has room for words alone. */
const wide = '@media (min-width: 56rem)';

const Columns = styled.div`
  display: grid;
  align-items: center;

  ${wide} {
    gap: var(--paadam-space-12);
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--paadam-space-3);

  ${wide} {
    gap: var(--paadam-space-6);
  }
`;

const Title = styled(PageTitle)`
  & h1 {
    font-size: clamp(var(--paadam-text-28), 1rem + 3.4vw, 3.5rem);
    line-height: 1.08;
    letter-spacing: -0.025em;
  }

  & p {
    max-width: 34rem;
  }

  @media (max-width: 39.99rem) {
    & p {
      font-size: var(--paadam-text-16);
      line-height: 1.4;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);

  & > a {
    padding-inline: var(--paadam-space-4);
  }
`;

const Picture = styled.div`
  display: none;
  justify-items: center;

  & > span {
    width: 100%;
    max-width: 30rem;
  }

  ${wide} {
    display: grid;
  }
`;

/** What the site is for, in one sentence, the question after a person who teaches it, and the two ways on. */
export function Hero() {
  return (
    <Columns>
      <Entrance>
        <Words>
          <Title documentTitle={home.documentTitle()} lead={home.lead()}>
            {home.title()}
          </Title>
          <FindTutor />
          <Ways>
            <LinkButton to="/tutors" variant="secondary">
              {texts.getStarted()}
            </LinkButton>
            <LinkButton to="/about" variant="quiet">
              {texts.seeHowItWorks()}
            </LinkButton>
          </Ways>
        </Words>
      </Entrance>
      <Entrance delay={0.15}>
        <Picture>
          <HomeDrawing name="hero" width={640} height={520} />
        </Picture>
      </Entrance>
    </Columns>
  );
}
