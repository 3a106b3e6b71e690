import { Avatar, Card } from '@paadam/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Carousel } from '../carousel/Carousel';
import { home, type Testimonial, testimonials } from '../content';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import { StatisticsStrip } from '../statistics/StatisticsStrip';
import { Banners } from './Banners';
import { Benefits } from './Benefits';
import { Entrance } from './Entrance';
import { Hero } from './Hero';
import { SubjectsSection } from './SubjectsSection';

const Whole = styled(Entrance)`
  display: grid;
`;

const Quote = styled(Card).attrs({ as: 'figure' })`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--paadam-space-6);
`;

const Words = styled.blockquote`
  font-size: var(--paadam-text-18);
  line-height: 1.5;
`;

const Speaker = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  font-weight: 600;
`;

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

/** One learner's words. */
function TestimonialCard({ testimonial: { name, text, img, delay } }: { testimonial: Testimonial }) {
  return (
    <Whole delay={delay}>
      <Quote>
        <Words>{text}</Words>
        <Speaker>
          <Avatar name={name} src={img} size={44} />
          {name}
        </Speaker>
      </Quote>
    </Whole>
  );
}
