import { limits } from '@paadam/shared/domain';
import { Field } from '@paadam/shared/ui';
import { SearchField } from '@paadam/shared/ui/SearchField';
import { styled } from 'styled-components';
import { tidyWords } from './question';
import { useSettledText } from './useSettledText';
import type { TutorSearch } from './useTutorSearch';

// The element of that name is not known everywhere yet.
const Landmark = styled.div.attrs({ role: 'search' })``;

/** The words to look for. Enter does not wait for the pause. */
export function SearchWords({ search: { question, enter: enterPart } }: { search: TutorSearch }) {
  const { text, enter, settle, leave } = useSettledText(question.q ?? '', tidyWords, (q) =>
    enterPart('q', { q: q || undefined }),
  );
  return (
    <Landmark aria-label="Tutors">
      <Field label="Search">
        <SearchField
          name="q"
          value={text}
          maxLength={limits.searchCharacters}
          placeholder="A name, a subject, a topic"
          autoComplete="off"
          onChange={(event) => enter(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
      </Field>
    </Landmark>
  );
}
