import { useRef } from 'react';
import { tutors } from '../content';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { StatisticsStrip } from '../statistics/StatisticsStrip';
import { AllTutors } from './AllTutors';
import { TutorsHero } from './TutorsHero';

/** Every listed tutor. */
export default function TutorsPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const start = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Page>
      <Section>
        <TutorsHero onStart={start} />
      </Section>
      <Section aria-label="Paadam in figures">
        <StatisticsStrip statistics={tutors.statistics} />
      </Section>
      <AllTutors headingRef={heading} />
    </Page>
  );
}
