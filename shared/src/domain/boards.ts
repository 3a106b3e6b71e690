/** The examining boards whose courses a tutor knows. */
export const boards = ['cbse', 'icse', 'state', 'ib', 'igcse', 'nios'] as const;
export type Board = (typeof boards)[number];

/** The boards' names as screens show them. */
export const boardNames: Readonly<Record<Board, string>> = {
  cbse: 'CBSE',
  icse: 'ICSE',
  state: 'State board',
  ib: 'IB',
  igcse: 'IGCSE',
  nios: 'NIOS',
};
