/**
 * Every colour of the product: screens, the first paint, mails, invoices, preview pictures and the board read them here.
 * `scripts/test/checkColours.mjs` refuses literals elsewhere. To change the brand's colour, change `brand` and its companions
 * in both schemes below, and the shapes of `shell/src/document/favicon.svg`.
 */

/** The tile names, in the order in which lists cycle through them. */
export const tileNames = ['green', 'marigold', 'sky', 'coral', 'violet', 'teal', 'rose', 'slate'] as const;
export type TileName = (typeof tileNames)[number];

type TileColour = `tile-${TileName}-${'ground' | 'ink'}`;
export type ColourName =
  | 'paper'
  | 'surface'
  | 'raised'
  | 'hover'
  | 'ink'
  | 'muted'
  | 'line'
  | 'edge'
  | 'on-brand'
  | 'brand'
  | 'brand-strong'
  | 'brand-soft'
  | 'accent'
  | 'accent-edge'
  | 'accent-soft'
  | 'on-accent'
  | 'good'
  | 'good-soft'
  | 'warn'
  | 'warn-soft'
  | 'bad'
  | 'bad-strong'
  | 'bad-soft'
  | 'on-bad'
  | 'banner'
  | 'on-banner'
  | 'sheet'
  | TileColour;

export type Palette = Record<ColourName, string>;

/** The brand on light and on dark grounds. */
const brand = { light: '#0B6B53', dark: '#4CC3A0' };

export const lightColours: Palette = {
  paper: '#FBFAF6',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  hover: '#F1F3EC',
  ink: '#14211C',
  muted: '#55655E',
  line: '#E2E6DF',
  edge: '#7E8C85',
  'on-brand': '#FFFFFF',
  brand: brand.light,
  'brand-strong': '#08523F',
  'brand-soft': '#E1F0E9',
  accent: '#F2A516',
  'accent-edge': '#B57600',
  'accent-soft': '#FDF1D8',
  'on-accent': '#2B1D00',
  good: '#1B7F3B',
  'good-soft': '#E9F6EB',
  warn: '#9A6200',
  'warn-soft': '#FDF3DC',
  bad: '#B3261E',
  'bad-strong': '#8C1C16',
  'bad-soft': '#FCEBE8',
  'on-bad': '#FFFFFF',
  banner: brand.light,
  'on-banner': '#FFFFFF',
  sheet: '#F8F4EA',
  'tile-green-ground': '#DDF0E6',
  'tile-green-ink': '#0B5E48',
  'tile-marigold-ground': '#FCEBC6',
  'tile-marigold-ink': '#7A4B00',
  'tile-sky-ground': '#DCEEFA',
  'tile-sky-ink': '#0B527F',
  'tile-coral-ground': '#FDE3DA',
  'tile-coral-ink': '#95341A',
  'tile-violet-ground': '#EAE4FA',
  'tile-violet-ink': '#523399',
  'tile-teal-ground': '#D6F0F0',
  'tile-teal-ink': '#0A5A60',
  'tile-rose-ground': '#FBE1EA',
  'tile-rose-ink': '#942152',
  'tile-slate-ground': '#E4E9EE',
  'tile-slate-ink': '#3A4A5C',
};

export const darkColours: Palette = {
  paper: '#101714',
  surface: '#18211D',
  raised: '#202B26',
  hover: '#222E29',
  ink: '#EAF1ED',
  muted: '#A5B5AD',
  line: '#2B3833',
  edge: '#71837A',
  'on-brand': '#0B1512',
  brand: brand.dark,
  'brand-strong': '#7ADCBF',
  'brand-soft': '#173A30',
  accent: '#F6BC4E',
  'accent-edge': '#F6BC4E',
  'accent-soft': '#3A2F17',
  'on-accent': '#211600',
  good: '#63CE87',
  'good-soft': '#173322',
  warn: '#F0B757',
  'warn-soft': '#362B15',
  bad: '#FF8A80',
  'bad-strong': '#FFABA3',
  'bad-soft': '#3B201E',
  'on-bad': '#2B0906',
  banner: '#173A30',
  'on-banner': '#DDF3EA',
  sheet: '#C9D3CC',
  'tile-green-ground': '#173A2F',
  'tile-green-ink': '#8CDCC0',
  'tile-marigold-ground': '#3B2F16',
  'tile-marigold-ink': '#F3CB7C',
  'tile-sky-ground': '#17323F',
  'tile-sky-ink': '#93CDF2',
  'tile-coral-ground': '#40251D',
  'tile-coral-ink': '#FBB09A',
  'tile-violet-ground': '#2C2745',
  'tile-violet-ink': '#C6B6F7',
  'tile-teal-ground': '#143738',
  'tile-teal-ink': '#85D8DA',
  'tile-rose-ground': '#3F212D',
  'tile-rose-ink': '#F7AFCA',
  'tile-slate-ground': '#27313A',
  'tile-slate-ink': '#BFCBD7',
};

/** The line around a card on a dark ground. On a light one a shadow sets it off. */
export const darkCardLine = '#24302B';

/** Documents on paper: black ink, whatever the scheme of the screen. */
export const printColours = {
  paper: '#FFFFFF',
  ink: '#000000',
  muted: '#444444',
  line: '#BBBBBB',
  pdfLine: '#C8CEC6',
  brand: brand.light,
};

/** The page of the stand-in gateway, which must not look like one of ours. */
export const standInColours = {
  light: {
    page: '#f6f5f2',
    card: '#fff',
    text: '#1c1b1a',
    soft: '#5c5a55',
    line: '#dedbd3',
    strip: '#7a4b00',
    'strip-text': '#fff',
    main: '#14532d',
    'main-text': '#fff',
  },
  dark: {
    page: '#161614',
    card: '#22211f',
    text: '#f2f0eb',
    soft: '#b3b0a8',
    line: '#3d3b37',
    strip: '#f5c26b',
    'strip-text': '#231800',
    main: '#86d8a3',
    'main-text': '#06210f',
  },
};

/** The whiteboard: its sheet, its tools, and the inks that people draw with. */
export const boardPalette = {
  light: {
    sheet: '#FFFFFF',
    rule: '#DCE5E0',
    ground: '#EEF0EA',
    selection: brand.light,
    laser: '#D6204E',
    inks: {
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
    selection: brand.dark,
    laser: '#FF6F91',
    inks: {
      ink: '#EAF1ED',
      green: '#63CE87',
      blue: '#7DB6FF',
      violet: '#BBA2FF',
      red: '#FF8A80',
      orange: '#F6BC4E',
    },
  },
};

/**
 * @param colours by name
 * @returns them as CSS custom properties, `--name:value` separated by semicolons
 */
export const asProperties = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
