import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface SectionHeadProps {
  /** The heading's text. */
  children: ReactNode;
  /** Of the heading, so that it can name its section. */
  id: string;
  lead?: ReactNode;
  /** A way on, to the right of the heading. */
  way?: ReactNode;
  /** To bring the heading into view and give it focus. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const Head = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  margin-bottom: clamp(var(--paadam-space-3), 3vw, var(--paadam-space-8));

  @media (max-width: 39.99rem) {
    gap: var(--paadam-space-1);
  }

  & h2:focus-visible {
    outline: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-4);

  & > :not(h2) {
    flex: none;
    margin-block: -0.5rem;
    /* A quiet button’s words end where the section does. */
    margin-inline-end: calc(-1 * var(--paadam-space-4));
  }
`;

const Lead = styled.div`
  max-width: 44rem;
  font-size: var(--paadam-text-18);
  line-height: 1.5;
  color: var(--paadam-muted);

  @media (max-width: 39.99rem) {
    font-size: var(--paadam-text-16);
    line-height: 1.4;
  }
`;

/** A section's heading with a way on, and a line below it. */
export function SectionHead({ children, id, lead, way, headingRef }: SectionHeadProps) {
  return (
    <Head>
      <Line>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {children}
        </h2>
        {way}
      </Line>
      {lead && <Lead>{lead}</Lead>}
    </Head>
  );
}
