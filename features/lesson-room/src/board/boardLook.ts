import type { BoardColour } from '@paadam/shared/domain';

/** What a board is drawn in. */
export interface BoardLook {
  sheet: string;
  /** Of grid and lines. */
  rule: string;
  ground: string;
  selection: string;
  laser: string;
  colours: Record<BoardColour, string>;
}

export const boardLooks: Record<'light' | 'dark', BoardLook> = {
  light: {
    sheet: '#FFFFFF',
    rule: '#DCE5E0',
    ground: '#EEF0EA',
    selection: '#0B6B53',
    laser: '#D6204E',
    colours: {
      ink: '#14211C',
      green: '#1B7F3B',
      blue: '#1257B8',
      violet: '#6B3FC4',
      red: '#C4281E',
      orange: '#B55D00',
    },
  },
  dark: {
    sheet: '#1B2521',
    rule: '#2E3C36',
    ground: '#0C1210',
    selection: '#4CC3A0',
    laser: '#FF6F91',
    colours: {
      ink: '#EAF1ED',
      green: '#63CE87',
      blue: '#7DB6FF',
      violet: '#BBA2FF',
      red: '#FF8A80',
      orange: '#F6BC4E',
    },
  },
};
