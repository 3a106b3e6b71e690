import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { about } from './content';

const Columns = styled.div`
  display: grid;
  gap: var(--paadam-space-8) var(--paadam-space-16);

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
  max-width: 42rem;
  font-size: var(--paadam-text-18);
`;

const Facts = styled(Card).attrs({ as: 'dl' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: var(--paadam-space-6);

  & div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: end;
  }

  & dt {
    color: var(--paadam-muted);
  }

  & dd {
    font-size: var(--paadam-text-28);
    font-weight: var(--paadam-weight-heading);
    line-height: 1.3;
    letter-spacing: -0.015em;
    color: var(--paadam-brand);
  }
`;

/** Where Paadam comes from. */
export function Story() {
  const { paragraphs, facts } = about.story;
  return (
    <Columns>
      <Words>
        {paragraphs.map((paragraph) => (
          <p key={paragraph()}>{paragraph()}</p>
        ))}
      </Words>
      <Facts>
        {facts.map(({ value, label }) => (
          <div key={value()}>
            <dt>{label()}</dt>
            <dd>{value()}</dd>
          </div>
        ))}
      </Facts>
    </Columns>
  );
}
