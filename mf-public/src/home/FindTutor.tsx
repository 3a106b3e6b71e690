import type { Subject } from '@paadam/shared/contract';
import { foldText, type Level, levelName, levels, limits, prefixOf } from '@paadam/shared/domain';
import { useNavigate } from '@paadam/shared/router';
import { dataOf, selectSubjects, usePaadamSelector } from '@paadam/shared/state';
import { Button, Field, Select } from '@paadam/shared/ui';
import { SearchField } from '@paadam/shared/ui/SearchField';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { language } from '@paadam/shared/words';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as texts from '../messages/home';
import { addressOf, type TutorQuestion } from '../tutors/question';

const Form = styled.form.attrs({ role: 'search' })`
  display: grid;
  grid-template: 'words words' 'level go' / minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--paadam-space-2);
  max-width: 36rem;

  @media (min-width: 40rem) {
    grid-template: 'words level go' / minmax(0, 1fr) 10.5rem auto;
  }
`;

const Words = styled(Field)`
  grid-area: words;
`;

const LevelSelect = styled(Select)`
  grid-area: level;
`;

const Go = styled(Button)`
  grid-area: go;
`;

/** @returns the subject whose name, or one of whose other names, the words are */
const subjectOf = (words: string, subjects: readonly Subject[]): string | undefined => {
  const wanted = foldText(words);
  return subjects.find(({ name, aliases }) => [name, ...aliases].some((known) => foldText(known) === wanted))
    ?._id;
};

/** "Is there a person for me?": a subject, of the catalogue or in words of one's own, and a level. Leads to the tutors. */
export function FindTutor() {
  const subjects = dataOf(usePaadamSelector(selectSubjects)) ?? [];
  const navigate = useNavigate();
  const namesId = useId();
  const [text, setText] = useState('');
  const [level, setLevel] = useState<Level>();
  const form = useRef<HTMLFormElement>(null);
  useTyped(form, (typed) => {
    setText((known) => typed.q ?? known);
    setLevel((known) => levels.find((one) => one === typed.level) ?? known);
  });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The search page shortens the text to the allowed length.
    const words = text.trim().replace(/\s+/g, ' ');
    const subject = subjectOf(words, subjects);
    const question: TutorQuestion = {
      ...(subject ? { subject } : words && { q: words }),
      ...(level && { level }),
    };
    const search = addressOf(new URLSearchParams(), question).toString();
    navigate(search ? `/tutors?${search}` : '/tutors');
  };
  return (
    <Form
      ref={form}
      aria-label={texts.findATutor()}
      action={`${prefixOf(language())}/tutors`}
      onSubmit={find}
    >
      <Words label={texts.question()}>
        <SearchField
          name="q"
          value={text}
          onChange={({ target }) => setText(target.value)}
          list={namesId}
          maxLength={limits.searchCharacters}
          placeholder={texts.example()}
          autoComplete="off"
        />
      </Words>
      <datalist id={namesId}>
        {subjects.map(({ _id, name }) => (
          <option key={_id} value={name} />
        ))}
      </datalist>
      <LevelSelect
        name="level"
        aria-label={texts.level()}
        value={level ?? ''}
        onChange={({ target }) => setLevel(levels.find((known) => known === target.value))}
      >
        <option value="">{texts.anyLevel()}</option>
        {levels.map((known) => (
          <option key={known} value={known}>
            {levelName(known)}
          </option>
        ))}
      </LevelSelect>
      <Go type="submit">{texts.findTutors()}</Go>
    </Form>
  );
}
