import { limits } from '@paadam/shared/domain';
import { isComposing } from '@paadam/shared/ui/keyboard';
import { SearchField } from '@paadam/shared/ui/SearchField';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { useRef } from 'react';
import { styled } from 'styled-components';
import * as texts from '../messages/tutors';
import { tidyWords } from './questionOf';
import { useSettledText } from './useSettledText';
import type { TutorSearch } from './useTutorSearch';

// The element of that name is not known everywhere yet.
const Landmark = styled.div.attrs({ role: 'search' })``;

/** The words to look for. Enter does not wait for the pause. */
export function SearchWords({ search: { question, enter: enterPart } }: { search: TutorSearch }) {
  const { text, enter, settle, leave } = useSettledText(question.q ?? '', tidyWords, (q) =>
    enterPart('q', { q: q || undefined }),
  );
  const landmark = useRef<HTMLDivElement>(null);
  useTyped(landmark, (typed) => enter(typed.q ?? ''));
  return (
    <Landmark ref={landmark} aria-label={texts.tutors()}>
      <SearchField
        name="q"
        aria-label={texts.search()}
        value={text}
        maxLength={limits.searchCharacters}
        placeholder={texts.searchHint()}
        autoComplete="off"
        onChange={(event) => enter(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && settle()}
      />
    </Landmark>
  );
}
