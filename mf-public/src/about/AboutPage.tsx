import { useId } from 'react';
import { about } from '../content';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import { StatisticsStrip } from '../statistics/StatisticsStrip';
import { AboutHero } from './AboutHero';
import { HowItWorks } from './HowItWorks';
import { Invitation } from './Invitation';
import { Mission } from './Mission';
import { Story } from './Story';
import { TeamCard } from './TeamCard';
import { Three } from './Three';
import { Values } from './Values';

/** How Paadam works, where it comes from, and who is behind it. */
export default function AboutPage() {
  const id = useId();
  return (
    <Page>
      <Section as="div">
        <AboutHero />
      </Section>
      <Section aria-label="Paadam in figures">
        <StatisticsStrip statistics={about.statistics} />
      </Section>
      <Section aria-labelledby={`${id}how`}>
        <SectionHead id={`${id}how`}>{about.howItWorks.title}</SectionHead>
        <HowItWorks />
      </Section>
      <Section aria-labelledby={`${id}story`}>
        <SectionHead id={`${id}story`}>{about.story.title}</SectionHead>
        <Story />
      </Section>
      <Section aria-labelledby={`${id}mission`}>
        <Mission headingId={`${id}mission`} />
      </Section>
      <Section aria-labelledby={`${id}values`}>
        <SectionHead id={`${id}values`}>{about.values.title}</SectionHead>
        <Values />
      </Section>
      <Section aria-labelledby={`${id}team`}>
        <SectionHead id={`${id}team`}>{about.team.title}</SectionHead>
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
