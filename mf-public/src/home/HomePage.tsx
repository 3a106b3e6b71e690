import { useId } from 'react';
import { Carousel } from '../carousel/Carousel';
import { home, testimonials } from '../content';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import { StatisticsStrip } from '../statistics/StatisticsStrip';
import { Banners } from './Banners';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { SubjectsSection } from './SubjectsSection';
import { TestimonialCard } from './TestimonialCard';

/** The front page. */
export default function HomePage() {
  const id = useId();
  return (
    <Page>
      <Section>
        <Hero />
      </Section>
      <Section aria-label="Paadam in figures">
        <StatisticsStrip statistics={home.statistics} />
      </Section>
      <Section aria-labelledby={`${id}benefits`}>
        <SectionHead id={`${id}benefits`}>{home.benefitsTitle}</SectionHead>
        <Benefits />
      </Section>
      <Section aria-label="Invitations">
        <Banners />
      </Section>
      <SubjectsSection />
      <Section aria-labelledby={`${id}testimonials`}>
        <SectionHead id={`${id}testimonials`}>{home.testimonialsTitle}</SectionHead>
        <Carousel
          label="Testimonials"
          items={testimonials}
          itemKey={(testimonial) => testimonial.id}
          autoplay
        >
          {(testimonial) => <TestimonialCard testimonial={testimonial} />}
        </Carousel>
      </Section>
    </Page>
  );
}
