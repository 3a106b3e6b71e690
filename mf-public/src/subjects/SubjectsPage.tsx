import { PageTitle } from '@paadam/shared/ui';
import { subjects } from '../content';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { Catalogue } from './Catalogue';

/** What can be learned here, and the way to who teaches it. */
export default function SubjectsPage() {
  return (
    <Page>
      <Section as="div">
        <PageTitle size="hero" lead={subjects.lead}>
          Explore Subjects
        </PageTitle>
      </Section>
      <Catalogue />
    </Page>
  );
}
