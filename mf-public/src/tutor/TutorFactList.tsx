import { examBoardName, languageName, levelName } from '@paadam/shared/domain';
import { BookOpenCheck, Clock, Languages, type LucideIcon, School } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/tutor';
import { noticeText } from './noticeText';
import type { PublicTutor } from './publicTutor';
import { replyText } from './replyText';

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-1) var(--paadam-space-5);
  line-height: 1.45;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--paadam-space-2);
    align-items: start;
  }

  & svg {
    margin-top: 0.15em;
    color: var(--paadam-brand);
  }
`;

/** What a family asks first: how much taught, how soon answered, in which language, for which level. */
export function TutorFactList({ tutor }: { tutor: PublicTutor }) {
  const { lessonsTaught, replyMinutes, noticeMinutes = 0, languages, levels, boards } = tutor;
  const facts: [LucideIcon, string][] = [];
  if (lessonsTaught > 0) {
    facts.push([BookOpenCheck, words.lessonsTaught({ lessonsTaught })]);
  }
  const answers = [replyMinutes !== null && replyText(replyMinutes), noticeText(noticeMinutes)].filter(
    Boolean,
  );
  const answering = answers.join(', ');
  if (answering) facts.push([Clock, `${answering.charAt(0).toUpperCase()}${answering.slice(1)}`]);
  if (languages.length > 0)
    facts.push([Languages, words.speaks({ languages: languages.map(languageName).join(', ') })]);
  const taught = [...levels.map(levelName), ...boards.map(examBoardName)];
  if (taught.length > 0) facts.push([School, taught.join(', ')]);
  if (facts.length === 0) return null;
  return (
    <List aria-label={words.inShort()}>
      {facts.map(([Icon, text]) => (
        <li key={text}>
          <Icon size={18} aria-hidden />
          {text}
        </li>
      ))}
    </List>
  );
}
