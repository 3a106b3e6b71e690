import { type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';

interface PageTitleProps {
  /** The heading's text, and the document's title unless `documentTitle` differs. */
  children: ReactNode;
  /** Where the heading is no plain text, or the document's title should say more. */
  documentTitle?: string;
  /** 'hero' is for a public page's opening, up to 48 px. Default 'page'. */
  size?: 'page' | 'hero';
  /** A sentence below. */
  lead?: ReactNode;
  /** Buttons or links at the end of the line. */
  actions?: ReactNode;
  className?: string;
}

const hero = css`
  font-size: clamp(var(--paadam-text-36), 1.5rem + 3.4vw, var(--paadam-text-48));
  letter-spacing: -0.022em;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--paadam-space-3) var(--paadam-space-6);
`;

const Heading = styled.h1<{ $size: 'page' | 'hero' }>`
  ${({ $size }) => $size === 'hero' && hero}

  /* In a low window, as with text twice its size, the page itself is to be seen. */
  @media (max-height: 32rem) {
    font-size: var(--paadam-text-28);
  }
`;

const Lead = styled.p`
  max-width: 44rem;
  margin-top: var(--paadam-space-2);
  font-size: var(--paadam-text-18);
  line-height: 1.5;
  color: var(--paadam-muted);

  @media (max-height: 32rem) {
    margin-top: var(--paadam-space-1);
    font-size: var(--paadam-text-16);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);
`;

/** The page's one `h1`, which can take focus after navigation; names the document, too: "Bookings · Paadam". */
export function PageTitle({
  children,
  documentTitle,
  lead,
  actions,
  size = 'page',
  className,
}: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = documentTitle ?? (typeof children === 'string' ? children : undefined);
  useEffect(() => {
    // Inside a shadow root the document is another person's.
    if (heading.current?.getRootNode() !== document) return;
    const text = name ?? heading.current.textContent;
    document.title = text ? `${text} · Paadam` : 'Paadam';
  }, [name]);
  return (
    <Bar className={className}>
      <div>
        <Heading $size={size} ref={heading} tabIndex={-1}>
          {children}
        </Heading>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Bar>
  );
}
