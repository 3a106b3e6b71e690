import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface SectionHeadProps {
  /** The heading's text. */
  children: ReactNode;
  /** Of the heading, so that it can name its section. */
  id: string;
  lead?: ReactNode;
  /** To bring the heading into view and give it focus. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const Head = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  margin-bottom: clamp(var(--paadam-space-4), 3vw, var(--paadam-space-8));

  & h2:focus-visible {
    outline: none;
  }
`;

const Lead = styled.div`
  max-width: 44rem;
  font-size: var(--paadam-text-18);
  line-height: 1.5;
  color: var(--paadam-muted);
`;

/** A section's heading, and a line below it. */
export function SectionHead({ children, id, lead, headingRef }: SectionHeadProps) {
  return (
    <Head>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {children}
      </h2>
      {lead && <Lead>{lead}</Lead>}
    </Head>
  );
}
