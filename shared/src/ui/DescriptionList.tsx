import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface Fact {
  term: string;
  value: ReactNode;
}

interface DescriptionListProps {
  facts: readonly Fact[];
}

const Frame = styled.div`
  container-type: inline-size;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5) var(--paadam-space-8);

  @container (min-width: 32rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & dt {
    font-size: var(--paadam-text-14);
    line-height: 1.45;
    color: var(--paadam-muted);
  }

  & dd {
    font-weight: var(--paadam-weight-strong);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

/** Facts about one thing, each with its term: in two columns, on a phone in one. */
export function DescriptionList({ facts }: DescriptionListProps) {
  return (
    <Frame>
      <List>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Frame>
  );
}
