import { Card, PageTitle } from '@paadam/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { LetterDrawing } from '../drawings/LetterDrawing';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import * as words from '../messages/contact';
import { ContactForm } from './ContactForm';
import { ContactWays } from './ContactWays';
import { contact } from './content';

const Columns = styled(Section).attrs({ as: 'div' })`
  display: grid;
  align-items: start;
  gap: var(--paadam-space-10) var(--paadam-space-16);
  padding-top: clamp(var(--paadam-space-8), 4vw, var(--paadam-space-10));

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
`;

const FormCard = styled(Card)`
  display: grid;
  gap: var(--paadam-space-6);
  padding: clamp(var(--paadam-space-5), 4vw, var(--paadam-space-10));

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

const Beside = styled.div`
  display: grid;
  gap: var(--paadam-space-8);

  & > svg {
    width: min(18rem, 100%);
    height: auto;
  }

  @media (max-width: 59.99rem) {
    & > svg {
      display: none;
    }
  }
`;

/** A way to write to the site's operator, and where else they are. */
export default function ContactPage() {
  const formTitleId = useId();
  return (
    <Page>
      <Section as="div">
        <PageTitle size="hero" lead={contact.lead()}>
          {words.contactUs()}
        </PageTitle>
      </Section>
      <Columns>
        <FormCard>
          <h2 id={formTitleId}>{contact.formTitle()}</h2>
          <ContactForm labelledBy={formTitleId} />
        </FormCard>
        <Beside>
          <LetterDrawing />
          <ContactWays />
        </Beside>
      </Columns>
    </Page>
  );
}
