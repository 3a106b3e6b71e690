import { useRef } from 'react';
import { useBookingChild } from '../booking-child/useBookingChild';
import { tutors } from '../content';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { StatisticsStrip } from '../statistics/StatisticsStrip';
import { AllTutors } from './AllTutors';
import { TutorsHero } from './TutorsHero';

/** Every listed tutor. A parent who came to book for a child finds them at once, without what wins a visitor. */
export default function TutorsPage() {
  const isBooking = useBookingChild() !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const start = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Page>
      <Section>
        <TutorsHero onStart={isBooking ? null : start} />
      </Section>
      {!isBooking && (
        <Section aria-label="Paadam in figures">
          <StatisticsStrip statistics={tutors.statistics} />
        </Section>
      )}
      <AllTutors headingRef={heading} />
    </Page>
  );
}
