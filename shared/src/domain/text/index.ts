export * from './cleanText';
export * from './collatorOf';
export * from './foldDigits';
export * from './foldText';
export * from './graphemes';
export * from './readSigns';
