import * as words from '../messages/names';

/** The examining boards whose courses a tutor knows. */
export const boards = ['cbse', 'icse', 'state', 'ib', 'igcse', 'nios'] as const;
export type Board = (typeof boards)[number];

const names: Readonly<Record<Exclude<Board, 'state'>, string>> = {
  cbse: 'CBSE',
  icse: 'ICSE',
  ib: 'IB',
  igcse: 'IGCSE',
  nios: 'NIOS',
};

/** @returns what screens call it: boards go by their own names, but for those of the states together */
export const boardName = (board: Board): string => (board === 'state' ? words.stateBoard() : names[board]);
