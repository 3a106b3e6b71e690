import type { Subject } from '@paadam/shared/contract';
import {
  Atom,
  BookOpen,
  Bot,
  Brain,
  Calculator,
  ChartLine,
  CodeXml,
  FlaskConical,
  Flower,
  Globe,
  Landmark,
  Languages,
  Leaf,
  type LucideIcon,
  Music,
  Palette,
  PenLine,
  Puzzle,
  Trophy,
} from 'lucide-react';

/** The first whose keyword is in the subject's slug counts, so the narrower ones stand first. */
const icons: readonly (readonly [keyword: RegExp, icon: LucideIcon])[] = [
  [/jee|neet|exam|preparation/i, Trophy],
  [/environment|biolog|botan|zoolog/i, Leaf],
  [/data|statistic|econom|account|business|commerce/i, ChartLine],
  [/computer|web|program|coding/i, CodeXml],
  [/robot/i, Bot],
  [/math|abacus|algebra|calculus/i, Calculator],
  [/physic/i, Atom],
  [/chemi/i, FlaskConical],
  [/spoken|hindi|tamil|sanskrit|french|german|spanish|language/i, Languages],
  [/english|writing|literature/i, PenLine],
  [/history|politic|civic/i, Landmark],
  [/geograph/i, Globe],
  [/psycholog/i, Brain],
  [/music|guitar|piano|sing/i, Music],
  [/draw|paint|art\b/i, Palette],
  [/chess/i, Puzzle],
  [/yoga/i, Flower],
];

/** @returns the icon that a keyword in the subject's slug, which is of its English name, asks for; an open book where none does */
export const subjectIconOf = ({ slug }: Pick<Subject, 'slug'>): LucideIcon =>
  icons.find(([keyword]) => keyword.test(slug))?.[1] ?? BookOpen;
