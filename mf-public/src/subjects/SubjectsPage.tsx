import { PageTitle } from '@paadam/shared/ui';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import * as words from '../messages/subjects';
import { Catalogue } from './Catalogue';

/** What can be learned here, and the way to who teaches it. */
export default function SubjectsPage() {
  return (
    <Page>
      <Section as="div">
        <PageTitle size="hero" lead={words.lead()}>
          {words.exploreSubjects()}
        </PageTitle>
      </Section>
      <Catalogue />
    </Page>
  );
}
