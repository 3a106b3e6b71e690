import * as words from '../messages/names';

/** The examining boards whose courses a tutor knows. */
export const examBoards = ['cbse', 'icse', 'state', 'ib', 'igcse', 'nios'] as const;
export type ExamBoard = (typeof examBoards)[number];

const names: Readonly<Record<Exclude<ExamBoard, 'state'>, string>> = {
  cbse: 'CBSE',
  icse: 'ICSE',
  ib: 'IB',
  igcse: 'IGCSE',
  nios: 'NIOS',
};

/** @returns what screens call it: boards go by their own names, but for those of the states together */
export const examBoardName = (board: ExamBoard): string =>
  board === 'state' ? words.stateBoard() : names[board];
