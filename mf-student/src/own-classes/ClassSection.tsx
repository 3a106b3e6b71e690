import { Badge } from '@paadam/shared/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface ClassSectionProps {
  title: string;
  /** How many there are, in a few signs; absent where that is not worth saying. */
  count?: string | undefined;
  /** Below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  container-type: inline-size;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-3);

  & h2 {
    font-size: var(--paadam-text-22);
  }

  & p {
    flex-basis: 100%;
    color: var(--paadam-muted);
  }
`;

/** A heading with the number of classes below it. */
export function ClassSection({ title, count, lead, children }: ClassSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {count && <Badge>{count}</Badge>}
        {lead && <p>{lead}</p>}
      </Head>
      {children}
    </Section>
  );
}
