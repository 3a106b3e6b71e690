import { Avatar, Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import type { Testimonial } from '../content';
import { Entrance } from './Entrance';

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

/** One learner's words. */
export function TestimonialCard({ testimonial: { name, text, img, delay } }: { testimonial: Testimonial }) {
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
