import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Avatar, Card } from '@paadam/shared/ui';
import { useIsLive } from '@paadam/shared/ui/useIsLive';
import { lazy, Suspense, useId } from 'react';
import { styled } from 'styled-components';
import { Carousel } from '../carousel/Carousel';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { SectionHead } from '../layout/SectionHead';
import * as texts from '../messages/home';
import { StatisticsStrip } from '../statistics/StatisticsStrip';
import { Banners } from './Banners';
import { Benefits } from './Benefits';
import { home, type Testimonial, testimonials } from './content';
import { Entrance } from './Entrance';
import { FeaturedTutors } from './FeaturedTutors';
import { Hero } from './Hero';
import { Waiting } from './nextLesson.styles';
import { SubjectsSection } from './SubjectsSection';

/* Only for the signed-in, and so in a chunk of its own. */
const NextLesson = lazy(() => import(/* webpackChunkName: "next-lesson" */ './NextLesson'));

const Next = styled(Section)`
  padding-top: var(--paadam-space-5);
`;

const Opening = styled(Section)`
  padding-top: clamp(var(--paadam-space-4), 5vw, var(--paadam-space-12));
`;

const Figures = styled(Section)`
  padding-top: clamp(var(--paadam-space-5), 4vw, var(--paadam-space-10));
`;

const Whole = styled(Entrance)`
  display: grid;
`;

const Quote = styled(Card).attrs({ as: 'figure' })`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: clamp(var(--paadam-space-3), 3vw, var(--paadam-space-6));
`;

const Words = styled.blockquote`
  line-height: 1.5;

  @media (min-width: 40rem) {
    font-size: var(--paadam-text-18);
  }
`;

const Speaker = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  font-weight: 600;

  /* Beside the carousel's buttons. */
  @media (max-width: 639px) {
    padding-inline-end: 9.5rem;
  }
`;

/** The front page. */
export default function HomePage() {
  const id = useId();
  return (
    <Page>
      <OwnNextLesson />
      <Opening>
        <Hero />
      </Opening>
      <Figures aria-label={texts.paadamInFigures()}>
        <StatisticsStrip statistics={home.statistics} size="small" />
      </Figures>
      <FeaturedTutors />
      <SubjectsSection />
      <Section aria-labelledby={`${id}benefits`}>
        <SectionHead id={`${id}benefits`}>{home.benefitsTitle()}</SectionHead>
        <Benefits />
      </Section>
      <Section aria-label={texts.invitations()}>
        <Banners />
      </Section>
      <Section aria-labelledby={`${id}testimonials`}>
        <SectionHead id={`${id}testimonials`}>{home.testimonialsTitle()}</SectionHead>
        <Carousel
          label={texts.testimonials()}
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

/** What comes next for the signed-in person. */
function OwnNextLesson() {
  const user = usePaadamSelector(selectUser);
  const isLive = useIsLive();
  return user ? (
    <Next as="div">
      {/* What is soon is told by the minute: it would be another by the time that a drawn page is taken over. */}
      {isLive ? (
        <Suspense fallback={<Waiting />}>
          <NextLesson user={user} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </Next>
  ) : null;
}

/** One learner's words. */
function TestimonialCard({ testimonial: { name, text, img, delay } }: { testimonial: Testimonial }) {
  return (
    <Whole delay={delay}>
      <Quote>
        <Words>{text()}</Words>
        <Speaker data-people dir="auto">
          <Avatar name={name} src={img} size={44} />
          {name}
        </Speaker>
      </Quote>
    </Whole>
  );
}
