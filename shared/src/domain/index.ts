export * from './bookingNews';
export * from './bookingRules';
export * from './bookingStates';
export * from './categoryName';
export * from './csv';
export * from './dateFormat';
export * from './dateNames';
export * from './desk';
export * from './drawId';
export * from './durations';
export * from './emailReaders';
export * from './errorCodes';
export * from './examBoards';
export * from './hasGivenHours';
export * from './indianClock';
export * from './indianStates';
export * from './initials';
export * from './invoices';
export * from './inWords';
export * from './isSafe';
export * from './languages';
export * from './lessonProblems';
export * from './lessonRoom';
export * from './levels';
export * from './limits';
export * from './live';
export * from './localDays';
export * from './looksLikeEmail';
export * from './money';
export {
  asProperties,
  boardPalette,
  type ColourName,
  darkCardLine,
  darkColours,
  lightColours,
  type Palette,
  printColours,
  standInColours,
  type TileName,
  tileNames,
} from './palette';
export * from './passwords';
export * from './paths';
export * from './payments';
export * from './payouts';
export * from './ratings';
export * from './readRupees';
export * from './returnTo';
export * from './roles';
export * from './roundWait';
export * from './series';
export * from './siteLanguages';
export * from './spokenLanguage';
export * from './text';
export * from './timeProposals';
export * from './times';
export * from './timesOfDay';
export * from './visibleSign';
export * from './webUrl';
export * from './weekdays';
export * from './whiteboard';
export * from './writtenDates';
