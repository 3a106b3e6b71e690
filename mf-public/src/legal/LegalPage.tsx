import { formatDay } from '@paadam/shared/domain';
import { NotFoundPage, useHost } from '@paadam/shared/portal';
import { Link, useLocation } from '@paadam/shared/router';
import { PageTitle } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { useMedia } from '../layout/useMedia';
import * as texts from '../messages/legal';
import { keyOf, LegalBlock } from './LegalBlock';
import type { LegalText } from './legalText';
import { legalTexts } from './texts';

/* Beside the text where there is room, else above it and folded. */
const room = '(min-width: 60rem)';

const Columns = styled(Section).attrs({ as: 'div' })`
  display: grid;
  align-items: start;
  gap: clamp(var(--paadam-space-6), 4vw, var(--paadam-space-8)) var(--paadam-space-16);
  padding-top: clamp(var(--paadam-space-5), 4vw, var(--paadam-space-8));

  @media ${room} {
    grid-template-columns: 16rem minmax(0, 44rem);
  }
`;

const Place = styled.nav`
  & h2 {
    display: inline;
    font-size: var(--paadam-text-16);
  }

  & > h2 {
    display: block;
    margin-bottom: var(--paadam-space-2);
  }

  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--paadam-control-height);
    padding-inline: var(--paadam-space-4);
    border-radius: var(--paadam-radius-control);
    cursor: pointer;
  }

  & summary::-webkit-details-marker {
    display: none;
  }

  & details {
    border: 1px solid var(--paadam-edge);
    border-radius: var(--paadam-radius-control);
    background: var(--paadam-surface);
  }

  & details[open] {
    padding-bottom: var(--paadam-space-2);
  }

  & details[open] summary svg {
    rotate: 180deg;
  }

  & details a {
    padding-inline: var(--paadam-space-4);
  }

  & a {
    display: flex;
    align-items: center;
    min-height: var(--paadam-control-height);
    padding-block: 0.35rem;
    line-height: 1.35;
  }

  @media ${room} {
    position: sticky;
    top: 5.5rem;
    max-height: calc(100vh - 7rem);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-10);
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);

  & h2 {
    font-size: var(--paadam-text-22);
  }

  & h2:focus-visible {
    outline: none;
  }
`;

const List = styled.ul.attrs({ role: 'list' })``;

const Since = styled.p`
  margin-top: var(--paadam-space-3);
  color: var(--paadam-muted);
`;

/** A day without a time is midnight in UTC. */
const inWords = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The rules of the site, and its help: which of them, the address says. */
export default function LegalPage() {
  const location = useLocation();
  const { operator, contactEmail } = useHost();
  const parts = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const id = location.hash.slice(1);
    const heading = [...(parts.current?.querySelectorAll('h2') ?? [])].find((one) => one.id === id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [location]);

  const textOf = legalTexts[location.pathname.toLowerCase().replace(/\/+$/, '')];
  if (!textOf) return <NotFoundPage />;
  const text = textOf({ operator, email: contactEmail });
  return (
    <Page>
      <Section as="div">
        <PageTitle size="hero" lead={text.lead}>
          {text.title}
        </PageTitle>
        <Since>
          <Words
            of={texts.inTheseWordsSince}
            day={formatDay(text.date, inWords)}
            time={(day) => <time dateTime={text.date}>{day}</time>}
          />
        </Since>
      </Section>
      <Columns>
        <Contents parts={text.parts} />
        <Text ref={parts}>
          {text.parts.map(({ id, title, blocks }) => (
            <Part key={id}>
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              {blocks.map((block) => (
                <LegalBlock key={keyOf(block)} block={block} />
              ))}
            </Part>
          ))}
        </Text>
      </Columns>
    </Page>
  );
}

/** The list of what is on the page: open beside it, folded above it. */
function Contents({ parts }: { parts: LegalText['parts'] }) {
  const headingId = useId();
  // Where there is no room it stands above the text, and would move it.
  const hasRoom = useMedia(room, false);
  const heading = <h2 id={headingId}>{texts.onThisPage()}</h2>;
  const list = (
    <List>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ hash: id }}>{title}</Link>
        </li>
      ))}
    </List>
  );
  return (
    <Place aria-labelledby={headingId}>
      {hasRoom ? (
        <>
          {heading}
          {list}
        </>
      ) : (
        <details>
          <summary>
            {heading}
            <ChevronDown size={18} aria-hidden />
          </summary>
          {list}
        </details>
      )}
    </Place>
  );
}
