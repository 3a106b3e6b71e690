import type { Subject } from '@paadam/shared/contract';
import type { TileName } from '@paadam/shared/ui';
import type { ComponentType } from 'react';
import { AtomDrawing } from './drawings/AtomDrawing';
import { BookDrawing } from './drawings/BookDrawing';
import { ChartDrawing } from './drawings/ChartDrawing';
import { ChessDrawing } from './drawings/ChessDrawing';
import { CodeDrawing } from './drawings/CodeDrawing';
import { ColumnsDrawing } from './drawings/ColumnsDrawing';
import { FlaskDrawing } from './drawings/FlaskDrawing';
import { GlobeDrawing } from './drawings/GlobeDrawing';
import { LeafDrawing } from './drawings/LeafDrawing';
import { LotusDrawing } from './drawings/LotusDrawing';
import { MindDrawing } from './drawings/MindDrawing';
import { MusicDrawing } from './drawings/MusicDrawing';
import { NumbersDrawing } from './drawings/NumbersDrawing';
import { PaletteDrawing } from './drawings/PaletteDrawing';
import { RobotDrawing } from './drawings/RobotDrawing';
import { SpeechDrawing } from './drawings/SpeechDrawing';
import { TrophyDrawing } from './drawings/TrophyDrawing';

type SubjectDrawing = ComponentType<{ tile: TileName }>;

/** The first whose keyword fits counts, so the narrower ones stand first, and whole categories last. */
const drawings: readonly (readonly [keyword: RegExp, drawing: SubjectDrawing])[] = [
  [/jee|neet|exam|preparation/i, TrophyDrawing],
  [/environment|biolog|botan|zoolog/i, LeafDrawing],
  [/data|statistic|econom|account|business|commerce/i, ChartDrawing],
  [/robot/i, RobotDrawing],
  [/computer|web|program|coding|technolog/i, CodeDrawing],
  [/math|abacus|algebra|calculus/i, NumbersDrawing],
  [/chemi/i, FlaskDrawing],
  [/geograph/i, GlobeDrawing],
  [/psycholog/i, MindDrawing],
  [/history|politic|civic/i, ColumnsDrawing],
  [/^english$|literature|writing/i, BookDrawing],
  [/spoken|hindi|tamil|sanskrit|french|german|spanish|language/i, SpeechDrawing],
  [/music|guitar|piano|sing/i, MusicDrawing],
  [/draw|paint|\barts?\b/i, PaletteDrawing],
  [/chess/i, ChessDrawing],
  [/yoga|hobb/i, LotusDrawing],
  [/physic|science/i, AtomDrawing],
  [/humanit/i, ColumnsDrawing],
];

const fitting = (text: string): SubjectDrawing | undefined =>
  drawings.find(([keyword]) => keyword.test(text))?.[1];

/** @returns the drawing that a keyword in the subject's slug, which is of its English name, asks for, else in its category; else an open book */
export const subjectDrawingOf = ({ slug, category }: Pick<Subject, 'slug' | 'category'>): SubjectDrawing =>
  fitting(slug) ?? fitting(category) ?? BookDrawing;
