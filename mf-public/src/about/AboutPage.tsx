import { PageTitle } from '@paadam/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { TreeDrawing } from '../drawings/TreeDrawing';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import * as words from '../messages/about';
import { StatisticsStrip } from '../statistics/StatisticsStrip';
import { about } from './content';
import { HowItWorks } from './HowItWorks';
import { Invitation } from './Invitation';
import { Story } from './Story';
import { TeamCard } from './TeamCard';
import { Three } from './Three';
import { Values } from './Values';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: var(--paadam-space-8) var(--paadam-space-12);

  & > svg {
    width: 100%;
    max-width: 30rem;
    height: auto;
    justify-self: center;
  }

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

const Ground = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
  justify-items: center;
  padding: clamp(var(--paadam-space-8), 6vw, var(--paadam-space-16)) clamp(var(--paadam-space-5), 5vw, var(--paadam-space-12));
  border-radius: var(--paadam-radius-card);
  text-align: center;
  color: var(--paadam-tile-green-ink);
  background: var(--paadam-tile-green-ground);

  & h2 {
    font-size: var(--paadam-text-18);
    letter-spacing: 0;
  }

  & p {
    max-width: 46rem;
    font-size: clamp(var(--paadam-text-22), 1.1rem + 1.4vw, var(--paadam-text-28));
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
`;

/** How Paadam works, where it comes from, and who is behind it. */
export default function AboutPage() {
  const id = useId();
  return (
    <Page>
      <Section as="div">
        <AboutHero />
      </Section>
      <Section aria-label={words.paadamInFigures()}>
        <StatisticsStrip statistics={about.statistics} />
      </Section>
      <Section aria-labelledby={`${id}how`}>
        <SectionHead id={`${id}how`}>{about.howItWorks.title()}</SectionHead>
        <HowItWorks />
      </Section>
      <Section aria-labelledby={`${id}story`}>
        <SectionHead id={`${id}story`}>{about.story.title()}</SectionHead>
        <Story />
      </Section>
      <Section aria-labelledby={`${id}mission`}>
        <Mission headingId={`${id}mission`} />
      </Section>
      <Section aria-labelledby={`${id}values`}>
        <SectionHead id={`${id}values`}>{about.values.title()}</SectionHead>
        <Values />
      </Section>
      <Section aria-labelledby={`${id}team`}>
        <SectionHead id={`${id}team`}>{about.team.title()}</SectionHead>
        <Team />
      </Section>
      <Section aria-labelledby={`${id}invitation`}>
        <Invitation headingId={`${id}invitation`} />
      </Section>
    </Page>
  );
}

/** The three people behind it. */
function Team() {
  return (
    <Three>
      {about.team.members.map((member) => (
        <li key={member.id}>
          <TeamCard member={member} />
        </li>
      ))}
    </Three>
  );
}

/** What the name means and what the place is for. */
function AboutHero() {
  return (
    <Columns>
      <PageTitle size="hero" lead={about.lead()}>
        {words.aboutUs()}
      </PageTitle>
      <TreeDrawing />
    </Columns>
  );
}

/** What it is all for, in one sentence. */
function Mission({ headingId }: { headingId: string }) {
  const { title, text } = about.mission;
  return (
    <Ground>
      <h2 id={headingId}>{title()}</h2>
      <p>{text()}</p>
    </Ground>
  );
}
